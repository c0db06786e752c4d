/** What was worth telling of a finished match, computed from what happened. */
import type { ShapesEvent } from '@kesem/engine/games/shapes/event';
import type { OfType } from '../../../kit/byType.ts';
import type { Fact, Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';

/** How long it was, the biggest catch, what a joker did. */
export function facts(events: readonly ShapesEvent[], words: Words): readonly Fact[] {
  const t = textsOf(words.lang).fact;
  const won = of(events, 'won');
  const rounds = won.length + of(events, 'nobodyWon').length;
  const ties = of(events, 'laid').filter(({ part }) => part === 'tie').length;
  const biggest = won.toSorted((a, b) => b.prizes.length - a.prizes.length)[0];
  return [
    t.rounds(rounds, ties),
    ...(biggest ? [t.biggest(words.name(biggest.seat), biggest.prizes.length)] : []),
    ...jokers(events, words).slice(0, 1),
  ];
}

/** Won rounds first, for they are rarer than jokers that were kept. */
function jokers(events: readonly ShapesEvent[], { lang, name }: Words): readonly Fact[] {
  const t = textsOf(lang).fact;
  const won = of(events, 'won').filter(({ by }) => by === 'joker');
  const held = of(events, 'ended').flatMap(({ jokers: kept }) =>
    kept.flatMap((count, seat) => (count > 0 ? [t.held(name(seat), count * kept.length)] : [])),
  );
  return [...won.map(({ seat }) => t.joker(name(seat))), ...held];
}

function of<K extends ShapesEvent['type']>(
  events: readonly ShapesEvent[],
  type: K,
): readonly OfType<ShapesEvent, K>[] {
  return events.filter((event): event is OfType<ShapesEvent, K> => event.type === type);
}
