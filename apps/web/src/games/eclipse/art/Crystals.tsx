import type { Point } from '../../../kit/draw/geometry.ts';
import { clean, lens } from '../../../kit/draw/gouge.ts';

const PRISMS = [
  { tip: [-34, -72], w: 13 },
  { tip: [36, -66], w: 12 },
  { tip: [-14, -112], w: 15 },
  { tip: [16, -92], w: 14 },
  { tip: [0, -58], w: 13 },
] as const satisfies readonly { tip: Point; w: number }[];

const facet = ([x, y]: Point, w: number): string => {
  const foot = x * 0.35;
  return clean(
    Array.from({ length: 6 }, (_, i) => {
      const t = 0.12 + i * 0.14;
      const at: Point = [x + 2 + (foot - x) * t, y + 24 + (-22 - y) * t];
      return lens(at, [at[0] + w - 4, at[1] - 5], 1.1);
    }),
  );
};

/** A group of power stones that grow from one foot at 0, 112 units tall. */
export const Crystals = ({ fill, line }: { readonly fill: string; readonly line: string }) =>
  PRISMS.map(({ tip: [x, y], w }) => (
    <g key={x}>
      <path
        d={`M${x * 0.35 - w} 6L${x - w} ${y + 18}L${x} ${y}L${x + w} ${y + 14}L${x * 0.35 + w} 6Z`}
        fill={fill}
        stroke={line}
        strokeWidth="3.4"
        strokeLinejoin="round"
      />
      <path
        d={`M${x + 1} ${y + 4}L${x + 2} ${y + 24}L${x * 0.35 + 2} 2`}
        fill="none"
        stroke={line}
        strokeWidth="2"
      />
      <path d={facet([x, y], w)} fill={line} />
    </g>
  ));
