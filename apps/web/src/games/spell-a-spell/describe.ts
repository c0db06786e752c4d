/** Events in words. The log line, the announcement, the bar while it is played and the replay are this one string. */
import type { Card } from '@kesem/engine/games/spell-a-spell/cards';
import type { SpellEvent } from '@kesem/engine/games/spell-a-spell/events';
import { lettersOf } from '@kesem/engine/games/spell-a-spell/letters';
import type { SpellView } from '@kesem/engine/games/spell-a-spell/state';
import type { LogLine, Words } from '../contract.ts';
import { type ByType, byType, type OfType } from './byType.ts';
import { cardName, heb } from './heb.ts';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';

interface Told {
  readonly t: Texts;
  readonly name: Words['name'];
  /** Whether the meaning of each word is told. */
  readonly gloss: boolean;
}

/** An event as a line of the log; null where nothing is worth a word. */
export function describe(
  event: SpellEvent,
  { lang, name }: Words,
  { options }: Pick<SpellView, 'options'>,
): LogLine | null {
  const told = { t: textsOf(lang), name, gloss: options.gloss };
  const text = byType<SpellEvent, Told, string | null>(LINES, event, told);
  if (text === null) return null;
  return 'seat' in event ? { text, seat: event.seat } : { text };
}

const LINES: ByType<SpellEvent, Told, string | null> = {
  drew: ({ seat, cards }, { t, name }) => {
    const seen = namesOf(cards, t);
    return seen.length === 0 ? null : t.event.drew(name(seat), seen);
  },
  cast,
  proposed: ({ seat, word }, { t, name }) => t.event.proposed(name(seat), heb(word)),
  voted: ({ seat }, { t, name }) => t.event.voted(name(seat)),
  counted: ({ word, ...tally }, { t }) => t.event.counted(heb(word), { word, ...tally }),
  insisted: ({ seat, word, yes }, { t, name }) =>
    (yes ? t.event.insisted : t.event.yielded)(name(seat), heb(word)),
  refused: ({ word }, { t }) => t.event.refused(heb(word)),
  failed: ({ seat, word, why }, { t, name }) => {
    const lost = word === null ? t.event.passed(name(seat)) : t.event.failed(name(seat), heb(word));
    return joined(t.event.why[why], lost);
  },
  sandstorm: ({ seat }, { t, name }) => t.event.sandstorm(name(seat)),
  firewall: ({ seat, word }, { t, name }) =>
    word === null ? t.event.shield(name(seat)) : t.event.firewall(name(seat), heb(word)),
  snowball: ({ seat, target, takes }, { t, name }) =>
    t.event.snowball(name(seat), name(target), takes),
  took: ({ from, to, cards }, { t, name }) => {
    const seen = namesOf(cards, t);
    return seen.length === 0
      ? t.event.took(name(to), name(from), cards.length)
      : t.event.tookWhat(name(to), name(from), seen);
  },
  spent: (_, { t }) => t.event.spent,
  ended: (_, { t }) => t.event.ended,
};

function cast({ spell, to }: OfType<SpellEvent, 'cast'>, { t, name, ...told }: Told): string {
  const { seat, word, fogs } = spell;
  const gloss = told.gloss ? spell.gloss : null;
  const line =
    to === null
      ? t.event.special(name(seat), heb(word))
      : t.event.cast(name(seat), heb(word), word.length, name(to));
  const clouded = lettersOf(word).filter((_, at) => fogs.includes(at));
  const stand = clouded.length === 0 ? '' : t.event.fogs(namesOf(clouded, t));
  return joined(line, stand, gloss === null ? '' : t.event.gloss(gloss));
}

/** The cards that the reader may see, by name. */
function namesOf(cards: readonly (Card | null)[], t: Texts): readonly string[] {
  return cards.flatMap((card) => (card === null ? [] : [cardName(card, t)]));
}

function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
