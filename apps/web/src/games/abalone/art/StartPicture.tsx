import { nameOf } from '@kesem/engine/games/abalone/chapters/geometry';
import { startBoard, startNamed } from '@kesem/engine/games/abalone/chapters/starts';
import { polygon } from '../../../kit/draw/geometry.ts';
import { INK, PAPER } from '../../../kit/draw/inks.ts';
import { closed } from '../../../kit/draw/path.ts';
import { pointOf } from '../table/layout.ts';

const R = 40;
const FILL = { '.': '#8A5A2B', b: INK, w: PAPER } as const;
const BOARD = closed(polygon(6, [0, 0], 500));

/** A start position as it lies, 61 discs, small enough for a chip; nothing for a name that is none. */
export const StartPicture = ({ value }: { readonly value: unknown }) => {
  const start = typeof value === 'string' ? startNamed(value) : null;
  if (start === null) return null;
  return (
    <svg width="46" height="40" viewBox="-510 -443 1020 886" aria-hidden="true">
      <path d={BOARD} fill="#D9A441" stroke={INK} strokeWidth="18" />
      {startBoard(start).map((content, cell) => {
        const [cx, cy] = pointOf(cell, 0);
        const r = content === '.' ? R * 0.45 : R;
        return (
          <circle
            key={nameOf(cell)}
            cx={cx}
            cy={cy}
            r={r}
            fill={FILL[content]}
            stroke={INK}
            strokeWidth={content === 'w' ? 12 : 0}
          />
        );
      })}
    </svg>
  );
};
