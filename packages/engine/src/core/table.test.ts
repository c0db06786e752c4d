import { describe, expect, it } from 'vitest';
import { seededRandom } from './random.ts';
import { type JsonObject, onState, openTable, type Played, type TableState } from './table.ts';
import { toy } from './testing/toy.ts';

const table = openTable(toy);
const begin = (): TableState =>
  table.setup({
    seats: 2,
    options: table.parseOptions({}) ?? {},
    own: [],
    kept: [],
    random: seededRandom('start'),
  }).state;

const pick = (seat: number, slot: unknown, key = 'pick:1') =>
  ({
    kind: 'move',
    seat,
    key,
    move: { do: 'pick', slot },
  }) as const;
const apply = (state: TableState, input: Played) => table.apply(state, input, seededRandom('x'));
const refusal = (input: Played): string | null => {
  const verdict = apply(begin(), input);
  return verdict.ok ? null : verdict.why.code;
};

describe('the guard of a table', () => {
  it('lets an answer to an open question through to the rules', () => {
    expect(refusal(pick(0, 2))).toBeNull();
    expect(refusal(pick(0, 7))).toBe('noSuchCard');
  });

  it.each<[string, Played, string]>([
    ['a move of no kind', { ...pick(0, 0), move: { do: 'fly' } }, 'junk'],
    ['a move with a wrong part', pick(0, '0'), 'junk'],
    ['a move with a part too many', { ...pick(0, 0), move: { do: 'pass', more: 1 } }, 'junk'],
    ['no move at all', { ...pick(0, 0), move: undefined }, 'junk'],
    ['a key of another round', pick(0, 0, 'pick:2'), 'stale'],
    ['a seat that is not there', pick(2, 0), 'stale'],
    ['no number as a seat', pick(Number.NaN, 0), 'stale'],
    ['a move the question did not ask for', { ...pick(0, 0), move: { do: 'pass' } }, 'notAsked'],
    ['a move under the key of another question', pick(0, 0, 'match'), 'notAsked'],
    ['a timer that is not listed', { kind: 'timeout', timer: 'window:1' }, 'stale'],
    ['a name every object has as a timer', { kind: 'timeout', timer: 'constructor' }, 'stale'],
  ])('refuses %s', (_, input, code) => {
    expect(refusal(input)).toBe(code);
  });

  it('takes a listed timer once', () => {
    const input = { kind: 'timeout', timer: 'pick:1' } as const;
    const first = apply(begin(), input);
    if (!first.ok) throw new Error('the timer was listed');
    const second = apply(first.state, input);
    expect(second).toEqual({ ok: false, why: { code: 'stale' } });
  });
});

describe('options', () => {
  it('are completed with their defaults', () => {
    expect(table.parseOptions(undefined)).toEqual({ rounds: 2, swift: false, beat: 900 });
    expect(table.parseOptions({ rounds: 3 })).toEqual({ rounds: 3, swift: false, beat: 900 });
  });

  it.each([
    [{ rounds: 4 }],
    [{ rounds: '2' }],
    [{ toString: 1 }],
    [[]],
    ['rounds'],
    [{ beat: null }],
  ])('are refused when not offered: %j', (raw) => {
    expect(table.parseOptions(raw)).toBeNull();
  });

  it('that are chosen per seat are read apart from those for all', () => {
    expect(table.parseSeatOptions({})).toEqual({ ahead: 0 });
    expect(table.parseSeatOptions({ ahead: 1 })).toEqual({ ahead: 1 });
    expect([table.parseSeatOptions({ rounds: 1 }), table.parseSeatOptions({ ahead: 2 })]).toEqual([
      null,
      null,
    ]);
    expect(table.parseOptions({ ahead: 1 })).toBeNull();
  });

  it('that are chosen per seat reach the rules as a list, with the default where there is none', () => {
    const begun = (options: JsonObject) =>
      onState(
        toy,
        ({ pub }) => pub.scores,
      )(table.setup({ seats: 3, options, own: [], kept: [], random: seededRandom('start') }).state);
    const chosen = table.parseOptions({}) ?? {};
    expect(begun(chosen)).toEqual([0, 0, 0]);
    expect(begun({ ...chosen, ahead: [0, 1, 0] })).toEqual([0, 1, 0]);
  });
});

describe('an option that may be left to the room', () => {
  const beat = { ...toy.options.beat, alone: 600 };
  const left = openTable({ ...toy, options: { ...toy.options, beat } });
  const chosen = left.parseOptions({}) ?? {};

  it('is left to it unless the host chooses, and is settled by how many humans sit', () => {
    expect([left.options['beat']?.values, chosen['beat']]).toEqual([['auto', 900, 600], 'auto']);
    expect([1, 2, 3].map((humans) => left.settleOptions(chosen, humans)['beat'])).toEqual([
      600, 900, 900,
    ]);
    expect(left.settleOptions({ ...chosen, beat: 900 }, 1)).toEqual({ ...chosen, beat: 900 });
  });

  it('is as among humans where no room has settled it', () => {
    const swift = { ...chosen, swift: true };
    const begun = (options: JsonObject) =>
      left.setup({ seats: 2, options, own: [], kept: [], random: seededRandom('start') }).state;
    expect(begun(swift)).toEqual(begun({ ...swift, beat: 900 }));
    expect(begun(swift)).not.toEqual(begun({ ...swift, beat: 600 }));
  });

  it('is a word of its own: others do not offer it', () => {
    expect(table.parseOptions({ beat: 'auto' })).toBeNull();
  });
});

describe('a secret choice before the match', () => {
  it('has a default', () => {
    expect(table.parseOwn(undefined)).toMatchObject({ own: { skip: false } });
  });

  it.each([[null], [{ deck: [1], skip: true }], [{ skip: true }], ['deck']])(
    'is refused when malformed: %j',
    (raw) => {
      expect(table.parseOwn(raw)).toBeNull();
    },
  );
});

it('looks at a state through the types of its game', () => {
  expect(onState(toy, ({ pub }) => pub.scores)(begin())).toEqual([0, 0]);
});

it('has no player of its own unless it was given one', () => {
  expect(table.bot).toBeNull();
  const eager = openTable(toy, ({ ask }) => ({ do: ask.must ? 'pass' : 'concede' }) as const);
  const [ask] = eager.asks(begin());
  if (ask === undefined) throw new Error('somebody is asked');
  const move = eager.bot?.(eager.view(begin(), 0), ask, 'easy', seededRandom('x'));
  expect(move).toEqual({ do: 'pass' });
});
