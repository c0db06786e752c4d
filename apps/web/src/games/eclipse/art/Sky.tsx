import type { Point } from '../../../kit/draw/geometry.ts';
import { clean, radial, rings, strokes } from '../../../kit/draw/gouge.ts';
import { hatch } from '../../../kit/draw/hatch.ts';
import { INK } from '../../../kit/draw/inks.ts';
import { closed } from '../../../kit/draw/path.ts';
import { seeded } from '../../../kit/draw/random.ts';
import { HATCHES, type Inks, type Tone } from './tone.ts';

interface SkyProps {
  readonly tone: Tone;
  readonly inks: Inks;
  /** The same seed always cuts the same block. */
  readonly seed: number;
}

/** Where the sun or the moon stands on 150×120 units, and how large it is. */
interface Place {
  readonly at: Point;
  readonly r: number;
}

const PLACES: readonly Place[] = [
  { at: [75, 56], r: 45 },
  { at: [112, 36], r: 27 },
  { at: [38, 36], r: 27 },
  { at: [75, 92], r: 52 },
];

const placeOf = (seed: number): Place => PLACES[seed % PLACES.length] ?? { at: [75, 56], r: 45 };

const rays = ({ at, r }: Place, seed: number): string =>
  clean(radial({ centre: at, r0: r + 5, r1: r + 105, rays: 24, rows: 2, width: 2, seed }));

const clouds = (seed: number): string =>
  clean(strokes({ x: -5, y: 0, w: 160, h: 100, rows: 13, perRow: 4, width: 1.4, wave: 4, seed }));

const seas = ({ at, r }: Place, seed: number): string =>
  clean(rings({ centre: at, r0: r * 0.45, r1: r * 0.85, count: 3, width: 1, per: 5, seed }));

/** The disc: a whole sun by light, a moon with seas in the dark, one before the other in an eclipse. */
const Disc = ({ tone, inks, seed }: SkyProps) => {
  const place = placeOf(seed);
  const [x, y] = place.at;
  if (tone === 'eclipse') {
    return (
      <>
        <circle cx={x} cy={y} r={place.r} fill={inks.cut} stroke={INK} strokeWidth="2" />
        <circle cx={x + 6} cy={y - 5} r={place.r - 4} fill={inks.disc} />
      </>
    );
  }
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={place.r}
        fill={inks.disc}
        stroke={tone === 'light' ? INK : inks.cut}
        strokeWidth="2"
      />
      <path d={seas(place, seed)} fill={inks.cut} opacity={tone === 'light' ? 0.6 : 0.8} />
    </>
  );
};

/** The ground at the foot, its slope by the seed, hatched by the energy. */
const Hill = ({ tone, inks, seed }: SkyProps) => {
  const random = seeded(seed);
  const [left, right] = [92 + random() * 14, 92 + random() * 14];
  const outline: readonly Point[] = [
    [-2, left],
    [152, right],
    [152, 122],
    [-2, 122],
  ];
  const { d, width, cap } = hatch(HATCHES[tone], outline);
  return (
    <>
      <path d={closed(outline)} fill={inks.ground} stroke={INK} strokeWidth="2.4" />
      <path d={d} stroke={inks.cut} strokeWidth={width * 0.8} strokeLinecap={cap} />
    </>
  );
};

/** What stands behind every subject, on 150×120 units: rays or clouds, sun or moon, and the ground. */
export const Sky = (props: SkyProps) => {
  const { inks, seed } = props;
  return (
    <>
      <path d={seed % 3 === 0 ? clouds(seed) : rays(placeOf(seed), seed)} fill={inks.cut} />
      <Disc {...props} />
      <Hill {...props} />
    </>
  );
};
