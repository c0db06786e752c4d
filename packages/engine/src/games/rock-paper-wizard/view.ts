/** What a viewer sees. */
import type { Game } from '../../core/game.ts';
import type { WizardTypes } from './state.ts';

/** What everybody sees, and a seat its own choice. */
export const viewOf: Game<WizardTypes>['view'] = ({ open, secret }, me) => ({
  ...open,
  me,
  mine: typeof me === 'number' ? (secret.choices[me] ?? null) : null,
  everything: me === 'all' ? secret : null,
});
