import type { Cell } from '@kesem/engine/games/abalone/chapters/geometry';
import { nameOf, next } from '@kesem/engine/games/abalone/chapters/geometry';
import { memo, useId } from 'react';
import styles from '../Board.module.css';
import { FRAME, GRAIN, GROOVES, HOLES } from './art.ts';
import type { Bottom } from './layout.ts';
import { moved, pointOf, rowsOf } from './layout.ts';

/** The empty board: nothing in it ever changes. */
export const BoardArt = memo(() => {
  const field = useId();
  return (
    <>
      <path d={FRAME.edge} className={styles.shadow} transform="translate(10 12)" />
      <path d={FRAME.edge} fill="#3B2A1D" stroke="#211A12" strokeWidth="5" strokeLinejoin="round" />
      <path d={FRAME.light} fill="#A67C52" />
      <path d={FRAME.dark} fill="#6E4D2F" />
      <path d={FRAME.groove} fill="#3B2A1D" />
      <path d={FRAME.field} fill="#8B6540" />
      <clipPath id={field}>
        <path d={FRAME.field} />
      </clipPath>
      <g clipPath={`url(#${field})`}>
        <path d={GRAIN.dark} fill="#7A5635" />
        <path d={GRAIN.light} fill="#9C7349" />
      </g>
      <path d={GROOVES} stroke="#5F4229" strokeWidth="4.5" fill="none" />
      <path d={HOLES.rim} fill="#B58A5E" />
      <path d={HOLES.shade} fill="#4F3620" />
      <path d={HOLES.floor} fill="#75532F" />
    </>
  );
});

/** Letters beside the rows and digits below the diagonals, on the rim. */
export const Coordinates = ({ bottom }: { readonly bottom: Bottom }) => (
  <g className={styles.coordinates}>
    {rowsOf(0).map(([first = 0]) => (
      <Label
        key={nameOf(first)}
        cell={first}
        dir="W"
        bottom={bottom}
        text={nameOf(first).charAt(0)}
      />
    ))}
    {rowsOf(0)
      .flat()
      .filter((cell) => next(cell, 'SE') === null)
      .map((cell) => (
        <Label key={cell} cell={cell} dir="SE" bottom={bottom} text={nameOf(cell).charAt(1)} />
      ))}
  </g>
);

interface LabelProps {
  readonly cell: Cell;
  readonly dir: 'W' | 'SE';
  readonly bottom: Bottom;
  readonly text: string;
}

const Label = ({ cell, dir, bottom, text }: LabelProps) => {
  const [x, y] = moved(pointOf(cell, bottom), { dir, steps: 0.83 }, bottom);
  return (
    <text x={x} y={y}>
      {text}
    </text>
  );
};
