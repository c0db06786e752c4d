// @vitest-environment jsdom
/** Three who look at one table over lines of different length: a network and clocks that only a test moves. */
import type { TableEvent, TableView } from '@kesem/engine/core/table';
import type { Answers, ClientMessageName } from '@kesem/protocol/messages';
import { AHEAD_MS } from '@kesem/room/show';
import { SHOWN } from '@kesem/room/testing/duel';
import { BEGIN } from '@kesem/room/testing/scriptedRoom';
import { dueling, HOUSE, move } from '@kesem/room/testing/words';
import { hear, heardSoFar, inMidst, type RoomView, viewRoom } from '@kesem/room/view';
import { wholeStep } from '@kesem/room/wire';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TimelineClockContext } from '../../kit/timeline/clock.ts';
import { type Stage, StageContext } from '../../kit/timeline/stage.ts';
import type { Frame, Transition } from '../../kit/timeline/timeline.ts';
import { useTimeline } from '../../kit/timeline/useTimeline.ts';
import type { LinkEvents } from '../../net/around.ts';
import type { ConnectionEvents } from '../../net/connection.ts';
import { RoomLink } from '../../net/link.ts';
import { openCurtain } from '../../state/curtain.ts';
import { createRoomStore, withHeld } from '../../state/room.ts';

afterEach(cleanup);

const STEPS = SHOWN.map(({ ms }) => ms);
const LASTS = STEPS.reduce((sum, ms) => sum + ms, 0);
const nothing = (): void => undefined;
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

/** A time that is moved by hand: what falls due happens in its order, and all that follows from it at once. */
function aTime() {
  let now = 0;
  let timers: readonly { readonly at: number; readonly call: () => void }[] = [];
  const after = (ms: number, call: () => void) => {
    const timer = { at: now + Math.max(0, ms), call };
    timers = [...timers, timer];
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  };
  const pass = async (ms: number): Promise<void> => {
    const until = now + ms;
    const next = () => timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
    await act(turns);
    for (let due = next(); due; due = next()) {
      const { at, call } = due;
      timers = timers.filter((one) => one.call !== call);
      now = at;
      await act(async () => {
        call();
        await turns();
      });
    }
    now = until;
  };
  return { now: () => now, after, pass };
}
type Time = ReturnType<typeof aTime>;

/** The house: a duel at which all look at each turn together. */
function aHouse(time: Time) {
  const to = dueling({ shown: true });
  const serverNow = (): number => BEGIN + time.now();
  const keepTime = (): void => to.wait(serverNow() - awaited);
  let awaited = BEGIN;
  const onTime = <X>(does: () => X): X => {
    keepTime();
    awaited = serverNow();
    return does();
  };
  const full = (step: number) => {
    const midst = inMidst(to.room(), 'public', to.deps, serverNow());
    const view = viewRoom(to.room(), 'public', to.deps);
    const heard = heardSoFar(to.room(), 'public');
    return { step, now: serverNow(), view, heard, ...(midst && { midst }) };
  };
  const lines = new Set<(say: (events: ConnectionEvents) => void) => void>();
  let step = 0;
  const says = (does: () => ReturnType<typeof move>): void => {
    const before = viewRoom(to.room(), 'public', to.deps);
    const decision = onTime(does);
    if (!decision.ok) throw new Error(decision.why.code);
    const view = viewRoom(to.room(), 'public', to.deps);
    step += 1;
    const heard = hear(decision.said, 'public');
    const message = wholeStep(before, view, { step, now: serverNow(), heard });
    for (const line of lines) line((events) => events.step(message));
  };
  return {
    lines,
    joined: () => ({
      ok: true as const,
      room: 'r',
      you: { person: null, seat: null },
      full: full(step),
      presence: { here: [], watchers: [] },
      chat: [],
      code: '',
    }),
    turns: () => says(() => move(to, 'Ann', 'pass')),
    cuts: () => says(() => to.send(HOUSE, { do: 'endShow', show: '1/show:1' })),
    now: serverNow,
  };
}
type House = ReturnType<typeof aHouse>;

interface Shown extends Frame<TableView, TableEvent> {
  readonly nth: number;
}
const framesOf = ({ events, after }: Transition<TableView, TableEvent>): readonly Shown[] =>
  STEPS.map((ms, nth) => ({ view: after, events: nth === 0 ? events : [], ms, nth }));

