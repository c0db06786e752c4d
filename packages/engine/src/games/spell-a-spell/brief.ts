/** Events in short: the values of their fields. A word whose caster claimed something for it is written out. */
import { inRows, one } from '../../core/rows.ts';
import type { SpellEvent } from './event.ts';

export const BRIEF = inRows<SpellEvent>({
  drew: ['seat', 'cards'],
  cast: [['spell', one('seat', 'word', 'fogs', 'how', 'gloss')], 'to'],
  proposed: ['seat', 'word', 'fogs'],
  voted: ['seat'],
  counted: ['seat', 'word', 'accept', 'refuse', 'abstain', 'silent', 'votes', 'verdict'],
  insisted: ['seat', 'word', 'yes'],
  refused: ['seat', 'word', 'unheard'],
  failed: ['seat', 'word', 'why', 'more'],
  sandstorm: ['seat'],
  firewall: ['seat', 'word'],
  snowball: ['seat', 'target', 'takes'],
  took: ['from', 'to', 'cards'],
  spent: [],
  ended: ['reason', 'scores'],
});
