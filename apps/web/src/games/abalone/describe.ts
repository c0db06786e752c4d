/** Events, refusals and endings in words. The log line, the announcement and the replay are one string. */

import { nameOf } from '@kesem/engine/games/abalone/chapters/geometry';
import type { Both } from '@kesem/engine/games/abalone/chapters/players';
import { playerAt, rival, sideOf } from '@kesem/engine/games/abalone/chapters/players';
import { opposing } from '@kesem/engine/games/abalone/chapters/position';
import type { AbaloneEvent, Made, Reason } from '@kesem/engine/games/abalone/event';
import type { Refusal } from '@kesem/engine/games/abalone/refusal';
import type { AbaloneView, Ended } from '@kesem/engine/games/abalone/state';
import type { Lang } from '../../i18n/lang.ts';
import type { LogLine, Words } from '../contract.ts';
import type { Hint, Note } from './choice.ts';
import { seen } from './table/layout.ts';
import { textsOf } from './texts.ts';

/** An event as a line of the log. */
export function describe(event: AbaloneEvent, words: Words): LogLine {
  const t = textsOf(words.lang).event;
  switch (event.type) {
    case 'moved':
      return {
        text: moveWords(event, event.score, words),
        marked: moveWords(event, event.score, words, 'marked'),
        code: event.notation,
        seat: event.seat,
      };
    case 'offered':
    case 'declined':
    case 'lapsed':
      return { text: t[event.type](words.name(event.seat)), seat: event.seat };
    case 'timedOut':
      return { text: t.timedOut(words.name(event.seat), event.run, event.all), seat: event.seat };
    case 'ended':
      return { text: endWords(event, words) };
    default:
      return event satisfies never;
  }
}

/** A move as it is spoken: who, how many, from where unless the board marks it, which way as the reader sees it, and what came of it. */
export function moveWords(
  made: Made,
  score: Both<number>,
  words: Words,
  as: 'made' | 'marked' = 'made',
): string {
  const t = textsOf(words.lang).move;
  const side = sideOf(made.seat);
  const [first = 0] = made.marbles;
  const parts = {
    side,
    count: made.marbles.length,
    first: nameOf(first),
    last: nameOf(made.marbles.at(-1) ?? first),
    dir: seen(made.dir, playerAt(words.south)),
  };
  const pushes = made.kind === 'sumito' ? [t.sumito(parts.count, made.pushed.length)] : [];
  const falls =
    made.lost === null
      ? []
      : [t.lost(opposing(side)), t.score(side, score[made.seat], score[rival(made.seat)])];
  const sideways = made.kind === 'sideStep' ? [t.sideStep] : [];
  return [t[as](parts), ...sideways, ...pushes, ...falls].join(' ');
}

/** Why a move is not possible. */
export function refusal(why: Refusal, lang: Lang): string {
  return textsOf(lang).refusal[why.code]({
    cell: 'cell' in why ? nameOf(why.cell) : '',
    own: 'own' in why ? why.own : 0,
    theirs: 'theirs' in why ? why.theirs : 0,
  });
}

/** Why nothing came of a tap, to the player of a seat. */
export function noteWords(note: Note, seat: 0 | 1, lang: Lang): string {
  return isHint(note) ? textsOf(lang).hint[note.code](sideOf(seat)) : refusal(note, lang);
}

function isHint(note: Note): note is Hint {
  return note.code === 'pickOwn' || note.code === 'pickFirst' || note.code === 'planDropped';
}

/** Why a match ended, as a sentence. */
export function ending(reason: Reason, words: Words, view: AbaloneView): string {
  return because({ reason, winner: view.ended?.winner ?? null }, words, view.options.target);
}

function endWords(end: Ended, words: Words): string {
  const t = textsOf(words.lang).event;
  return end.winner === null
    ? t.drawn(because(end, words, null))
    : t.won(words.name(end.winner), because(end, words, null));
}

function because({ reason, winner }: Ended, words: Words, fallen: number | null): string {
  const loser = winner === null ? '' : words.name(rival(winner));
  return textsOf(words.lang).reason[reason](loser, fallen);
}
