// Every gesture as data: five fingers, how they stand to each other, and how the hand is turned.
import type { Bend, ThumbAims } from './bones.ts';
import type { Turn } from './picture.ts';

/** A gesture of a right hand that points to the left of the picture. */
export interface Pose extends Turn {
  readonly thumb: keyof typeof THUMBS;
  /** Index to little finger. */
  readonly fingers: readonly [Bend, Bend, Bend, Bend];
  readonly stance: keyof typeof STANCES;
  /** How far each finger is raised at the knuckle, in degrees. */
  readonly lift?: readonly [number, number, number, number];
}

/** How far each finger leans to the thumb's side, in degrees. */
export const STANCES = {
  closed: [-3, 0, 3, 6],
  spread: [15, 4, -8, -21],
  vee: [13, -9, 0, 3],
  gap: [8, 11, -11, -9],
  crossed: [-21, 16, 3, 6],
  wings: [8, 0, 0, -14],
} as const;

interface Thumb {
  readonly aims: ThumbAims;
  /** Held out with the skin stretched, lying over palm and fingers, or grown out of the palm. */
  readonly lies: 'out' | 'over' | 'along';
}

/** What a thumb does; `pin` holds the ring finger down, `pinLittle` the little one. */
export const THUMBS = {
  out: {
    aims: [
      [52, 14],
      [48, 4],
      [40, 0],
    ],
    lies: 'out',
  },
  wide: {
    aims: [
      [62, 14],
      [80, 4],
      [86, 0],
    ],
    lies: 'out',
  },
  beside: {
    aims: [
      [26, 14],
      [8, 6],
      [2, 4],
    ],
    lies: 'out',
  },
  over: {
    aims: [
      [12, 46],
      [-42, 24],
      [-84, -20],
    ],
    lies: 'over',
  },
  pin: {
    aims: [
      [14, 40],
      [-38, 14],
      [-52, -6],
    ],
    lies: 'over',
  },
  pinLittle: {
    aims: [
      [12, 42],
      [-52, 8],
      [-60, -14],
    ],
    lies: 'over',
  },
  claw: {
    aims: [
      [40, 62],
      [10, 66],
      [0, 10],
    ],
    lies: 'along',
  },
  ring: {
    aims: [
      [36, 50],
      [6, 40],
      [0, 22],
    ],
    lies: 'along',
  },
  cup: {
    aims: [
      [40, 60],
      [6, 54],
      [0, 30],
    ],
    lies: 'along',
  },
} as const satisfies Record<string, Thumb>;

const FOLDED = ['x', 'x', 'x', 'x'] as const;
const STRAIGHT = ['s', 's', 's', 's'] as const;

/** Every gesture by what the hand does. */
export const GESTURES = {
  thumbDown: { thumb: 'wide', fingers: FOLDED, stance: 'closed', roll: 180 },
  shaka: { thumb: 'wide', fingers: ['x', 'x', 'x', 's'], stance: 'wings', roll: 180 },
  stop: { thumb: 'beside', fingers: STRAIGHT, stance: 'closed', roll: 0, turn: 90 },
  three: { thumb: 'pinLittle', fingers: ['s', 's', 's', 'x'], stance: 'closed', roll: 0 },
  flat: { thumb: 'beside', fingers: STRAIGHT, stance: 'closed', roll: 0 },
  ring: { thumb: 'ring', fingers: ['o', 'o', 'o', 'o'], stance: 'closed', roll: 82 },
  pinch: {
    thumb: 'ring',
    fingers: ['o', 's', 's', 's'],
    stance: 'closed',
    lift: [0, 2, 26, 50],
    roll: 72,
  },
  trident: { thumb: 'out', fingers: ['s', 's', 'x', 'x'], stance: 'vee', roll: 0 },
  crossed: { thumb: 'pin', fingers: ['s', 's', 'x', 'x'], stance: 'crossed', roll: 0 },
  point: { thumb: 'over', fingers: ['s', 'x', 'x', 'x'], stance: 'closed', roll: 0 },
  fist: { thumb: 'over', fingers: FOLDED, stance: 'closed', roll: 0 },
  hook: {
    thumb: 'over',
    fingers: ['h', 'x', 'x', 'x'],
    stance: 'closed',
    lift: [10, 0, 0, 0],
    roll: 62,
  },
  open: { thumb: 'out', fingers: STRAIGHT, stance: 'spread', roll: 0 },
  vulcan: { thumb: 'pin', fingers: STRAIGHT, stance: 'gap', roll: 0 },
  vee: { thumb: 'pin', fingers: ['s', 's', 'x', 'x'], stance: 'vee', roll: 0 },
  claw: {
    thumb: 'claw',
    fingers: ['h', 'h', 'h', 'h'],
    stance: 'spread',
    lift: [16, 8, 0, -8],
    roll: 64,
  },
  fangs: {
    thumb: 'over',
    fingers: ['h', 'h', 'x', 'x'],
    stance: 'vee',
    lift: [26, -10, 0, 0],
    roll: 36,
  },
  horns: { thumb: 'wide', fingers: ['s', 'x', 'x', 's'], stance: 'wings', roll: 0 },
  one: { thumb: 'over', fingers: ['s', 'x', 'x', 'x'], stance: 'closed', roll: 0, turn: 90 },
  cup: { thumb: 'cup', fingers: ['c', 'c', 'c', 'c'], stance: 'closed', roll: 78 },
  beckon: { thumb: 'over', fingers: ['h', 'x', 'x', 'x'], stance: 'closed', roll: -80 },
  little: { thumb: 'over', fingers: ['x', 'x', 'x', 's'], stance: 'closed', roll: 0 },
  droop: { thumb: 'beside', fingers: STRAIGHT, stance: 'spread', roll: 180, turn: -72 },
  thumbUp: { thumb: 'wide', fingers: FOLDED, stance: 'closed', roll: 0 },
  ready: { thumb: 'over', fingers: FOLDED, stance: 'closed', roll: 0, turn: 90 },
} as const satisfies Record<string, Pose>;

/** The name of a gesture. */
export type Gesture = keyof typeof GESTURES;
