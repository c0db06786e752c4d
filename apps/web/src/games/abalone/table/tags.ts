/** Where what is said of a preview stands, so that it hides no marble. */
import { endsOf } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Point } from '../../../kit/draw/geometry.ts';
import type { Bottom } from './layout.ts';
import { BOX, pointOf } from './layout.ts';
import type { Trial } from './steps.ts';
import { fallenAt } from './TrialArt.tsx';

/** The upper corner beside the hexagon in which the tags stand: away from a marble that falls, else beside the line. */
export function cornerOf(trial: Trial, bottom: Bottom): 'left' | 'right' {
  if (trial.effect.lost !== null) return fallenAt(trial, bottom)[0] > 0 ? 'left' : 'right';
  const { marbles, dir } = trial.step;
  return pointOf(endsOf(marbles, dir).rear, bottom)[0] > 0 ? 'right' : 'left';
}

/** A point of the drawing as shares of its box, for elements laid over it. */
export function placed([x, y]: Point): { readonly left: string; readonly top: string } {
  return {
    left: `${((x - BOX.x) / BOX.w) * 100}%`,
    top: `${((y - BOX.y) / BOX.h) * 100}%`,
  };
}
