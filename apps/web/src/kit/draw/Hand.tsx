// A hand from a few numbers: drawn outline first, so that fingers merge with the palm and folded ones lie over it.
import type { ReactNode } from 'react';
import { clean, lens, type Mark } from './gouge.ts';
import { hatch } from './hatch.ts';
import { INK, INK_COLOUR, type Ink, PAPER } from './inks.ts';
import type { Point } from './shapes.ts';

type Finger = 'straight' | 'folded';

interface HandProps {
  readonly thumb: 'out' | 'folded';
  /** Index to little finger, each with its lean in degrees when straight. */
  readonly fingers: readonly [FingerPose, FingerPose, FingerPose, FingerPose];
  readonly cuff: Ink;
  readonly line?: number;
}
type FingerPose = readonly [Finger, lean?: number];

const BASE = [-25.5, -8.5, 8.5, 25.5];
const LENGTH = [58, 66, 60, 46];
const WIDTH = [17, 17.5, 17, 15.5];
const PALM = 'M-35 2Q-35 -15 -24 -15L25 -15Q35 -13 34 4L30 52Q28 66 20 74L-18 74Q-27 64 -31 48Z';
const CUFF = 'M-24 66H24L44 132H-44Z';
const CUFF_CORNERS: readonly Point[] = [
  [-24, 66],
  [24, 66],
  [44, 132],
  [-44, 132],
];
const FRILL = 'M-31 66H31L35 82L26 77L17 84L9 77L0 84L-9 77L-17 84L-26 77L-35 82Z';
const PALM_SHADE = [
  lens([28, 0], [24, 58], 2.4),
  lens([21, 14], [17, 62], 2),
  lens([14, 30], [11, 66], 1.8),
];
const PALM_LINES = [
  lens([-22, 6], [20, 0], 2),
  lens([-22, 22], [16, 14], 2),
  lens([-18, 10], [-10, 54], 2),
];

const Limb = (props: { d: string; width: number; line: number; cuts: readonly Mark[] }) => (
  <>
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={props.d} stroke={INK} strokeWidth={props.width + props.line * 2 - 3} />
      <path d={props.d} stroke={PAPER} strokeWidth={props.width - 3} />
    </g>
    <path d={clean(props.cuts)} fill={INK} />
  </>
);

const straight = (i: number, lean: number, line: number): ReactNode => {
  const [b, length, w] = [BASE[i] ?? 0, LENGTH[i] ?? 60, WIDTH[i] ?? 17];
  const [sin, cos] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
  const [x, y] = [b + sin * length, -6 - cos * length];
  const [kx, ky] = [b + sin * length * 0.42, -8 - cos * length * 0.42];
  const cuts = [
    lens([b + w * 0.22 + sin * 8, -14], [x + w * 0.2, y + 6], 1.7),
    lens([kx - 4, ky], [kx + 4, ky], 1.6),
  ];
  return <Limb key={i} d={`M${b} 2L${x} ${y}`} width={w} line={line} cuts={cuts} />;
};

const folded = (i: number, line: number): ReactNode => {
  const [b, w] = [BASE[i] ?? 0, WIDTH[i] ?? 17];
  const cuts = [
    lens([b - 5, -14], [b + 4, -14], 1.4),
    lens([b + w * 0.2, -2], [b + w * 0.2, 20], 1.5),
  ];
  return <Limb key={i} d={`M${b} -10L${b} 20`} width={w} line={line} cuts={cuts} />;
};

const Thumb = ({ thumb, line }: { readonly thumb: 'out' | 'folded'; readonly line: number }) =>
  thumb === 'out' ? (
    <Limb
      d="M-14 42Q-34 34 -58 4"
      width={20}
      line={line}
      cuts={[lens([-30, 38], [-54, 12], 1.6)]}
    />
  ) : (
    <Limb d="M-24 46Q-22 26 2 25" width={19} line={line} cuts={[lens([-14, 35], [4, 30], 1.4)]} />
  );

const Sleeve = ({ cuff, line }: { readonly cuff: Ink; readonly line: number }) => {
  const { d, width, cap } = hatch(cuff, CUFF_CORNERS);
  return (
    <g stroke={INK} strokeLinejoin="round">
      <path d={CUFF} fill={INK_COLOUR[cuff]} stroke="none" />
      <path d={d} strokeWidth={width} strokeLinecap={cap} opacity=".55" />
      <path d={CUFF} fill="none" strokeWidth={line} />
      <path d={FRILL} fill={PAPER} strokeWidth={line * 0.8} />
    </g>
  );
};

/** A hand of about 180 units, wrist down, centred on the palm. */
export const Hand = ({ thumb, fingers, cuff, line = 5.4 }: HandProps) => {
  const open = fingers.every(([pose]) => pose === 'straight');
  const shade = clean(open ? [...PALM_SHADE, ...PALM_LINES] : PALM_SHADE);
  return (
    <>
      <path d={PALM} fill={INK} stroke={INK} strokeWidth={line * 2 - 3} strokeLinejoin="round" />
      {thumb === 'out' && <Thumb thumb={thumb} line={line} />}
      {fingers.map(([pose, lean = 0], i) => pose === 'straight' && straight(i, lean, line))}
      <path d={PALM} fill={PAPER} />
      <path d={shade} fill={INK} />
      {fingers.map(([pose], i) => pose === 'folded' && folded(i, line))}
      {thumb === 'folded' && <Thumb thumb={thumb} line={line} />}
      <Sleeve cuff={cuff} line={line} />
    </>
  );
};
