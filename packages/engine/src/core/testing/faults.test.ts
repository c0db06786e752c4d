/** The suite is only worth what it catches: each planted fault must turn it red, by the law meant for it. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { seededRandom } from '../random.ts';
import { openTable } from '../table.ts';
import { conformance } from './conformance.ts';
import { counted, findings, isMove, never, type Toy } from './faulty.ts';
import { TOY_TRIAL, toy } from './toy.ts';
import { type ToyState, toyMove } from './toy-types.ts';

describe('rules that are not rules', () => {
  it('write into the old state', () => {
    const apply: Toy['apply'] = (state, input, random) => {
      Object.assign(state, { beaten: true });
      return toy.apply(state, input, random);
    };
    expect(findings({ apply })).toMatch(/throws Cannot assign to read only property/);
  });

  it('throw at one kind of input', () => {
    const apply: Toy['apply'] = (state, input, random) =>
      isMove(input, 'concede') ? never() : toy.apply(state, input, random);
    expect(findings({ apply })).toMatch(/throws planted/);
  });

  it('throw at their setup', () => {
    expect(findings({ setup: never })).toMatch(/step 0: throws planted/);
  });

  it('lead elsewhere the second time', () => {
    let calls = 0;
    const apply: Toy['apply'] = (state, input, random) => {
      calls += 1;
      const ruling = toy.apply(state, input, random);
      return ruling.ok
        ? { ...ruling, state: { ...ruling.state, beaten: calls % 2 === 0 } }
        : ruling;
    };
    expect(findings({ apply })).toMatch(/same again/);
  });

  it('depend on which object the state is', () => {
    const known = new WeakSet<ToyState>();
    const apply: Toy['apply'] = (state, input, random) => {
      const ruling = toy.apply(known.has(state) ? counted(state) : state, input, random);
      if (ruling.ok) known.add(ruling.state);
      return ruling;
    };
    expect(findings({ apply })).toMatch(/same again/);
  });

  it.each([
    ['undefined', { extra: undefined }],
    ['not a number', { extra: Number.NaN }],
    ['a map', { extra: new Map() }],
    ['a function', { extra: () => 1 }],
    ['a list with a hole', { extra: Object.assign([1], { length: 3 }) }],
  ])('keep a value in the state that is not JSON: %s', (_, extra) => {
    const apply: Toy['apply'] = (state, input, random) => {
      const ruling = toy.apply(state, input, random);
      return ruling.ok ? { ...ruling, state: { ...ruling.state, ...extra } } : ruling;
    };
    expect(findings({ apply })).toMatch(/is not JSON/);
  });

  it('take a move with a part nobody knows', () => {
    const move = z.union([toyMove, z.looseObject({ do: z.literal('pass') })]);
    expect(findings({ move })).toMatch(/junk is accepted: .*unheardOf/);
  });

  it('forget a seat at the end', () => {
    const outcome: Toy['outcome'] = (state) =>
      toy.outcome(state) && { ranking: [[0], [2]], reason: 'rounds' };
    expect(findings({ outcome })).toMatch(/outcome ranks everybody/);
  });

  it('tell a seat that is not there', () => {
    const setup: Toy['setup'] = (start) => ({
      ...toy.setup(start),
      told: [{ event: { type: 'opened', window: 1 }, only: [7] }],
    });
    expect(findings({ setup })).toMatch(/told to a seat that is not there/);
  });
});

describe('a redeal', () => {
  type Redeal = NonNullable<Toy['redeal']>;
  const dealt: Redeal = (seen, own, random) => toy.redeal?.(seen, own, random) ?? never();

  it('that keeps a hand, remembered beside the rules', () => {
    let hands: readonly (readonly number[])[] = [];
    const view: Toy['view'] = (state, viewer) => {
      hands = state.secret.map(({ hand }) => hand);
      return toy.view(state, viewer);
    };
    const redeal: Redeal = (seen, own, random) => {
      const state = dealt(seen, own, random);
      const secret = state.secret.map((one, seat) => ({ ...one, hand: hands[seat] ?? one.hand }));
      return { ...state, secret };
    };
    expect(findings({ view, redeal })).toMatch(/redeal: depends on what nobody could see/);
  });

  it('that deals the same whatever the randomness', () => {
    const redeal: Redeal = (seen, own) => dealt(seen, own, seededRandom('planted'));
    expect(findings({ redeal })).toMatch(/redeal: deals 0 nothing new/);
  });

  it('that deals cards which did not lie there', () => {
    const redeal: Redeal = (seen, own, random) =>
      dealt({ ...seen, gone: seen.gone.map(() => []) }, own, random);
    expect(findings({ redeal })).toMatch(/redeal: deals .*, where there lay /);
  });

  it('that lets an answer stand which was given in secret', () => {
    const redeal: Redeal = (seen, own, random) => {
      const { pub, ...rest } = dealt(seen, own, random);
      return { ...rest, pub: { ...pub, laid: seen.laid } };
    };
    expect(findings({ redeal })).toMatch(/redeal: lets a secret answer stand/);
  });

  it('that changes how many cards a hand has', () => {
    const redeal: Redeal = (seen, own, random) =>
      dealt({ ...seen, hands: seen.hands.toReversed(), round: seen.round + 1 }, own, random);
    expect(findings({ redeal })).toMatch(/redeal: changes what everybody sees/);
  });

  it('that a game with secrets does not have', () => {
    expect(findings({ redeal: null })).toMatch(/whether anything is hidden is said in two ways/);
  });
});

describe('questions and clocks', () => {
  it('that a view says otherwise', () => {
    const found = findings({ open: { asks: () => [], timers: () => [] } });
    expect(found).toMatch(/open: a view asks something else/);
    expect(found).toMatch(/open: a view times something else/);
  });

  it('ask twice under one key', () => {
    const asks: Toy['asks'] = (state) =>
      toy.asks(state).map((ask) => (ask.key.startsWith('pick') ? { ...ask, key: 'pick' } : ask));
    expect(findings({ asks })).toMatch(/ask pick of seat 0 recurs/);
  });

  it('ask anew under the key of what one input has answered and closed', () => {
    const asks: Toy['asks'] = (state) =>
      toy
        .asks(state)
        .map((ask) =>
          ask.key.startsWith('window') ? { ...ask, key: `window:${state.pub.round}` } : ask,
        );
    expect(findings({ asks })).toMatch(/ask window:1 of seat \d is due again from who answered it/);
  });

  it('list a timer again that fell', () => {
    const timers: Toy['timers'] = (state) =>
      toy.timers(state).map((timer) => (timer.hidden ? { ...timer, key: 'beat' } : timer));
    expect(findings({ timers })).toMatch(/timer beat recurs/);
  });

  it('list a timer without time', () => {
    const timers: Toy['timers'] = (state) => toy.timers(state).map((one) => ({ ...one, ms: 0 }));
    expect(findings({ timers })).toMatch(/malformed timer/);
  });

  it('let a move answer two questions', () => {
    const asks: Toy['asks'] = (state) =>
      toy.asks(state).flatMap((ask) => [ask, { ...ask, key: `${ask.key}-again` }]);
    expect(findings({ asks })).toMatch(/two asks for 0 pick/);
  });

  it('leave everybody waiting', () => {
    const timers: Toy['timers'] = () => [];
    const moves: Toy['moves'] = (seen) => (seen.agenda[0]?.do === 'window' ? [] : toy.moves(seen));
    expect(findings({ timers, moves })).toMatch(/nobody can move and nothing falls/);
  });

  it('go on after the end', () => {
    const asks: Toy['asks'] = (state) =>
      toy.outcome(state)
        ? [{ seat: 0, key: 'more', must: true, answers: ['pass'] }]
        : toy.asks(state);
    expect(findings({ asks })).toMatch(/asks or timers after the outcome/);
  });

  it('never end', () => {
    const { findings: found } = conformance(openTable(toy), { ...TOY_TRIAL, longest: 5 });
    expect(found.join('\n')).toMatch(/the match does not end/);
  });
});

describe('a list of moves', () => {
  it('that holds a move the rules refuse', () => {
    const moves: Toy['moves'] = (seen) =>
      seen.mine ? [...toy.moves(seen), { do: 'pick', slot: 9 }] : toy.moves(seen);
    expect(findings({ moves })).toMatch(/is listed and refused/);
  });

  it('that misses a move the rules accept', () => {
    const moves: Toy['moves'] = (seen) => toy.moves(seen).filter((move) => move.do !== 'concede');
    expect(findings({ moves })).toMatch(/is not listed and accepted/);
  });

  it('that holds a move nobody asked for', () => {
    const asks: Toy['asks'] = (state) => toy.asks(state).filter(({ key }) => key !== 'match');
    expect(findings({ asks })).toMatch(/which no ask of theirs wants/);
  });

  it('for the public', () => {
    const moves: Toy['moves'] = (seen) =>
      seen.me === 'public' ? [{ do: 'pass' }] : toy.moves(seen);
    expect(findings({ moves })).toMatch(/the public has moves/);
  });
});
