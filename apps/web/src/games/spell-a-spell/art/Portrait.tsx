import { memo } from 'react';
import type { Point } from '../../../kit/draw/geometry.ts';
import { hatch } from '../../../kit/draw/hatch.ts';
import { INK, type Ink } from '../../../kit/draw/inks.ts';
import { EmblemSign } from '../../../kit/EmblemPlate.tsx';

/** More than any frame shows of it. */
const FIELD: readonly Point[] = [
  [-120, -80],
  [120, -80],
  [120, 80],
  [-120, 80],
];

/** Who somebody is while nobody has bewitched them: ink, hatch and emblem, filling whatever frame it stands in. */
export const Portrait = memo(({ ink }: { readonly ink: Ink }) => {
  const { d, width, cap } = hatch(ink, FIELD);
  return (
    <svg
      width="100%"
      height="100%"
      style={{ backgroundColor: `var(--p${ink})`, display: 'block' }}
      aria-hidden="true"
    >
      <svg viewBox="-100 -58 200 116" preserveAspectRatio="xMidYMid slice">
        <path
          d={d}
          stroke={INK}
          strokeWidth={width}
          strokeLinecap={cap}
          opacity={ink === 3 || ink === 6 ? 0.5 : 0.36}
        />
      </svg>
      <svg viewBox="2 2 60 60">
        <EmblemSign ink={ink} />
      </svg>
    </svg>
  );
});
