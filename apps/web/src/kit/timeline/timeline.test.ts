import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AT_REST,
  type Frame,
  frameNow,
  pendingEvents,
  type TimelineAct,
  type TimelineState,
  timelineAfter,
} from './timeline.ts';

/** Events are numbers, counted on; a table is the last of them. */
type Shown = Frame<number, number>;
type Act = TimelineAct<Shown>;

/** A step of which it is only known how its events are shared out among its frames, and how long these last. */
interface Plan {
  readonly step: readonly (readonly [count: number, ms: number])[];
  /** Whether anything of it is seen. */
  readonly isSeen: boolean;
  readonly cuts: boolean;
}
type Deed = Plan | 'tick' | 'next' | 'toggle' | 'skip' | 'anew';

const plan: fc.Arbitrary<Plan> = fc
  .record({
    step: fc.array(fc.tuple(fc.nat(3), fc.constantFrom(0, 40, 900)), { maxLength: 5 }),
    isSeen: fc.boolean(),
    cuts: fc.boolean(),
  })
  .filter(({ step }) => step.some(([count]) => count > 0));
const queued = plan.map((one) => ({ ...one, cuts: false }));
const deed = (...plans: readonly fc.Arbitrary<Plan>[]): fc.Arbitrary<Deed> =>
  fc.oneof(...plans, fc.constantFrom('tick' as const, 'next' as const, 'toggle' as const));

/** The act of a plan whose events follow on `from`. */
function shows({ step, isSeen, cuts }: Plan, from: number): Extract<Act, { do: 'show' }> {
  let last = from;
  const frames = step.map(([count, ms]): Shown => {
    const events = Array.from({ length: count }, (_, at) => last + at + 1);
    last += count;
    return { view: last, events, ms };
  });
  const events = frames.flatMap((frame) => frame.events);
  return { do: 'show', events, frames: isSeen ? frames : [], cuts };
}

interface Run {
  readonly state: TimelineState<Shown>;
  /** The number of the last event. */
  readonly last: number;
}

const START: Run = { state: AT_REST, last: 0 };

function done({ state, last }: Run, what: Deed): Run {
  if (what === 'anew') {
    const act: Act = { do: 'show', events: [], frames: [], cuts: false };
    return { state: timelineAfter(state, act), last };
  }
  if (typeof what === 'string') return { state: timelineAfter(state, { do: what }), last };
  const act = shows(what, last);
  return { state: timelineAfter(state, act), last: last + act.events.length };
}

const told = ({ state, last }: Run): number => last - pendingEvents(state);

describe('a timeline', () => {
  it('tells every event once and in order, whatever is done and comes meanwhile', () => {
    fc.assert(
      fc.property(fc.array(deed(plan), { maxLength: 40 }), (deeds) => {
        let run = START;
        for (const what of [...deeds, 'anew' as const, ...deeds]) {
          const next = done(run, what);
          expect(told(next)).toBeGreaterThanOrEqual(told(run));
          expect(told(next)).toBeLessThanOrEqual(next.last);
          // what has been told ends with what is seen
          expect(frameNow(next.state)?.events.at(-1) ?? told(next)).toBe(told(next));
          run = next;
        }
        expect(told(done(run, 'skip'))).toBe(run.last);
      }),
    );
  });

  it('shows every frame of every step in order, as long as nothing is cut', () => {
    fc.assert(
      fc.property(fc.array(queued, { maxLength: 8 }), (plans) => {
        let [run, length] = [START, 0];
        const wanted: Shown[] = [];
        for (const one of plans) {
          const act = shows(one, run.last);
          length += act.frames.reduce((sum, { ms }) => sum + ms, 0);
          wanted.push(...act.frames.filter(({ ms }) => ms > 0));
          run = done(run, one);
        }
        fc.pre(length < 60_000);
        const seen: Shown[] = [];
        for (let now = frameNow(run.state); now; now = frameNow(run.state)) {
          seen.push(now);
          run = done(run, 'tick');
        }
        expect(seen).toEqual(wanted);
        expect(told(run)).toBe(run.last);
      }),
    );
  });

  it('leaves what is seen alone when more comes, and is told of it later', () => {
    fc.assert(
      fc.property(fc.array(deed(queued), { maxLength: 30 }), queued, (deeds, more) => {
        const run = deeds.reduce(done, START);
        fc.pre(run.state.queue.reduce((sum, { ms }) => sum + ms, 0) <= 60_000);
        const frame = frameNow(run.state);
        fc.pre(frame !== null);
        const next = done(run, more);
        expect(frameNow(next.state)).toBe(frame);
        expect(told(next)).toBe(told(run));
        expect(next.state.paused).toBe(run.state.paused);
      }),
    );
  });

  it('is skipped to the table as it stands, and shows a table that is given anew at once', () => {
    fc.assert(
      fc.property(fc.array(deed(plan), { maxLength: 30 }), (deeds) => {
        const run = deeds.reduce(done, START);
        expect(done(run, 'skip').state).toEqual(AT_REST);
        expect(done(run, 'anew').state).toEqual(AT_REST);
      }),
    );
  });

  it('always shows something that takes time, and never stands still with nothing to see', () => {
    fc.assert(
      fc.property(fc.array(deed(plan), { maxLength: 40 }), (deeds) => {
        const { state } = deeds.reduce(done, START);
        const frame = frameNow(state);
        expect(frame === null ? !state.paused : frame.ms > 0).toBe(true);
      }),
    );
  });
});

describe('what comes while something is seen', () => {
  const step = (...times: readonly number[]): Plan => ({
    step: times.map((ms) => [1, ms] as const),
    isSeen: true,
    cuts: false,
  });

  it('gives way to a step that cuts', () => {
    const run = [step(900, 900), { ...step(40), cuts: true }].reduce(done, START);
    expect([run.state.queue.length, frameNow(run.state)?.view, told(run)]).toEqual([1, 3, 3]);
  });

  it('is gone on from by one frame, and no further', () => {
    const run = [step(900, 900, 900), 'next' as const].reduce<Run>(done, START);
    expect([frameNow(run.state)?.view, run.state.paused]).toEqual([2, true]);
    expect(done(done(run, 'next'), 'next').state).toEqual(AT_REST);
  });

  it('is given up by whoever is more than a minute behind, but for who has stopped it', () => {
    const behind = Array.from({ length: 7 }, () => step(10_000)).reduce<Run>(done, START);
    expect(behind.state.queue).toHaveLength(7);
    const caughtUp = done(behind, step(900));
    expect([caughtUp.state.queue.length, told(caughtUp)]).toEqual([1, 8]);
    expect(done(done(behind, 'toggle'), step(900)).state.queue).toHaveLength(8);
  });
});
