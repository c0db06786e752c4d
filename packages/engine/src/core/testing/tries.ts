/** Inputs to try at a moment: listed, forged and senseless ones. */
import type { Seat } from '../game.ts';
import type { Stream } from '../random.ts';
import type { Json, Played } from '../table.ts';
import { askFor, canonical, dice, type Moment, sample } from './moment.ts';
import { answers } from './playout.ts';

/** Listed moves of every asked seat, at most `most` a seat. */
export function listed(moment: Moment, most: number): readonly Played[] {
  const open = answers(moment.table, moment.state, 'open');
  const stream = dice(moment, 'listed');
  return moment.seats.flatMap((seat) =>
    sample(
      open.filter((answer) => answer.seat === seat),
      most,
      stream,
    ),
  );
}

/** Every listed timer, hidden ones too. */
export const timeouts = ({ table, state }: Moment): readonly Played[] =>
  table.timers(state).map(({ key }) => ({ kind: 'timeout', timer: key }) as const);

/**
 * Moves that a seat has not on its list though they look like it: of other seats and moments, and
 * twisted ones. They name an open question, so that the rules themselves must refuse them.
 */
export function forged(moment: Moment, seat: Seat, most: number): readonly Played[] {
  const stream = dice(moment, `forged ${seat}`);
  const good = moment.table.moves(moment.table.view(moment.state, seat));
  const known = new Set(good.map(canonical));
  const bare = moment.table
    .asks(moment.state)
    .flatMap((ask) => (ask.seat === seat ? ask.answers.map((kind) => ({ do: kind })) : []));
  const models = [...bare, ...sample([...good, ...moment.pool], most, stream)];
  return [...models, ...models.map((move) => twist(move, stream))].flatMap((move) => {
    const key = known.has(canonical(move)) ? undefined : askFor(moment, seat, doOf(move))?.key;
    return key === undefined ? [] : [{ kind: 'move', seat, key, move } as const];
  });
}

function doOf(move: Json): string {
  const kind = typeof move === 'object' && move !== null && 'do' in move ? move.do : null;
  return typeof kind === 'string' ? kind : '';
}

/** One leaf or list of a value changed a little; what a move does stays. */
function twist(value: Json, stream: Stream): Json {
  if (typeof value === 'number') {
    return stream.pick([value + 1, value - 1, -1, 0.5, 1e9, String(value)]);
  }
  if (typeof value === 'string') return stream.pick(['', `${value} `, value.toUpperCase(), 0]);
  if (typeof value === 'boolean') return stream.pick([!value, null]);
  if (value === null) return stream.pick([0, '', []]);
  return isList(value) ? twistList(value, stream) : twistObject(value, stream);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function twistList(list: readonly Json[], stream: Stream): Json {
  const at = stream.int(Math.max(list.length, 1));
  const one = list[at];
  if (one === undefined) return [0];
  return stream.pick([
    list.toSpliced(at, 1),
    list.toSpliced(at, 0, one),
    list.toReversed(),
    list.with(at, twist(one, stream)),
  ]);
}

function twistObject(object: { readonly [name: string]: Json }, stream: Stream): Json {
  const parts = Object.entries(object).filter(([name]) => name !== 'do');
  const [name, part] = parts.length > 0 ? stream.pick(parts) : ['more', 0];
  return { ...object, [name]: twist(part, stream) };
}

/** What nobody may ever send. */
export const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  Number.NaN,
  'pass',
  [],
  [[[]]],
  {},
  { do: null },
  { do: 'no such thing' },
  { do: '__proto__' },
  { do: 'constructor' },
  { do: ['move'] },
  JSON.parse('{"__proto__":{"do":"move"}}'),
  { do: 'x'.repeat(100_000) },
];

/** Senseless inputs: junk under every open key, good moves under wrong keys, seats and timers of nowhere. */
export function senseless(moment: Moment): readonly Played[] {
  const asks = moment.table.asks(moment.state);
  const [ask] = asks;
  const key = ask?.key ?? 'none';
  const seat = ask?.seat ?? 0;
  return [
    ...JUNK.map((move) => ({ kind: 'move', seat, key, move }) as const),
    ...[-1, 0.5, 99, Number.NaN].map((nobody) => good(moment, nobody, key)),
    ...['', 'none', '__proto__', `${key}0`].map((nowhere) => good(moment, seat, nowhere)),
    ...['', 'none', '__proto__', key].flatMap((timer) =>
      moment.table.timers(moment.state).some((listedTimer) => listedTimer.key === timer)
        ? []
        : [{ kind: 'timeout', timer } as const],
    ),
  ];
}

function good(moment: Moment, seat: Seat, key: string): Played {
  return { kind: 'move', seat, key, move: moment.pool[0] ?? { do: 'move' } };
}
