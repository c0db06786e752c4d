/** The suite finds every leak, by the law meant for it. */
import { describe, expect, it } from 'vitest';
import { openTable } from '../table.ts';
import { conformance } from './conformance.ts';
import { counted, findings, isMove, mayAdd, type Toy, withCache } from './faulty.ts';
import { TOY_TRIAL, toy } from './toy.ts';

describe('a leak', () => {
  it('in the view', () => {
    const view: Toy['view'] = (state, viewer) => ({
      ...toy.view(state, viewer),
      beat: state.secret.reduce((sum, { pick }) => sum + (pick ?? 0), 0),
    });
    expect(findings({ view })).toMatch(/law 1/);
  });

  it('in the order of a list of the view', () => {
    const view: Toy['view'] = (state, viewer) => ({
      ...toy.view(state, viewer),
      tired: state.secret.map((_, seat) => seat).filter((seat) => mayAdd(state, seat)),
    });
    expect(findings({ view })).toMatch(/law 1/);
  });

  it('in an event', () => {
    const apply: Toy['apply'] = (state, input, random) => {
      const ruling = toy.apply(state, input, random);
      if (!ruling.ok || !isMove(input, 'pick')) return ruling;
      const { seat, move } = input;
      if (move.do !== 'pick') return ruling;
      return {
        ...ruling,
        told: [...ruling.told, { event: { type: 'picked', seat, slot: move.slot } }],
      };
    };
    expect(findings({ apply })).toMatch(/law 3/);
  });

  it('in the number of events', () => {
    const apply: Toy['apply'] = (state, input, random) => {
      const ruling = toy.apply(state, input, random);
      if (!ruling.ok || !isMove(input, 'prefs') || !mayAdd(state, input.seat)) return ruling;
      return { ...ruling, told: [...ruling.told, { event: { type: 'laid', seat: input.seat } }] };
    };
    expect(findings({ apply })).toMatch(/law 3/);
  });

  it('in the moves', () => {
    expect(findings(withCache())).toMatch(/law 1/);
  });

  it('in the asks', () => {
    const asks: Toy['asks'] = (state) =>
      toy.asks(state).filter(({ key, seat }) => !key.startsWith('window') || mayAdd(state, seat));
    expect(findings({ asks })).toMatch(/law [13]/);
  });

  it('in a visible timer', () => {
    const timers: Toy['timers'] = (state) =>
      toy.timers(state).map((timer) => ({ ...timer, ms: mayAdd(state, 0) ? timer.ms : 1 }));
    expect(findings({ timers })).toMatch(/law [13]/);
  });

  it('in a refusal', () => {
    const apply: Toy['apply'] = (state, input, random) => {
      const ruling = toy.apply(state, input, random);
      const told = state.secret.every((_, seat) => mayAdd(state, seat));
      return ruling.ok || !told ? ruling : { ok: false, why: { code: 'odd' } };
    };
    expect(findings({ apply })).toMatch(/law 2/);
  });

  it('in what an input does that cannot teach: a window that closes early because nobody can answer', () => {
    const apply: Toy['apply'] = (state, input, random) => {
      const ruling = toy.apply(state, input, random);
      const [task] = ruling.ok ? ruling.state.pub.agenda : [];
      if (!ruling.ok || !isMove(input, 'pick') || task?.do !== 'window') return ruling;
      if (ruling.state.secret.some((_, seat) => mayAdd(ruling.state, seat))) return ruling;
      const timer = `window:${task.n}`;
      const closed = toy.apply(ruling.state, { kind: 'timeout', timer }, random);
      return closed.ok ? { ...closed, told: [...ruling.told, ...closed.told] } : closed;
    };
    expect(findings({ apply }, TOY_TRIAL.runs)).toMatch(/law 4/);
  });

  it('through a silent change', () => {
    const apply: Toy['apply'] = (state, input, random) => {
      const ruling = toy.apply(state, input, random);
      return ruling.ok && isMove(input, 'pass')
        ? { ...ruling, state: counted(ruling.state) }
        : ruling;
    };
    expect(findings({ apply })).toMatch(/law 5/);
  });

  it('by a game that says it hides nothing', () => {
    const { findings: found } = conformance(openTable(toy), { ...TOY_TRIAL, teaches: null });
    expect(found.join('\n')).toMatch(/nothing is hidden, and yet/);
  });

  it('excused as teaching by a move nobody has', () => {
    const teaches = [...(TOY_TRIAL.teaches ?? []), 'reveal'];
    const says = openTable({ ...toy, takeBack: null });
    const { findings: found } = conformance(says, { ...TOY_TRIAL, teaches });
    expect(found.join('\n')).toMatch(/reveal is said to teach/);
  });
});
