/** The log as a list of steps. */

import type { LogLine, Words } from '../../games/contract.ts';
import type { Lang } from '../../i18n/lang.ts';
import { replayTextsOf } from '../../i18n/replay.ts';
import { textsOf } from '../../i18n/texts.ts';
import { type Eyes, type FoldedMatch, heardAt, lastOf, roomAt } from '../../local/replay.ts';
import type { AnyGame } from '../../registry.ts';
import { lineFor } from '../room/words.ts';

/** A line, and the step in which it was said. */
export interface StepLine extends LogLine {
  readonly count: number;
}

/** Every line of a match in order; the first says that it begins. */
export function stepLines(
  folded: FoldedMatch,
  eyes: Eyes,
  game: AnyGame | null,
  words: Words,
): readonly StepLine[] {
  // the last table names everything that ever was on it
  const view = roomAt(folded, lastOf(folded), eyes);
  const told = folded.steps.flatMap((_, count) =>
    heardAt(folded, count, eyes).flatMap((heard) => {
      const line = lineOf(folded, () => lineFor(heard, game, view, words));
      return line ? [{ ...line, count }] : [];
    }),
  );
  return [{ text: textsOf(words.lang).events.started, count: 0 }, ...told];
}

/** Today's words may not know what older rules told: what cannot be said is left out. */
function lineOf({ table }: FoldedMatch, say: () => LogLine | null): LogLine | null {
  if (table) return say();
  try {
    return say();
  } catch {
    return null;
  }
}

/** Returns the sentences of one step; at least one. */
export function saidAt(lines: readonly StepLine[], count: number, lang: Lang): readonly LogLine[] {
  const said = lines.filter((line) => line.count === count);
  return said.length === 0 ? [{ text: replayTextsOf(lang).quiet }] : said;
}

/** The line to mark at a step: its last, or the last before it. */
export function lineAt(lines: readonly StepLine[], count: number): number {
  return lines.findLastIndex((line) => line.count <= count);
}
