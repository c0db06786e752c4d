/** How long things move, in ms; the same values as the `--m-…` tokens. Less motion shortens only the tokens. */
export const MOTION = {
  press: 80,
  snap: 160,
  move: 240,
  flip: 280,
  deal: 320,
  roll: 400,
  beat: 900,
  step: 1200,
} as const;

/** How what travels comes to rest: the same as `--ease-out`, where no style can say it. */
export const EASE_OUT = 'cubic-bezier(0.215, 0.61, 0.355, 1)';

export type Motion = keyof typeof MOTION;
