import { CoverPlate } from '../../../kit/CoverPlate.tsx';
import { curve, star } from '../../../kit/draw/geometry.ts';
import { carved, radial, rings } from '../../../kit/draw/gouge.ts';
import { INK, INK_COLOUR } from '../../../kit/draw/inks.ts';
import { carvedShape, closed, rough } from '../../../kit/draw/path.ts';
import { HandPrint } from '../../../kit/hand/Hand.tsx';

const WINE = '#7A2440';
const GOLD = '#F2C24E';
const warp = rough(3);

const LIGHT = carved(
  radial({ centre: [200, 232], r0: 40, r1: 360, rays: 30, rows: 2, seed: 21, width: 9 }),
  warp,
);
const ARCH = carvedShape(
  [
    [-20, -20],
    [420, -20],
    [420, 420],
    [376, 420],
    ...curve(
      [
        [376, 420],
        [384, 250],
        [330, 92],
        [200, 88],
      ],
      24,
    ),
    ...curve(
      [
        [200, 88],
        [70, 92],
        [16, 250],
        [24, 420],
      ],
      24,
    ),
    [-20, 420],
  ],
  warp,
);
const VAULT = carved(
  rings({
    centre: [200, 300],
    r0: 212,
    r1: 396,
    count: 8,
    width: 3.2,
    per: 13,
    a0: 180,
    a1: 360,
    seed: 3,
  }),
  warp,
);
const SPARKS = [
  closed(star(4, [66, 150], [20, 5])),
  closed(star(4, [338, 152], [16, 4])),
  closed(star(4, [200, 118], [26, 6])),
].join('');

const ROBE = 'M-36 104H36L66 202H-66Z';
const TRIM = [
  closed(star(4, [0, 158], [14, 4])),
  closed(star(4, [-28, 150], [7, 2])),
  closed(star(4, [28, 150], [7, 2])),
].join('');

/** Three gestures under a vault: paper, rock, scissors. */
export const Cover = () => (
  <CoverPlate ground={GOLD}>
    <path d={LIGHT} fill="#FFF3D0" />
    <path d={ARCH} fill={WINE} />
    <path d={VAULT} fill={GOLD} />
    <g transform="translate(92 292) rotate(76)">
      <HandPrint gesture="open" ink={2} />
    </g>
    <g transform="translate(310 294) rotate(104)">
      <HandPrint gesture="vee" ink={4} />
    </g>
    <g transform="translate(200 196) scale(1.18)">
      <path d={ROBE} fill={INK_COLOUR[1]} stroke={INK} strokeWidth="5.4" />
      <path d={TRIM} fill={GOLD} />
      <g transform="translate(0 34)">
        <HandPrint gesture="ready" ink={1} within={[150, 146]} />
      </g>
    </g>
    <path d={SPARKS} fill={WINE} />
  </CoverPlate>
);
