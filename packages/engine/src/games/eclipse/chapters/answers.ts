/** What a yes or a no does. */

import type { EclipseDesk } from '../state.ts';
import { draw } from './hands.ts';
import { settleClaim } from './harm.ts';
import { done } from './pieces.ts';

/** The answer whether to draw, or whether dark revival takes. */
export function decide(d: EclipseDesk, answer: 'yes' | 'no'): void {
  const [task] = d.state.open.agenda;
  done(d);
  if (task?.do === 'claim') settleClaim(d, task, answer === 'yes' ? 'taken' : 'left');
  if (task?.do !== 'draw') return;
  if (answer === 'yes') draw(d, task.player, 1, 'ability');
  else d.tell({ type: 'declined', player: task.player, what: 'draw' });
}
