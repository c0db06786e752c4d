// The skeleton of a right hand in space: x to the thumb's side, y to the fingertips, z out of the palm.
// The palm is 68 units wide.

/** A place in the hand's own space. */
export type Point3 = readonly [x: number, y: number, z: number];

/** A joint with the thickness of the flesh around it. */
export interface Joint {
  readonly at: Point3;
  readonly r: number;
}

/** Folded, straight, hooked, curved to a ring, curved less, as around a cup. */
export type Bend = 'x' | 's' | 'h' | 'o' | 'c';

/** Where a bone points, in degrees: from the fingers to the thumb's side, and out of the palm. */
type Aim = readonly [aside: number, out: number];

/** Where the three bones of a thumb point. */
export type ThumbAims = readonly [Aim, Aim, Aim];

const FINGERS = [
  { root: [25, 70, 2], lengths: [35, 22, 17], slim: 1 },
  { root: [8.5, 74, 1], lengths: [39, 25, 18], slim: 1.02 },
  { root: [-8.5, 71, 0], lengths: [36, 23, 17], slim: 0.98 },
  { root: [-24, 62, -2], lengths: [27, 17, 15], slim: 0.86 },
] as const satisfies readonly { root: Point3; lengths: readonly number[]; slim: number }[];
const KNUCKLE = 9.8;
const THICKNESS = [8.9, 7.8, 6.6] as const;

/** How much knuckle and joints of a finger bend, in degrees. */
const BENDS: Readonly<Record<Bend, readonly [number, number, number]>> = {
  s: [4, 5, 4],
  x: [82, 100, 62],
  h: [-4, 70, 46],
  o: [44, 48, 38],
  c: [22, 36, 30],
};

const THUMB_ROOT: Joint = { at: [14, 10, 8], r: 5 };
const THUMB = [
  { length: 35, r: 11.2 },
  { length: 27, r: 9.8 },
  { length: 20, r: 8 },
] as const;

/** The outline of the palm: knuckles, then down the little finger's side and up the thumb's. */
export const PALM: readonly Joint[] = [
  { at: [25, 66, 0], r: 10 },
  { at: [8.5, 71, 1], r: 10 },
  { at: [-8.5, 68, 0], r: 10 },
  { at: [-24, 58, -1], r: 10 },
  { at: [-21, 22, 3], r: 11 },
  { at: [17, 14, 3], r: 10 },
  { at: [13, -2, 0], r: 9.5 },
  { at: [-13, -2, 0], r: 9.5 },
];

/** The two sides of the wrist. */
export const WRIST: readonly Joint[] = PALM.slice(-2);

/** The corners between which the skin stretches when the thumb is held out; the third is the thumb's ball. */
export const WEB: readonly Joint[] = [
  { at: [14, 10, 2], r: 11 },
  { at: [25, 48, 0], r: 10 },
];

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

const onward = ([x, y, z]: Point3, [aside, out]: Aim, length: number): Point3 => {
  const flat = Math.cos(rad(out)) * length;
  return [
    x + Math.sin(rad(aside)) * flat,
    y + Math.cos(rad(aside)) * flat,
    z + Math.sin(rad(out)) * length,
  ];
};

/** The joints of finger 0 (index) to 3 from knuckle to tip; it leans to the thumb's side and is raised, in degrees. */
export const finger = (
  which: 0 | 1 | 2 | 3,
  bend: Bend,
  [lean, lift]: readonly [lean: number, lift: number],
): readonly Joint[] => {
  const { root, lengths, slim } = FINGERS[which];
  const joints: Joint[] = [{ at: root, r: KNUCKLE * slim }];
  let [at, flex]: [Point3, number] = [root, -lift];
  for (const k of [0, 1, 2] as const) {
    flex += BENDS[bend][k];
    at = onward(at, [lean, flex], lengths[k]);
    joints.push({ at, r: THICKNESS[k] * slim });
  }
  return joints;
};

/** The joints of the thumb from its root in the palm to its tip. */
export const thumb = (aims: ThumbAims): readonly Joint[] => {
  const joints = [THUMB_ROOT];
  let at = THUMB_ROOT.at;
  for (const k of [0, 1, 2] as const) {
    at = onward(at, aims[k], THUMB[k].length);
    joints.push({ at, r: THUMB[k].r });
  }
  return joints;
};
