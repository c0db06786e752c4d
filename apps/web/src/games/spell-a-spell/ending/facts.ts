/** What was worth telling of a finished match, computed from what happened. */
import type { Spell, SpellEvent } from '@kesem/engine/games/spell-a-spell/event';
import type { Words } from '../../contract.ts';
import { heb } from '../heb.ts';
import { textsOf } from '../texts.ts';

/** Three sentences at most: the longest word, the strangest that passed, who was bewitched most often. */
export function highlights(
  events: readonly SpellEvent[],
  { lang, name }: Words,
): readonly string[] {
  const t = textsOf(lang).highlight;
  const spells = events.flatMap((event) => (event.type === 'cast' ? [event.spell] : []));
  const longest = longestOf(spells);
  const strangest = longestOf(spells.filter(({ how }) => how === 'vote' || how === 'insist'));
  const letters = spells.reduce((sum, { word }) => sum + word.length, 0);
  return [
    ...(longest ? [t.longest(name(longest.seat), heb(longest.word), longest.word.length)] : []),
    ...(strangest ? [t.strangest(name(strangest.seat), heb(strangest.word))] : []),
    ...bewitched(events, { lang, name }),
    t.words(spells.length, letters),
  ];
}

function longestOf(spells: readonly Spell[]): Spell | undefined {
  return spells.toSorted((a, b) => b.word.length - a.word.length)[0];
}

/** Who was turned into most things, with all of them. */
function bewitched(
  events: readonly SpellEvent[],
  { lang, name }: Pick<Words, 'lang' | 'name'>,
): readonly string[] {
  const t = textsOf(lang);
  const bySeat = new Map<number, readonly string[]>();
  for (const event of events) {
    if (event.type !== 'failed' || event.word === null) continue;
    bySeat.set(event.seat, [...(bySeat.get(event.seat) ?? []), heb(event.word)]);
  }
  const [most] = [...bySeat].toSorted(([, a], [, b]) => b.length - a.length);
  return most ? [t.highlight.bewitched(name(most[0]), t.list(most[1]))] : [];
}
