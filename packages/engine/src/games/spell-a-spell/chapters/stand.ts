/** SP-3.2, SP-4.2: a word stands. */

import type { How } from '../event.ts';
import type { SpellDesk } from '../state.ts';
import type { Formed } from './cards.ts';
import { draw, leftOf, setPub } from './hands.ts';
import { startTurn } from './turn.ts';

/**
 * The word whose cards were laid scores and is cast on the next player; a special one gives another
 * turn instead.
 * @param gloss its meaning in English, for a word of the lexicon.
 */
export function stand(d: SpellDesk, formed: Formed, how: How, gloss: string | null): void {
  const { turn, spells } = d.state.pub;
  const { seat } = turn;
  const spell = { seat, ...formed, how, gloss };
  const to = how === 'special' ? null : leftOf(d.state.pub, seat);
  setPub(d, {
    spells: [...spells, spell],
    pending: to === null ? null : { word: formed.word, seat },
    idle: 0,
  });
  d.tell({ type: 'cast', spell, to });
  draw(d, seat, 0);
  startTurn(d, to ?? seat);
}