/** Somebody who looks on: how far away in ms, and how wrong the clock of the device. */
function aGuest(house: House, time: Time, { away, skew }: { away: number; skew: number }) {
  const store = createRoomStore();
  const deviceNow = (): number => time.now() + skew;
  const now = (): number => deviceNow() + store.getState().offset;
  const curtain = openCurtain({ now, after: time.after });
  const events: LinkEvents = {
    status: nothing,
    joined: nothing,
    held: (held, fresh, isFull) =>
      curtain.news({
        show: held.view.show,
        isFull,
        tell: () => store.setState((state) => withHeld(state, held, fresh)),
      }),
    earlier: nothing,
    removed: nothing,
    offset: (offset) => store.setState({ offset }),
    you: nothing,
    presence: nothing,
    chat: nothing,
    reaction: nothing,
    predictions: nothing,
    code: nothing,
    pending: nothing,
    answered: nothing,
  };
  const link = new RoomLink(
    {
      token: 't',
      rules: { build: null, of: async () => null },
      profile: () => ({ name: 'Dana', ink: 1 }),
      chat: () => [],
      connect: async (ends) => ({
        open: () => ends.up(),
        close: nothing,
        ask: <K extends ClientMessageName>() =>
          new Promise<Answers[K]>((resolve) => {
            time.after(away, () => {
              const answer = house.joined();
              house.lines.add((say) => void time.after(away, () => say(ends)));
              // nothing but joining is asked here
              time.after(away, () => resolve(answer as unknown as Answers[K]));
            });
          }),
      }),
      storage: {
        load: async () => [],
        save: async () => undefined,
        clear: async () => undefined,
      },
      after: () => nothing,
      now: deviceNow,
      random: () => 0,
      fresh: () => 'id',
      onWake: () => nothing,
    },
    events,
  );
  const seen: { readonly nth: number | null; readonly at: number }[] = [];
  const table = (view: RoomView | null): TableView => view?.table ?? { me: 'public' };
  const look = () => {
    const { view, fresh } = store.getState();
    const heard = fresh.heard.flatMap((one) => ('event' in one ? [one.event] : []));
    const scene = { id: fresh.id, events: heard, cuts: fresh.cuts, before: fresh.before };
    const { frame } = useTimeline({ view: table(view), scene }, framesOf);
    const nth = frame?.nth ?? null;
    if (seen.at(-1)?.nth !== nth) seen.push({ nth, at: house.now() });
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => {
    const stage: Stage = {
      show: store.getState().view?.show ?? null,
      isShared: true,
      now,
      onSeen: nothing,
      controls: null,
    };
    const on = createElement(StageContext, { value: stage }, children);
    return createElement(TimelineClockContext, { value: { after: time.after } }, on);
  };
  const hook = renderHook(look, { wrapper });
  store.subscribe(() => hook.rerender());
  return { link, seen: () => seen.filter(({ nth }) => nth !== null), last: () => seen.at(-1) };
}

const LINES = [
  { away: 15, skew: 0 },
  { away: 120, skew: 86_400_000 },
  { away: 280, skew: -7_000 },
];

/** The times at which the steps of a show begin. */
const begins = (startsAt: number) =>
  STEPS.map((_, nth) => ({
    nth,
    at: startsAt + STEPS.slice(0, nth).reduce((sum, ms) => sum + ms, 0),
  }));

it('all see each step at the same moment, near or far and whatever their own clocks say', async () => {
  const time = aTime();
  const house = aHouse(time);
  const guests = LINES.map((line) => aGuest(house, time, line));
  await time.pass(2_000);
  house.turns();
  const startsAt = house.now() + AHEAD_MS;
  await time.pass(AHEAD_MS + LASTS + 1_000);
  for (const { seen, last } of guests) {
    expect(seen()).toEqual(begins(startsAt));
    expect(last()).toEqual({ nth: null, at: startsAt + LASTS });
  }
});

it('whoever comes in the middle joins at the step that all see, and goes on with them', async () => {
  const time = aTime();
  const house = aHouse(time);
  const [guest] = LINES.slice(0, 1).map((line) => aGuest(house, time, line));
  await time.pass(1_000);
  house.turns();
  const startsAt = house.now() + AHEAD_MS;
  await time.pass(AHEAD_MS + 700);
  const late = aGuest(house, time, { away: 200, skew: 3_000 });
  await time.pass(LASTS);
  expect(late.seen()).toEqual([{ nth: 1, at: startsAt + 1_100 }, begins(startsAt)[2]]);
  expect(late.last()).toEqual(guest?.last());
});

it('what is cut short is over for each as soon as they hear of it', async () => {
  const time = aTime();
  const house = aHouse(time);
  const guests = LINES.map((line) => aGuest(house, time, line));
  await time.pass(1_000);
  house.turns();
  await time.pass(AHEAD_MS + 800);
  house.cuts();
  const at = house.now();
  await time.pass(1_000);
  expect(guests.map(({ last }) => last())).toEqual(
    LINES.map(({ away }) => ({ nth: null, at: at + away })),
  );
});
