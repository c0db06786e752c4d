/** How things of the table move: each move once, with its time. Nothing but place, turn, size and opacity changes. */
import { EASE_OUT, MOTION } from '../../../kit/motion.ts';

/** A way to move, of something that lies on the table, of a copy of what has left it, or of something drawn for it. */
export interface Move {
  /** In ms. */
  readonly ms: number;
  readonly easing: string;
  readonly frames: readonly Keyframe[];
}

const IN = 'cubic-bezier(0.55, 0.06, 0.68, 0.19)';
const STAMP = 'cubic-bezier(0.2, 1.4, 0.4, 1)';

/** Between one of several and the next, in ms. */
export const APART = 60;
/** How long the shorter blows of a motion take, in ms. */
const BLOW = 120;
const FLASH = 60;

export const MOVES = {
  // whatever has changed its place goes there from where it lay, if nothing else is said of it
  flow: { ms: MOTION.move, easing: EASE_OUT, frames: [{ transform: 'none' }] },
  step: { ms: MOTION.move, easing: EASE_OUT, frames: [{ transform: 'none' }] },
  horizon: { ms: MOTION.deal, easing: EASE_OUT, frames: [{ transform: 'none' }] },
  // dice roll by themselves, as they do in every game
  roll: { ms: MOTION.roll, easing: EASE_OUT, frames: [] },
  // from where it came from, which whoever plays the move adds as the first frame
  arrive: { ms: MOTION.move, easing: EASE_OUT, frames: [{ transform: 'none' }] },
  present: { ms: MOTION.deal, easing: EASE_OUT, frames: [{ transform: 'none' }] },
  leave: { ms: MOTION.move, easing: IN, frames: [{ transform: 'none', opacity: 1 }] },
  land: {
    ms: MOTION.snap,
    easing: STAMP,
    frames: [{ transform: 'scale(1.12)' }, { transform: 'none' }],
  },
  lay: {
    ms: MOTION.move,
    easing: STAMP,
    frames: [{ transform: 'translateY(-60px)', opacity: 0 }, { transform: 'none' }],
  },
  flip: {
    ms: MOTION.flip,
    easing: EASE_OUT,
    frames: [{ transform: 'rotateY(180deg)' }, { transform: 'none' }],
  },
  draw: {
    ms: MOTION.deal,
    easing: EASE_OUT,
    frames: [{ transform: 'scale(0)' }, { transform: 'none' }],
  },
  lean: { ms: MOTION.snap, easing: EASE_OUT, frames: [{ transform: 'none' }, {}] },
  rise: {
    ms: MOTION.snap,
    easing: EASE_OUT,
    frames: [{ transform: 'rotate(-27deg) scale(0.92)' }, { transform: 'none' }],
  },
  fall: {
    ms: MOTION.roll,
    easing: EASE_OUT,
    frames: [
      { transform: 'translateY(-180px) scale(1.5)', opacity: 0 },
      { transform: 'translateY(0) scale(1)', opacity: 1, offset: 0.55 },
      { transform: 'translateY(-22px) scale(1.04)', offset: 0.75 },
      { transform: 'none' },
    ],
  },
  stamp: {
    ms: MOTION.snap,
    easing: STAMP,
    frames: [{ transform: 'scale(1.8)', opacity: 0 }, { transform: 'none' }],
  },
  back: { ms: BLOW, easing: EASE_OUT, frames: [{ transform: 'none' }] },
  hit: { ms: MOTION.press, easing: IN, frames: [{ transform: 'none' }] },
  shake: {
    ms: BLOW,
    easing: 'linear',
    frames: [
      { transform: 'none' },
      { transform: 'translateX(3px)', offset: 0.3 },
      { transform: 'translateX(-3px)', offset: 0.7 },
      { transform: 'none' },
    ],
  },
  flash: { ms: FLASH, easing: 'linear', frames: [{ opacity: 0.85 }, { opacity: 0 }] },
  glow: { ms: MOTION.roll, easing: EASE_OUT, frames: [{ opacity: 1 }, { opacity: 0 }] },
  tear: {
    ms: MOTION.snap,
    easing: IN,
    frames: [{ transform: 'none' }, { transform: 'scale(1.3) rotate(5deg)', opacity: 0 }],
  },
  chain: {
    ms: MOTION.snap,
    easing: STAMP,
    frames: [{ transform: 'scaleX(1.9)', opacity: 0 }, { transform: 'none' }],
  },
  dust: {
    ms: MOTION.move,
    easing: EASE_OUT,
    frames: [
      { transform: 'scale(0.86)', opacity: 1 },
      { transform: 'scale(1.16)', opacity: 0 },
    ],
  },
  crack: {
    ms: BLOW,
    easing: EASE_OUT,
    frames: [
      { transform: 'scaleY(0)', opacity: 1 },
      { transform: 'none', opacity: 1 },
    ],
  },
  part: { ms: MOTION.move, easing: EASE_OUT, frames: [{ transform: 'none' }] },
  drop: { ms: MOTION.deal, easing: IN, frames: [{ opacity: 1 }, { opacity: 0 }] },
  shatter: { ms: MOTION.deal, easing: EASE_OUT, frames: [{ transform: 'none' }] },
  fade: { ms: MOTION.move, easing: EASE_OUT, frames: [{ opacity: 1 }, { opacity: 0 }] },
  // totality: the moon comes before the sun, and from there night or dawn floods the table
  cover: {
    ms: MOTION.beat,
    easing: 'ease-in-out',
    frames: [
      { transform: 'translate(130%, -46%)', opacity: 0 },
      { transform: 'translate(84%, -30%)', opacity: 1, offset: 0.2 },
      { transform: 'none' },
    ],
  },
  night: {
    ms: MOTION.beat,
    easing: IN,
    frames: [{ transform: 'scale(0)' }, { transform: 'none' }],
  },
  dawn: { ms: MOTION.beat, easing: IN, frames: [{ transform: 'scale(0)' }, { transform: 'none' }] },
  sweep: {
    ms: MOTION.deal,
    easing: EASE_OUT,
    frames: [
      { transform: 'rotate(-45deg)', opacity: 0 },
      { transform: 'rotate(0)', opacity: 0.5, offset: 0.5 },
      { transform: 'rotate(45deg)', opacity: 0 },
    ],
  },
  nod: {
    ms: MOTION.move,
    easing: EASE_OUT,
    frames: [
      { transform: 'none' },
      { transform: 'scale(1.14)', offset: 0.4 },
      { transform: 'none' },
    ],
  },
} as const satisfies Readonly<Record<string, Move>>;

export type MoveName = keyof typeof MOVES;
