/** Events in words. The log line, the announcement and the replay are this one string. */
import type { Seat } from '@kesem/engine/core/game';
import type { BaseCard, FullCard } from '@kesem/engine/games/shapes/chapters/cards';
import type { ShapesEvent } from '@kesem/engine/games/shapes/event';
import { type ByType, byType, type OfType } from '../../kit/byType.ts';
import type { LogLine, Words } from '../contract.ts';
import { shortWords } from './table/cardWords.ts';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';

interface Told {
  readonly t: Texts;
  readonly name: Words['name'];
}

/** An event as a line of the log; null where nothing is worth a word. */
export function describe(event: ShapesEvent, { lang, name }: Words): LogLine | null {
  const told = { t: textsOf(lang), name };
  const text = byType<ShapesEvent, Told, string | null>(LINES, event, told);
  if (text === null) return null;
  const aside = ASIDE.includes(event.type) ? ({ aside: true } as const) : {};
  return 'seat' in event ? { text, seat: event.seat, ...aside } : { text, ...aside };
}

/** One's own cards, and who has picked: nothing of it lies on the table. */
const ASIDE: readonly ShapesEvent['type'][] = ['drew', 'picked'];

const LINES: ByType<ShapesEvent, Told, string | null> = {
  round: ({ round, last }, { t }) => (last ? t.event.lastRound(round) : t.event.round(round)),
  drew,
  picked: ({ seat }, { t, name }) => t.event.picked(name(seat)),
  timedOut: ({ seats }, { t, name }) => t.event.timedOut(seats.map(name)),
  laid: ({ part, cards }, told) => {
    const { event } = told.t;
    return (part === 'tie' ? event.added : event.laid)(cards.map((one) => owned(one, told)));
  },
  shown: ({ cards }, told) => told.t.event.shown(cards.map((one) => owned(one, told))),
  counted: ({ counts }, { t, name }) =>
    t.event.counted(counts.map(({ seat, ...count }) => t.event.each(name(seat), t.of(count)))),
  tied: ({ seats, count }, { t, name }) => t.event.tied(seats.map(name), count),
  lastJokers: ({ seats }, { t, name }) =>
    seats.length === 1 ? t.event.joker(name(seats[0] ?? 0)) : t.event.jokers(seats.map(name)),
  won: ({ seat, prizes }, { t, name }) => t.event.won(name(seat), prizes.length),
  nobodyWon: ({ seats }, { t, name }) => t.event.nobody(seats.map(name)),
  returned: ({ base, jokers }, { t }) => {
    const said = [
      ...(base.length > 0 ? [t.event.returned] : []),
      ...(jokers > 0 ? [t.event.shuffled] : []),
    ];
    return said.length === 0 ? null : said.join(' ');
  },
  ended: ({ jokers }, { t, name }) => {
    const kept = jokers.flatMap((count, seat) =>
      count > 0 ? [t.event.jokerPrizes(name(seat), count * jokers.length)] : [],
    );
    return [t.event.ended, ...kept].join(' ');
  },
};

/** Only those whose cards are seen by the reader are told. */
function drew({ seat, base, full }: OfType<ShapesEvent, 'drew'>, { t, name }: Told): string | null {
  const seen = [...base, ...full].flatMap((card) => (card === null ? [] : [shortWords(card, t)]));
  return seen.length === 0 ? null : t.event.drew(name(seat), seen);
}

function owned(
  { seat, card }: { readonly seat: Seat; readonly card: BaseCard | FullCard },
  { t, name }: Told,
): string {
  return t.event.each(name(seat), shortWords(card, t));
}
