/** Events in words. The log line, the announcement, the bar while it is played and the replay are this one line. */
import type { Card } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { lettersOf } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import type { SpellEvent } from '@kesem/engine/games/spell-a-spell/event';
import type { SpellView } from '@kesem/engine/games/spell-a-spell/state';
import { type ByType, byType, type OfType } from '../../kit/byType.ts';
import type { LogLine, Words } from '../contract.ts';
import { cardName, cardSign, heb, isLetter } from './table/heb.ts';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';

interface Told {
  readonly t: Texts;
  readonly name: Words['name'];
  readonly me: Words['me'];
  /** How a card is called. */
  readonly card: (card: Card, t: Texts) => string;
  /** Whether the meaning of each word is told. */
  readonly gloss: boolean;
}

/** An event as a line of the log; null where nothing is worth a word. */
export function describe(
  event: SpellEvent,
  { lang, name, me }: Words,
  { options }: Pick<SpellView, 'options'>,
): LogLine | null {
  const told = { t: textsOf(lang), name, me, gloss: options.gloss };
  const lineWith = (card: Told['card']) =>
    byType<SpellEvent, Told, string | null>(LINES, event, { ...told, card });
  const [text, spoken] = [lineWith(cardSign), lineWith(cardName)];
  if (text === null || spoken === null) return null;
  return {
    text,
    ...(spoken === text ? {} : { spoken }),
    ...('seat' in event ? { seat: event.seat } : {}),
  };
}

const LINES: ByType<SpellEvent, Told, string | null> = {
  drew: ({ seat, cards }, told) => {
    const { t, name, me } = told;
    const seen = seenOf(cards, told);
    if (seen.length === 0) return null;
    return seat === me ? t.event.drewMine(seen) : t.event.drew(name(seat), seen);
  },
  cast,
  proposed: ({ seat, word }, { t, name }) => t.event.proposed(name(seat), heb(word)),
  voted: ({ seat }, { t, name }) => t.event.voted(name(seat)),
  counted: ({ word, ...tally }, { t }) => t.event.counted(heb(word), { word, ...tally }),
  insisted: ({ seat, word, yes }, { t, name }) =>
    (yes ? t.event.insisted : t.event.yielded)(name(seat), heb(word)),
  refused: ({ word, unheard }, { t }) => (unheard ? t.event.unheard : t.event.refused)(heb(word)),
  failed: ({ seat, word, why, more }, { t, name }) => {
    const lost =
      word === null
        ? t.event.passed(name(seat), more)
        : t.event.failed(name(seat), heb(word), more);
    return joined(t.event.why[why], lost);
  },
  sandstorm: ({ seat }, { t, name }) => t.event.sandstorm(name(seat)),
  firewall: ({ seat, word }, { t, name }) =>
    word === null ? t.event.shield(name(seat)) : t.event.firewall(name(seat), heb(word)),
  snowball: ({ seat, target, takes }, { t, name }) =>
    t.event.snowball(name(seat), name(target), takes),
  took,
  spent: (_, { t }) => t.event.spent,
  ended: (_, { t }) => t.event.ended,
};

function took({ from, to, cards }: OfType<SpellEvent, 'took'>, told: Told): string {
  const { t, name } = told;
  const seen = seenOf(cards, told);
  const [only] = cards;
  const [giver, taker] = [name(from), name(to)];
  if (seen.length === 0) return t.event.took(taker, giver, cards.length);
  if (cards.length > 1 || !only || !isLetter(only)) return t.event.tookWhat(taker, giver, seen);
  return t.event.tookLetter(taker, giver, told.card(only, t));
}

function cast({ spell, to }: OfType<SpellEvent, 'cast'>, told: Told): string {
  const { t, name } = told;
  const { seat, word, fogs } = spell;
  const gloss = told.gloss ? spell.gloss : null;
  const line =
    to === null
      ? t.event.special(name(seat), heb(word))
      : t.event.cast(name(seat), heb(word), word.length, name(to));
  const clouded = lettersOf(word).filter((_, at) => fogs.includes(at));
  const stand = clouded.length === 0 ? '' : t.event.fogs(seenOf(clouded, told));
  return joined(line, stand, gloss === null ? '' : t.event.gloss(gloss));
}

/** The cards that the reader may see. */
function seenOf(cards: readonly (Card | null)[], { t, card }: Told): readonly string[] {
  return cards.flatMap((one) => (one === null ? [] : [card(one, t)]));
}

function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
