import { nameOf } from '@kesem/engine/games/abalone/chapters/geometry';
import { startBoard, startNamed } from '@kesem/engine/games/abalone/chapters/starts';
import { INK, PAPER } from '../../../kit/draw/inks.ts';
import { pointOf } from '../table/layout.ts';

const R = 40;
const FILL = { '.': '#C9A66B', b: INK, w: PAPER } as const;

/** A start position as it lies, 61 discs, small enough for a chip; nothing for a name that is none. */
export const StartPicture = ({ value }: { readonly value: unknown }) => {
  const start = typeof value === 'string' ? startNamed(value) : null;
  if (start === null) return null;
  return (
    <svg width="44" height="40" viewBox="-460 -410 920 820" aria-hidden="true">
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
