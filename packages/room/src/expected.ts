/**
 * What a view is to become by what is heard, as both ends work it out: the server to send no more than the
 * rest, a client to put the rest upon it. It is made from what the viewer may see and from nothing else,
 * so it gives nothing away; where it is wrong it costs bytes, and the view is right all the same.
 */
import type { Timer } from '@kesem/engine/core/game';
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
  const asks = asksIn(view, match, open.asks(table));
  return {
    ...view,
    table,
    show,
    asks,
    clocks: clocksIn(view.clocks, open.timers(before), open.timers(table), last.at),
    takeBack: view.takeBack && takenBackNext(view.takeBack, view.asks, asks),
  };
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

/** What is asked, as it is shown. Whether more time may be taken is as it was at the same place. */
function asksIn(
  { asks }: RoomView,
  match: MatchView,
  asked: readonly TableAsk[],
): readonly AskView[] {
  return asked.map(({ seat, key, must, answers }, place) => {
    const ask = { seat, key: matchKey(match, key), must, answers };
    return must && asks[place]?.more ? { ...ask, more: true as const } : ask;
  });
}

/** The clocks once the game lists other timers: see `relist`. */
function clocksIn(
  clocks: readonly ClockView[],
  before: readonly Timer[],
  timers: readonly Timer[],
  at: number,
): readonly ClockView[] {
  if (clocks.length + timers.length === 0) return clocks;
  const running = clocks.map((clock): Clock => {
    const timer = [...before, ...timers].find(({ key }) => key === clock.key);
    return { ...clock, hidden: false, increment: timer?.increment ?? 0, fell: false };
  });
  return clocksOf({ clocks: relist(running, timers, at) });
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
