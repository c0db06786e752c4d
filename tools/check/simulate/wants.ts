/** What somebody at a table may want next, by what they see: mostly to play, now and then something that ends the fun. */
import { LEVELS } from '@kesem/engine/core/bot';
import type { Stream } from '@kesem/engine/core/random';
import { anyOptions } from '@kesem/engine/core/testing/conformance';
import { TABLES, tableOf } from '@kesem/engine/registry';
import { TRIALS } from '@kesem/engine/trials';
import { type Command, parseCommand, RULES } from '@kesem/room/command';
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
  const word = wordBy(seen);
  if (word) return word;
  const move = moveOf(seen);
  if (move && chance.int(12) > 0) return move;
  const commands = chance.int(3) === 0 ? rare(seen) : common(seen);
  if (commands.length === 0) return null;
  return said(seen, chance.pick(commands)) ?? (view.stage === 'playing' ? move : null);
}

/** A word about what somebody else has asked for, or about one's own last move. */
function wordBy(seen: Seen): Wanted | null {
  const { view, chance } = seen;
  if (view.pace.asked && chance.int(4) === 0) return said(seen, paceOf(seen));
  const isDue = view.takeBack !== null && chance.int(view.takeBack.asked ? 3 : 12) === 0;
  return isDue ? said(seen, { do: 'takeBack', yes: chance.int(6) > 0 }) : null;
}

function said(seen: Seen, command: Command): Wanted | null {
  const key = keyFor(seen, command);
  return key === null ? null : { command, key };
}

/** Which question a command answers; null: there is none. */
function keyFor(seen: Seen, { do: name }: Command): string | null {
  const { view } = seen;
  const [ask] = view.asks;
  const { answers } = RULES[name];
  if (answers === 'room') return 'room';
  if (answers === 'match') return ask ? prefixOf(ask.key) : null;
  return answers === 'ask' ? ownKey(seen, name) : view.key;
}

/** The question that is open for somebody, or the one that they have answered. */
function ownKey({ view, seat }: Seen, name: Command['do']): string | null {
  const isMine = (one: { readonly seat: number }): boolean => one.seat === seat;
  if (name === 'moreTime') return view.asks.find(isMine)?.key ?? null;
  const back = view.takeBack?.asked ?? view.takeBack?.may.find(isMine);
  return back?.key ?? null;
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
    { do: 'fill', level: chance.pick(LEVELS) },
    { do: 'game', game: chance.pick(TABLES).id },
  ];
}

function rare(seen: Seen): readonly Command[] {
  const { view, person, chance, name } = seen;
  const level = chance.pick(LEVELS);
  const free = view.chairs.findIndex((chair) => chair.person === null);
  const seat = chance.int(Math.max(1, view.chairs.length));
  const others = view.people.filter(({ no, bot }) => no !== person && bot === null);
  const other = others.length > 0 ? chance.pick(others).no : 1;
  const game = chance.pick(TABLES).id;
  return [
    { do: 'leave' },
    { do: 'rename', name: `${name}${chance.int(9)}`, ink: 1 },
    { do: 'kick', person: other },
    { do: 'remove', who: { person: other } },
    { do: 'remove', who: { watcher: 1 + chance.int(3) } },
    { do: 'allow', person: other },
    { do: 'host', person: other },
    { do: 'lock', locked: chance.int(4) === 0 },
    { do: 'standIn', seat, level },
    { do: 'addBot', seat: free < 0 ? seat : free, level },
    { do: 'removeBot', seat },
    { do: 'wish', game },
    { do: 'game', game },
    { do: 'endVote', yes: chance.int(3) > 0 },
    { do: 'family', on: chance.int(4) === 0 },
    paceOf(seen),
    { do: 'commentary', yes: chance.int(4) > 0 },
    { do: 'call', address: chance.int(2) === 0 ? null : `https://call.example/${chance.int(9)}` },
    { do: 'applause', only: chance.int(2) === 0 },
    { do: 'series', length: { by: 'matches', n: 1 + chance.int(3) } },
    { do: 'moreTime' },
    { do: 'pause' },
    { do: 'resume' },
    { do: 'abandon' },
    {
      do: 'order',
      chairs: chance.int(2) === 0 ? null : [...chance.shuffle([...view.chairs.keys()])],
    },
    ...preparing(seen),
  ];
}

/** Agrees to the pace that is asked for, or not; else asks for another one. */
function paceOf({ view, chance }: Seen): Command {
  const { days, asked } = view.pace;
  if (asked) return { do: 'pace', days: asked.days, yes: chance.int(4) > 0 };
  return { do: 'pace', days: days === null ? 1 : null, yes: true };
}

/** What is chosen before a match. */
function preparing({ view, chance }: Seen): readonly Command[] {
  const table = tableOf(view.game);
  const own = TRIALS[view.game]?.own;
  if (!table || view.stage !== 'lobby') return [];
  const options = parseCommand({ do: 'options', options: anyOptions(table, chance) });
  const seat = chance.int(view.chairs.length);
  const one = anyOptions(table, chance, 'seat');
  const ofSeat = parseCommand({ do: 'seatOptions', seat, options: one });
  return [
    ...[options, ofSeat].filter((command) => command !== null),
    ...(own ? [{ do: 'own', own: own(chance) } as const] : []),
  ];
}

/** 128 bits in hex. */
export function nonceOf(chance: Stream): string {
  return Array.from({ length: 32 }, () => chance.int(16).toString(16)).join('');
}
