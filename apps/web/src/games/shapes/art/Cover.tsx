import { CoverPlate } from '../../../kit/CoverPlate.tsx';
import { polygon, star } from '../../../kit/draw/geometry.ts';
import { carved, radial, speckle } from '../../../kit/draw/gouge.ts';
import { INK } from '../../../kit/draw/inks.ts';
import { closed, disc, rough } from '../../../kit/draw/path.ts';

const CREAM = '#FBF2DD';
const KRAFT = '#F1E0BC';

const GLOW = carved(
  radial({ centre: [200, 200], r0: 96, r1: 330, rays: 32, rows: 2, seed: 17, width: 8 }),
  rough(3),
);

const FORMS = [
  { d: disc([142, 142], 104), fill: '#2F6FB5' },
  { d: 'M188 156L362.3 180.5L337.8 354.8L163.5 330.3Z', fill: '#1E8A6B' },
  { d: 'M212 28L352 250L76 262Z', fill: '#D9485B' },
  { d: closed(polygon(6, [112, 292], 92, 14)), fill: '#9A6BCB' },
  { d: closed(star(5, [300, 120], [92, 40], -84)), fill: '#F0B43A' },
] as const;

const FLECKS = speckle({ x: 0, y: 0, w: 410, h: 400 }, { count: 2100, size: 1.35, seed: 7 });

/** A printer's cross, by which the five inks are laid over each other. */
const CROSSES = [
  [48, 56],
  [352, 56],
  [48, 344],
  [352, 344],
]
  .map(([x, y]) => `M${x} ${y}m-15 0h30m-15-15v30m-8-15a8 8 0 1 0 16 0a8 8 0 1 0-16 0`)
  .join('');

// in the drawing itself and not in a sheet, so that the picture can also be printed outside a page
const OVERPRINT = { mixBlendMode: 'multiply' } as const;

/** Five spot inks printed over each other, and their key outline a little out of register. */
export const Cover = () => (
  <CoverPlate ground={CREAM}>
    <path d={GLOW} fill={KRAFT} />
    <path d={CROSSES} fill="none" stroke={INK} strokeWidth="2.6" />
    {FORMS.map(({ d, fill }, i) => (
      <path
        key={d}
        d={`M${214 + i * 20} 350h16v14h-16Z`}
        fill={fill}
        stroke={INK}
        strokeWidth="2.4"
      />
    ))}
    <g transform="translate(200 198) scale(.84) translate(-208 -190)">
      <g style={{ isolation: 'isolate' }}>
        {FORMS.map(({ d, fill }) => (
          <path key={d} d={d} fill={fill} style={OVERPRINT} />
        ))}
      </g>
      <g fill="none" stroke={INK} strokeWidth="5" strokeLinejoin="round" transform="translate(5 4)">
        {FORMS.map(({ d }) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={FLECKS} fill={CREAM} />
    </g>
  </CoverPlate>
);
