/** What a viewer sees. */
import type { Game } from '../../core/game.ts';
import { stopFor } from './chapters/windows.ts';
import type { Player } from './move.ts';
import type { EclipseState, EclipseTypes, EclipseView } from './state.ts';

/** EC-12.2 What everybody sees, and a player their own hand, deck list and preferences. */
export const viewOf: Game<EclipseTypes>['view'] = (state, me) => ({
  ...state.open,
  me,
  mine: me === 0 || me === 1 ? mineOf(state, me) : null,
  everything: me === 'all' ? state.secret : null,
});

function mineOf(state: EclipseState, me: Player): EclipseView['mine'] {
  const { deck: _deck, ...known } = state.secret[me];
  const stop = stopFor(state, me);
  return { ...known, asked: stop !== null, hope: stop === 'wish' ? null : stop };
}
