import { clean, strokes } from './draw/gouge.ts';
import { INK, PAPER } from './draw/inks.ts';
import styles from './Tile.module.css';

interface TileProps {
  /** Empty: a tile that is still to be chosen for. */
  readonly letter: string;
  /** What is spoken for it: the letter's name rather than the glyph. */
  readonly label: string;
  /** A small mark in the corner, such as a value. */
  readonly mark?: string;
  /** The word on a tile of fog, which stands for any letter. */
  readonly fog?: string;
  readonly size?: keyof typeof SIDES;
}

/** Side in px; `sm` is the smallest at which letters that look alike are told apart. */
const SIDES = { sm: 44, md: 56, lg: 72 } as const;

const GRAIN = clean(
  strokes({ x: -38, y: -44, w: 76, h: 86, rows: 9, perRow: 2, width: 1.1, seed: 1511 }),
);
const MIST = clean(
  strokes({ x: -38, y: -44, w: 76, h: 86, rows: 11, perRow: 2, width: 2.4, wave: 3, seed: 4 }),
);

const Fog = ({ word, low }: { readonly word: string; readonly low: boolean }) => (
  <g transform={`translate(0 ${low ? 34 : 0})`}>
    <rect x="-34" y="-11" width="68" height="22" fill={INK} />
    <text className={styles.word} fill={PAPER}>
      {word}
    </text>
  </g>
);

/** A block of wood type, or of fog. */
export const Tile = ({ letter, label, mark, fog, size = 'md' }: TileProps) => {
  const foggy = fog !== undefined;
  return (
    <svg
      className={styles.tile}
      width={SIDES[size]}
      height={SIDES[size] * 1.1}
      viewBox="-45 -51 94 104"
      role="img"
      aria-label={label}
    >
      <path className={styles.shadow} d="M-42 -48H42V46H-42Z" transform="translate(5 6)" />
      <rect
        x="-42"
        y="-48"
        width="84"
        height="94"
        rx="3"
        fill={foggy ? '#C9D3D6' : '#F3E3BF'}
        stroke={INK}
        strokeWidth="4.5"
        strokeDasharray={foggy ? '10 5' : undefined}
      />
      <path d={foggy ? MIST : GRAIN} fill={foggy ? PAPER : '#C9A871'} />
      <text className={styles.letter} y={foggy ? -12 : 0} fill={INK}>
        {letter}
      </text>
      {mark !== undefined && (
        <text className={styles.mark} x="-34" y="38" fill={INK}>
          {mark}
        </text>
      )}
      {foggy && <Fog word={fog} low={letter !== ''} />}
    </svg>
  );
};
