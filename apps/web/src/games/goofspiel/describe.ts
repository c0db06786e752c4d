/** Events in words. The log line, the announcement and the replay are this one string. */

import { type GoofspielEvent } from '@kesem/engine/games/goofspiel/event';
import { worth } from '@kesem/engine/games/goofspiel/state';
import { type ByType, byType } from '../../kit/byType.ts';
import type { LogLine, Words } from '../contract.ts';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';

interface Told {
  readonly t: Texts;
  readonly name: Words['name'];
}

/** An event as a line of the log. */
export function describe(event: GoofspielEvent, { lang, name }: Words): LogLine {
  const text = byType<GoofspielEvent, Told, string>(LINES, event, { t: textsOf(lang), name });
  return 'seat' in event ? { text, seat: event.seat } : { text };
}

const LINES: ByType<GoofspielEvent, Told, string> = {
  turned: ({ prize }, { t }) => t.event.turned(prize),
  picked: ({ seat }, { t, name }) => t.event.picked(name(seat)),
  revealed: ({ cards }, { t, name }) =>
    t.event.revealed(cards.map((card, seat) => t.each(name(seat), card))),
  won: ({ seat, prizes }, { t, name }) => t.event.won(name(seat), worth(prizes)),
  stayed: ({ prizes }, { t }) => t.event.stayed(worth(prizes)),
  ended: ({ scores }, { t, name }) =>
    t.event.ended(scores.map((score, seat) => t.each(name(seat), score))),
};
