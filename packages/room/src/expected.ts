/**
 * What a view is to become by what is heard, as both ends work it out: the server to send no more than the
 * rest, a client to put the rest upon it. It is made from what the viewer may see and from nothing else,
 * so it gives nothing away; where it is wrong it costs bytes, and the view is right all the same.
 */
import type { Seat, Timer } from '@kesem/engine/core/game';
import type { Table, TableAsk } from '@kesem/engine/core/table';
import { type Clock, relist } from './clock.ts';
import { type ClockView, clocksOf } from './clockView.ts';
import { matchKey } from './key.ts';
import type { Show } from './match.ts';
import type { AskView, MatchView, TakeBackView } from './matchView.ts';
import { showAfter } from './show.ts';
import type { Heard, RoomView } from './view.ts';

/** What of a game's rules both ends need for it. */
export interface Following {
  readonly follow: Table['follow'];
  readonly brief?: Table['brief'];
  readonly open?: Table['open'];
  readonly show?: Table['show'] | null;
}

/** The view after what was heard in it; the very same where nothing was. */
export function expected(view: RoomView, heard: readonly Heard[], rules: Following): RoomView {
  const { match, table: before } = view;
  const last = heard.at(-1);
  if (!match || !before || !last) return view;
  const table = heard.reduce(
    (now, one) => ('event' in one ? rules.follow(now, one.event) : now),
    before,
  );
  const { open } = rules;
  const show = showIn(view, match, heard, rules);
  if (table === before || !open) return { ...view, table, show };
  const clocks = clocksIn(view.clocks, {
    before: open.timers(before),
    timers: open.timers(table),
    at: last.at,
    from: Math.max(last.at, show?.endsAt ?? 0),
  });
  const asks = asksIn({ ...view, clocks }, match, open.asks(table));
  const takeBack = view.takeBack && takenBackNext(view.takeBack, view.asks, asks);
  return { ...view, table, show, asks, clocks, takeBack };
}

/** What is shown to all of what was heard, which is the same whoever heard it. */
function showIn(
  { show }: RoomView,
  match: MatchView,
  heard: readonly Heard[],
  rules: Following,
): Show | null {
  const events = heard.flatMap((one) => ('event' in one ? [one.event] : []));
  const steps = rules.show?.(events) ?? [];
  const at = heard.at(-1)?.at;
  return at !== undefined && steps.length > 0 ? showAfter(show, match, steps, at) : show;
}

/** What is asked, as it is shown: more time may be taken for what was not asked before, under a clock of minutes. */
function asksIn(
  { asks, clocks, pace }: RoomView,
  match: MatchView,
  asked: readonly TableAsk[],
): readonly AskView[] {
  const runs = (seat: Seat) =>
    clocks.some((clock) => clock.since !== null && (clock.seat ?? seat) === seat);
  return asked.map(({ seat, key, must, answers }) => {
    const ask = { seat, key: matchKey(match, key), must, answers };
    const known = asks.find((one) => one.seat === seat && one.key === ask.key);
    const more = known ? known.more : must && pace.days === null && runs(seat);
    return more ? { ...ask, more: true as const } : ask;
  });
}

/** What a game listed before and lists now; when, in ms, and from when on clocks run. */
interface Listed {
  readonly before: readonly Timer[];
  readonly timers: readonly Timer[];
  readonly at: number;
  readonly from: number;
}

/** The clocks once the game lists other timers: see `relist`. */
function clocksIn(
  clocks: readonly ClockView[],
  { before, timers, at, from }: Listed,
): readonly ClockView[] {
  if (clocks.length + timers.length === 0) return clocks;
  const running = clocks.map((clock): Clock => {
    const timer = [...before, ...timers].find(({ key }) => key === clock.key);
    return { ...clock, hidden: false, increment: timer?.increment ?? 0, fell: false };
  });
  return clocksOf({ clocks: relist(running, timers, at, from) });
}

/** An answer that was given is the one its seat may ask to take back. */
function takenBackNext(
  { may }: TakeBackView,
  before: readonly AskView[],
  after: readonly AskView[],
): TakeBackView {
  const answered = before.filter(({ must, key }) => must && after.every((one) => one.key !== key));
  return {
    may: may.map((back) => {
      const given = answered.find(({ seat }) => seat === back.seat);
      return given ? { seat: given.seat, key: given.key } : back;
    }),
    asked: null,
  };
}
