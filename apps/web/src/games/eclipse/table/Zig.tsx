import { memo } from 'react';
import styles from './Zig.module.css';

interface ZigProps {
  /** The thing behind which it stands. */
  readonly of: string;
  /** The size of what it stands behind, in px. */
  readonly width: number;
  readonly height: number;
}

/** How far it reaches beyond what it stands behind, in parts of its width. */
const OVER = 0.07;

/** A torn edge around what is about to be lost. */
export const Zig = memo(({ of, width, height }: ZigProps) => {
  const over = Math.max(4, width * OVER);
  const [w, h] = [width + 2 * over, height + 2 * over];
  const tooth = Math.max(7, width / 11);
  return (
    <svg
      className={styles.zig}
      data-moves={`zig:${of}`}
      width={w}
      height={h}
      style={{ insetBlockStart: -over, insetInlineStart: -over, inlineSize: w, blockSize: h }}
      aria-hidden="true"
    >
      <polygon
        points={teeth(w, h, tooth)}
        fill="#C4163F"
        stroke="#FFF6E6"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
});

type At = (i: number) => string;

/** Corners and cuts in turn, along one side. */
const along = (n: number, corner: At, cut: At): readonly string[] =>
  Array.from({ length: n }, (_, i) => `${corner(i)} ${cut(i + 0.5)}`);

/** The points of a box whose sides are cut in teeth. */
function teeth(w: number, h: number, size: number): string {
  const [nx, ny, deep] = [Math.round(w / size), Math.round(h / size), size / 2];
  return [
    ...along(
      nx,
      (i) => `${(i * w) / nx},0`,
      (i) => `${(i * w) / nx},${deep}`,
    ),
    ...along(
      ny,
      (i) => `${w},${(i * h) / ny}`,
      (i) => `${w - deep},${(i * h) / ny}`,
    ),
    ...along(
      nx,
      (i) => `${w - (i * w) / nx},${h}`,
      (i) => `${w - (i * w) / nx},${h - deep}`,
    ),
    ...along(
      ny,
      (i) => `0,${h - (i * h) / ny}`,
      (i) => `${deep},${h - (i * h) / ny}`,
    ),
  ].join(' ');
}
