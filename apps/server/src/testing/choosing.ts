/** Players who choose in secret and at once, for tests over sockets; what they may choose is listed by the game. */
import { tableOf } from '@kesem/engine/registry';
import type { CommandAnswer } from '@kesem/protocol/messages';
import type { Heard, RoomView } from '@kesem/room/view';
import { ask, freshId, type Seated } from './visitor.ts';

/** The game of the house in which six choose at once. */
export const WIZARDS = 'rock-paper-wizard';
/** A game of the house that deals cards, of which each lays one in secret. */
export const DEALT = 'shapes';
/** The event that reveals what they chose. */
export const REVEAL = 'cast';

/** An answer to a question, as a client keeps it to send it again. */
export interface Choice {
  readonly id: string;
  readonly key: string;
  readonly move: { readonly do: string };
}

/** Returns the nth answer that a seat may give to its open question, the shortest on the wire first. */
export function choiceOf(one: Seated, nth: number): Choice {
  const { me, game, asks, table } = one.view();
  const open = asks.find(({ seat }) => seat === me);
  const moves = table ? (tableOf(game)?.moves(table) ?? []) : [];
  const listed = moves.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const move = listed.at(nth % listed.length);
  if (!open || !move) throw new Error(`seat ${me} has nothing to choose`);
  return { id: freshId(), key: open.key, move };
}

/** Sends a choice, for the first time or again. */
export function choose(one: Seated, { id, key, move }: Choice): Promise<CommandAnswer> {
  return one.send({ do: 'move', move }, key, id);
}

/** All choose in the same moment, each something else; gives what. @throws when one is refused. */
export function chooseAll(seats: readonly Seated[]): Promise<readonly Choice[]> {
  const chosen = seats.map(async (one, seat) => {
    const choice = choiceOf(one, seat);
    const answer = await choose(one, choice);
    if (!answer.ok) throw new Error(`seat ${seat} was refused: ${answer.why.code}`);
    return choice;
  });
  return Promise.all(chosen);
}

/** Waits until each has got all that was sent before: an answer stands behind it. */
export async function caughtUp(everybody: readonly Seated[]): Promise<void> {
  for (const { socket } of everybody) await ask(socket, 'link', {});
}

/** Whether the question of a choice is answered by all. */
export function isClosed({ key }: Choice): (view: RoomView) => boolean {
  return ({ asks }) => !asks.some((open) => open.key === key);
}

type Told = Extract<Heard, { event: object }>;

/** Every event of a kind that somebody was told of, before joining and since. */
export function toldTo({ joined, steps }: Seated, type: string): readonly Told[] {
  return [joined.full, ...steps].flatMap(({ heard }) =>
    heard.flatMap((one) => ('event' in one && one.event.type === type ? [one] : [])),
  );
}

/** Every reveal that somebody was told of. */
export function revealsTo(one: Seated): readonly Told['event'][] {
  return toldTo(one, REVEAL).map(({ event }) => event);
}

/** The reveal of the first round, in which the first seat begins. */
export function revealOf(choices: readonly Choice[]): object {
  return { type: REVEAL, round: 1, choices: asShown(choices) };
}

/** Choices as a reveal shows them, of seats from the first on. */
export function asShown(choices: readonly Choice[]): readonly object[] {
  return choices.map((choice, seat) => ({ seat, ...chosenIn(choice) }));
}

/** A choice without the name of its move: as its owner sees it. */
export function chosenIn({ move: { do: _do, ...chosen } }: Pick<Choice, 'move'>): object {
  return chosen;
}

function lengthOf(move: object): number {
  return JSON.stringify(move).length;
}
