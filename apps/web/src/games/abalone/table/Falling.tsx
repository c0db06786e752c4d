import type { Player } from '@kesem/engine/games/abalone/chapters/players';
import { sideOf } from '@kesem/engine/games/abalone/chapters/players';
import { opposing } from '@kesem/engine/games/abalone/chapters/position';
import { useEffect, useRef } from 'react';
import { afterPaint } from '../../../kit/afterPaint.ts';
import type { Point } from '../../../kit/draw/geometry.ts';
import { FallSeal, Marble } from '../../../kit/Marble.tsx';
import styles from '../Board.module.css';
import type { Motion } from '../timeline.ts';
import { COLOURS } from './art.ts';
import type { Bottom } from './layout.ts';
import { BOX, FALLEN, MARBLE, moved, pointOf, seen } from './layout.ts';

interface FallingProps {
  readonly motion: Motion;
  readonly bottom: Bottom;
  /** Where it sets out: its cell, or the rim where a preview had put it already. */
  readonly from: 'cell' | 'rim';
}

/** A marble that is struck at the rim, hangs there, and falls into the tray of whoever pushed it, or towards it where none is in sight. */
export const Falling = ({ motion, bottom, from }: FallingProps) => {
  const marble = useRef<SVGGElement>(null);
  useEffect(() => {
    let marked: readonly Element[] = [];
    const callOff = afterPaint(() => {
      if (!marble.current || !motion.fall) return;
      marked = aim(marble.current, pointOf(motion.fall.from, bottom), motion.by);
      for (const one of marked) one.setAttribute('data-aimed', '');
    });
    return () => {
      callOff();
      for (const one of marked) one.removeAttribute('data-aimed');
    };
  }, [motion, bottom]);
  if (!motion.fall) return null;
  const [x, y] = pointOf(motion.fall.from, bottom);
  const [rx, ry] = moved([x, y], { dir: motion.dir, steps: FALLEN }, bottom);
  const delay = { animationDelay: `${motion.fall.delay}ms` };
  return (
    <g key={motion.id}>
      <g className={styles.blow} style={delay}>
        <FallSeal x={rx} y={ry} r={44} />
      </g>
      <g
        ref={marble}
        className={styles.fall}
        data-way={seen(motion.dir, bottom)}
        data-to={motion.by === bottom ? 'bottom' : 'top'}
        data-from={from}
        style={delay}
      >
        <Marble colour={COLOURS[opposing(sideOf(motion.by))]} x={x} y={y} r={MARBLE} />
      </g>
    </g>
  );
};

/** How much of a tray's height a marble in it takes. */
const HOLE = 0.65;

/** Tells the motion where the tray lies, seen from the marble, and how small a marble is there. Returns the tray and the table it leaves; nothing where no tray is in sight. */
function aim(marble: SVGGElement, [x, y]: Point, by: Player): readonly Element[] {
  const tray = document.querySelector(`[data-tray="${by}"]`);
  const at = tray?.getBoundingClientRect();
  const art = marble.ownerSVGElement?.getBoundingClientRect();
  if (!tray || !at || !art || at.bottom < 0 || at.top > innerHeight) return [];
  const unit = BOX.w / (art.width || BOX.w);
  const [left, top] = [at.left + at.width / 2 - art.left, at.top + at.height / 2 - art.top];
  marble.style.setProperty('--to-size', `${(at.height * unit * HOLE) / (2 * MARBLE)}`);
  marble.style.setProperty('--to-x', `${BOX.x + left * unit - x}px`);
  marble.style.setProperty('--to-y', `${BOX.y + top * unit - y}px`);
  const table = marble.closest('[data-board]');
  return table ? [tray, table] : [tray];
}
