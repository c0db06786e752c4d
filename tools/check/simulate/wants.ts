/** What somebody at a table may want next, by what they see: mostly to play, now and then something that ends the fun. */
import type { Stream } from '@kesem/engine/core/random';
import { TABLES, tableOf } from '@kesem/engine/registry';
import { type Command, RULES } from '@kesem/room/command';
import type { RoomView } from '@kesem/room/view';

/** Somebody who wants something. */
export interface Seen {
  readonly view: RoomView;
  readonly person: number | null;
  readonly seat: number | null;
  readonly name: string;
  readonly chance: Stream;
}

/** A command and the question that it answers. */
export interface Wanted {
  readonly command: Command;
  readonly key: string;
}

/** What somebody does now; null: they look on. */
export function wantedBy(seen: Seen): Wanted | null {
  const { view, seat, chance } = seen;
  if (seat === null) return chance.int(3) === 0 ? said(seen, sitting(seen)) : null;
  const move = moveOf(seen);
  if (move && chance.int(12) > 0) return move;
  const commands = chance.int(3) === 0 ? rare(seen) : common(seen);
  if (commands.length === 0) return null;
  return said(seen, chance.pick(commands)) ?? (view.stage === 'playing' ? move : null);
}

function said({ view }: Seen, command: Command): Wanted | null {
  const { answers } = RULES[command.do];
  if (answers === 'room') return { command, key: 'room' };
  if (answers === 'match')
    return view.asks[0] ? { command, key: prefixOf(view.asks[0].key) } : null;
  return answers === 'ask' ? null : { command, key: view.key };
}

/** The match of a question: `4.1/move:17` → `4.1/`. */
function prefixOf(key: string): string {
  return key.slice(0, key.indexOf('/') + 1);
}

function moveOf({ view, seat, chance }: Seen): Wanted | null {
  const { table } = view;
  const ask = view.asks.find((one) => one.seat === seat);
  if (!ask || !table) return null;
  const moves = tableOf(view.game)?.moves(table) ?? [];
  const fitting = moves.filter((one) => ask.answers.includes(one.do));
  if (fitting.length === 0) return null;
  return { command: { do: 'move', move: chance.pick(fitting) }, key: ask.key };
}

function sitting({ name, chance }: Seen): Command {
  return { do: 'sit', seat: null, name, ink: null, nonce: nonceOf(chance) };
}

function common(seen: Seen): readonly Command[] {
  const { view, chance } = seen;
  const { stage } = view;
  if (stage === 'over') return [{ do: 'again', nonce: nonceOf(chance) }, { do: 'lobby' }];
  if (stage === 'playing') return [];
  return [
    { do: 'start' },
    { do: 'start' },
    { do: 'countdown', on: true },
    { do: 'fill', level: 'easy' },
    { do: 'game', game: chance.pick(TABLES).id },
  ];
}

function rare({ view, person, chance, name }: Seen): readonly Command[] {
  const seat = chance.int(Math.max(1, view.chairs.length));
  const others = view.people.filter(({ no, bot }) => no !== person && bot === null);
  const other = others.length > 0 ? chance.pick(others).no : 1;
  const game = chance.pick(TABLES).id;
  return [
    { do: 'leave' },
    { do: 'rename', name: `${name}${chance.int(9)}`, ink: 1 },
    { do: 'kick', person: other },
    { do: 'remove', who: { person: other } },
    { do: 'allow', person: other },
    { do: 'host', person: other },
    { do: 'lock', locked: chance.int(4) === 0 },
    { do: 'standIn', seat, level: 'easy' },
    { do: 'addBot', seat, level: 'easy' },
    { do: 'removeBot', seat },
    { do: 'wish', game },
    { do: 'game', game },
    { do: 'endVote', yes: chance.int(3) > 0 },
    { do: 'family', on: chance.int(4) === 0 },
    { do: 'pace', days: view.pace.days === null ? 1 : null, yes: chance.int(4) > 0 },
    { do: 'applause', only: chance.int(2) === 0 },
    { do: 'series', length: { by: 'matches', n: 1 + chance.int(3) } },
    ...(view.takeBack?.may[0] ? [{ do: 'takeBack', yes: true } as const] : []),
  ];
}

/** 128 bits in hex. */
export function nonceOf(chance: Stream): string {
  return Array.from({ length: 32 }, () => chance.int(16).toString(16)).join('');
}
