/** What was worth telling of a finished match, computed from what happened. */
import type { Spell, SpellEvent } from '@kesem/engine/games/spell-a-spell/event';

import type { Fact, Words } from '../../contract.ts';
import { heb } from '../table/heb.ts';
import { textsOf } from '../texts.ts';

const MOST = 3;

/** The longest word, the strangest that passed, who was bewitched most often; of fewer, how many words there were. */
export function facts(events: readonly SpellEvent[], { lang, name }: Words): readonly Fact[] {
  const t = textsOf(lang).fact;
  const spells = events.flatMap((event) => (event.type === 'cast' ? [event.spell] : []));
  const longest = longestOf(spells);
  const strangest = longestOf(spells.filter(({ how }) => how === 'vote' || how === 'insist'));
  const letters = spells.reduce((sum, { word }) => sum + word.length, 0);
  const told = [
    ...(longest ? [t.longest(name(longest.seat), heb(longest.word), longest.word.length)] : []),
    ...(strangest ? [t.strangest(name(strangest.seat), heb(strangest.word))] : []),
    ...bewitched(events, { lang, name }),
  ];
  return told.length < MOST ? [t.words(spells.length, letters), ...told] : told;
}

function longestOf(spells: readonly Spell[]): Spell | undefined {
  return spells.toSorted((a, b) => b.word.length - a.word.length)[0];
}

/** Who was turned into most things, with all of them. */
function bewitched(
  events: readonly SpellEvent[],
  { lang, name }: Pick<Words, 'lang' | 'name'>,
): readonly Fact[] {
  const t = textsOf(lang);
  const bySeat = new Map<number, readonly string[]>();
  for (const event of events) {
    if (event.type !== 'failed' || event.word === null) continue;
    bySeat.set(event.seat, [...(bySeat.get(event.seat) ?? []), heb(event.word)]);
  }
  const [most] = [...bySeat].toSorted(([, a], [, b]) => b.length - a.length);
  return most ? [t.fact.bewitched(name(most[0]), t.list(most[1]))] : [];
}
