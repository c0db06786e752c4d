/** What a law looks at: one state of one match, and the small words all laws share. */
import type { Ask, Seat, Viewer } from '../game.ts';
import { type Random, type Stream, seededRandom } from '../random.ts';
import type { Json, Played, Table, TableMove, TableState, TableTypes } from '../table.ts';

export interface Moment {
  readonly table: Table;
  readonly state: TableState;
  readonly seats: readonly Seat[];
  /** Different at each moment of each match, so that every sample can be drawn again. */
  readonly seed: string;
  /** Moves listed earlier in the match for anybody: the best forgeries are moves that once were good. */
  readonly pool: readonly TableMove[];
}

/** One promise of every game: gives a sentence for each time it is broken. */
export type Law = (moment: Moment) => readonly string[];

/** The bytes that would go over the wire. */
export const bytes = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** Bytes that do not depend on the order in which the names of an object were written. */
export function canonical(value: Json): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The randomness for trying one input at this moment, the same at every call. */
export const luck = (moment: Moment): Random => seededRandom(`${moment.seed}|luck`);

/** The randomness with which a viewer imagines. */
export const fancy = (moment: Moment, viewer: Viewer): Random =>
  seededRandom(`${moment.seed}|imagine ${viewer}`);

/** A stream for a law's own choices. */
export const dice = (moment: Moment, law: string): Stream =>
  seededRandom(`${moment.seed}|${law}`)('sample');

/** At most `most` elements, drawn without repetition. */
export const sample = <X>(xs: readonly X[], most: number, stream: Stream): readonly X[] =>
  xs.length <= most ? xs : stream.shuffle(xs).slice(0, most);

/** Everybody who may look during a match. */
export const viewers = (moment: Moment): readonly Viewer[] => [...moment.seats, 'public'];

/** The open question of a seat that a kind of move answers. */
export const askFor = (
  { table, state }: Moment,
  seat: Seat,
  kind: string,
): Ask<TableTypes> | undefined =>
  table.asks(state).find((ask) => ask.seat === seat && ask.answers.includes(kind));

/** The name under which inputs are counted: what a move does, or a timer's key up to the number. */
export function nameOf(input: Played): string {
  if (input.kind === 'timeout') return input.timer.split(':')[0] ?? input.timer;
  const { move } = input;
  return typeof move === 'object' && move !== null && 'do' in move ? String(move.do) : 'junk';
}

/** An input as a finding shows it. */
export const shown = (input: Played): string =>
  input.kind === 'timeout' ? `time-out ${input.timer}` : `seat ${input.seat} ${bytes(input.move)}`;
