import { CoverPlate } from '../../../kit/CoverPlate.tsx';
import { type Point, polygon, star } from '../../../kit/draw/geometry.ts';
import { carved, radial, strokes } from '../../../kit/draw/gouge.ts';
import { INK } from '../../../kit/draw/inks.ts';
import { closed, disc, rough } from '../../../kit/draw/path.ts';
import { Marble, type MarbleColour } from '../../../kit/Marble.tsx';

const PITCH = 92;
const ROW = PITCH * 0.866;
const warp = rough(3);

const SUNBEAMS = carved(
  radial({ centre: [360, 60], r0: 30, r1: 560, rays: 34, rows: 3, seed: 6, width: 7 }),
  warp,
);

/** Keeps the grain on the board: a cut counts only when both its ends lie within the hexagon. */
const onBoard = ([x, y]: Point): boolean =>
  Math.abs(y) < 208 && Math.abs(x) * 0.866 + Math.abs(y) * 0.5 < 210;

const GRAIN = carved(
  strokes({
    x: -270,
    y: -260,
    w: 540,
    h: 520,
    rows: 44,
    perRow: 7,
    width: 2.6,
    wave: 7,
    seed: 7,
  }).filter(({ from, to }) => onBoard(from) && onBoard(to)),
  rough(5, 1.4),
);

const HOLES = [-2, -1, 0, 1, 2].flatMap((row) =>
  Array.from({ length: 5 - Math.abs(row) }, (_, i): Point => {
    const inRow = 5 - Math.abs(row);
    return [(i - (inRow - 1) / 2) * PITCH, row * ROW];
  }),
);
const holes = (dx: number, dy: number, r: number): string =>
  HOLES.map(([x, y]) => disc([x + dx, y + dy], r)).join('');

const hexagon = (r: number): string => closed(polygon(6, [0, 0], r));

const MARBLES: readonly (readonly [MarbleColour, x: number, y: number])[] = [
  ['black', -PITCH, 0],
  ['black', 0, 0],
  ['black', PITCH, 0],
  ['bone', PITCH * 2, 0],
  ['bone', -PITCH, -ROW * 2],
  ['bone', 0, -ROW * 2],
  ['black', PITCH / 2, ROW],
  ['black', -PITCH / 2, ROW],
  ['black', 0, ROW * 2],
];

/** Three black marbles push a bone one over the rim. */
export const Cover = () => (
  <CoverPlate ground="#D9A441">
    <path d={SUNBEAMS} fill="#F2CE7D" />
    <g transform="translate(122 264) rotate(-50) scale(.78)">
      <path d={hexagon(262)} fill={INK} transform="translate(2 12)" />
      <path d={hexagon(262)} fill="#3B2A1D" />
      <path d={hexagon(246)} fill="#8B6540" />
      <path d={GRAIN} fill="#73512F" />
      <path d={holes(0, 0, 33)} fill="#B58A5E" />
      <path d={holes(-1, -2, 32)} fill="#4F3620" />
      <path d={holes(2, 3, 28)} fill="#75532F" />
      {MARBLES.map(([colour, x, y]) => (
        <Marble key={`${x} ${y}`} colour={colour} x={x} y={y} r={43} />
      ))}
      <g transform={`translate(${PITCH * 3.04} 0)`}>
        <path
          d={closed(star(14, [0, 0], [72, 56]))}
          fill="#C1354A"
          stroke={INK}
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <Marble colour="bone" r={43} shadow={false} />
      </g>
    </g>
  </CoverPlate>
);
