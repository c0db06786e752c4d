import { type ReactNode, useId } from 'react';
import { INK, PAPER } from '../draw/inks.ts';
import styles from './CardPrint.module.css';
import type { Cut } from './skins.ts';

interface CardPrintProps {
  readonly cut: Pick<Cut, 'outline' | 'window' | 'print'>;
  /** In units of which a card is 150 wide. */
  readonly height: number;
  /** The print, drawn on 150×120 units. */
  readonly art: ReactNode;
  /** The ink of the window behind the print. */
  readonly ground: string;
  /** What else is printed, on top. */
  readonly children?: ReactNode;
}

/** A card's outline with its shadow and the halo of whatever is marked, and the print in its window. */
export const CardPrint = ({ cut, height, art, ground, children }: CardPrintProps) => {
  const clip = useId();
  const { outline, window, print } = cut;
  return (
    <svg className={styles.block} viewBox={`0 0 150 ${height}`} aria-hidden="true">
      <path d={outline} data-halo="" fill="none" />
      <path d={outline} className={styles.shadow} transform="translate(4 5)" />
      <path d={outline} fill={PAPER} stroke={INK} strokeWidth="2.8" strokeLinejoin="round" />
      <clipPath id={clip}>
        <path d={window} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={window} fill={ground} />
        <svg
          x={print.x}
          y={print.y}
          width={print.w}
          height={print.h}
          viewBox="0 0 150 120"
          preserveAspectRatio="xMidYMid slice"
        >
          {art}
        </svg>
      </g>
      <path d={window} fill="none" stroke={INK} strokeWidth="2.6" />
      {children}
    </svg>
  );
};
