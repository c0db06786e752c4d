/** Going on from a place of a match with other people. */
import type { Game } from '../../core/game.ts';
import { SMART } from './chapters/preferences.ts';
import { seenOf, without } from './imagine.ts';
import { DEFAULT_OWN } from './own.ts';
import { cardsOf } from './setup.ts';
import { type EclipseTypes, each, type Hidden } from './state.ts';

/**
 * Of each deck list what nobody sees is dealt anew to hand and deck. Wishes for windows are those of
 * whoever never said any, nobody has passed yet, and before the first turn both are asked anew.
 */
export const redeal: Game<EclipseTypes>['redeal'] = (view, own, random) => {
  const { me: _me, mine: _mine, everything: _everything, ...open } = view;
  const secret = each((player): Hidden => {
    const { deck: list } = own[player] ?? DEFAULT_OWN;
    const hidden = without(cardsOf(list), seenOf(open, player));
    const cards = random(`cards ${player}`).shuffle(hidden);
    const size = open.hands[player];
    return {
      hand: cards.slice(0, size),
      deck: cards.slice(size),
      list,
      prefs: SMART,
      redraw: null,
      passed: false,
      passedAll: false,
      missed: 0,
    };
  });
  const asked = open.turn === 0 ? { ...open, ready: each(() => false) } : open;
  return { open: asked, secret, beaten: false };
};
