// @vitest-environment jsdom
import { tableOf } from '@kesem/engine/registry';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { painted } from '../../kit/testing/painted.ts';
import { type LocalRoom, openLocal } from '../../local/room.ts';
import { freshId } from '../../net/random.ts';
import { CARDS } from '../../registry.ts';
import { deviceNow } from '../../state/now.ts';
import { handOf } from '../../state/room.ts';
import { askFor } from '../../state/seats.ts';
import type { Session } from '../room/session.ts';
import { leftHere } from './left.ts';
import { type Here, openHere } from './open.ts';
import { openVisit } from './session.ts';
import { otherOf } from './slots.ts';

/** Two games of the shelf: one that two can play at one screen, and one that hides something from each. */
const [OPEN = '', HIDDEN = ''] = [true, false].map(
  (open) => CARDS.find(({ oneScreen }) => oneScreen === open)?.id,
);

/** No bot thinks here: what is asked of one is never answered. */
class Silent extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', Silent);
  localStorage.clear();
});

function opened(other: string): Here {
  const known = otherOf(other);
  const here = known && openHere(OPEN, known);
  if (!here) throw new Error('nothing was opened');
  return here;
}

/** A table whose house does nothing by itself. */
function laid(): LocalRoom {
  const clock = { now: () => 0, after: () => () => undefined };
  const parts = { table: tableOf, clock, fresh: freshId, think: async () => null };
  const storage = { get: () => null, set: () => true };
  const opening = { do: 'open', game: OPEN, name: 'Dana', ink: 1, nonce: freshId() } as const;
  const local = openLocal({ ...parts, storage, slot: 'here' }, 'room', opening);
  if (!local) throw new Error('nothing was laid');
  return local;
}

/** After it a press was answered, decided, and shown. */
async function settled(): Promise<void> {
  await painted();
  await painted();
}

/** The first listed move of whoever holds the device, as the board would send it. */
async function play({ store, answer }: Session): Promise<void> {
  const state = store.getState();
  const [move] = state.view?.table ? (tableOf(OPEN)?.moves(state.view.table) ?? []) : [];
  if (!state.view || !move) throw new Error('nobody may move');
  answer({ do: 'move', move }, askFor(state.view, handOf(state), move.do)?.key ?? '');
  await settled();
}

/** Starts a match on the seats as they are. */
async function start({ askStage }: Session): Promise<void> {
  askStage({ do: 'order', chairs: [0, 1] });
  await painted();
  askStage({ do: 'start' });
  await painted();
}

const now = ({ session }: Here) => session.store.getState();

describe('the time of a table of this device', () => {
  const roomTime = (here: Here): number => now(here).offset + deviceNow();

  it('goes on when the date is set back, and when the table is opened again after that', () => {
    const here = opened('friend');
    const before = roomTime(here);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    here.session.askStage({ do: 'start' });
    expect(roomTime(here)).toBeGreaterThan(before - 1_000);
    here.close();
    expect(roomTime(opened('friend'))).toBeGreaterThan(before - 1_000);
  });
});

describe('a show of this device', () => {
  it('ends once its first steps were seen whole, also when the timer comes a hair too early', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let at = 1_000;
    const local = laid();
    const submit = vi.spyOn(local, 'submit');
    const { tap } = openVisit(local, () => at);
    tap(
      { id: '0/show:1', startsAt: 900, steps: [600.5], wholeUntil: 1_500.5, endsAt: 9_000 },
      false,
    );
    at = 1_500.2;
    vi.advanceTimersByTime(500);
    expect(submit).not.toHaveBeenCalled();
    at = 1_501;
    vi.advanceTimersByTime(1);
    expect(submit).toHaveBeenCalledOnce();
  });

  it('is ended by whoever moves, before the move', async () => {
    const local = laid();
    const submit = vi.spyOn(local, 'submit');
    const { store, answer } = openVisit(local, () => 2_000);
    const { view } = store.getState();
    if (!view) throw new Error('nothing is shown');
    const show = { id: '0/show:1', startsAt: 900, steps: [600], wholeUntil: 1_500, endsAt: 9_000 };
    store.setState({ view: { ...view, show } });
    answer({ do: 'move', move: { do: 'resign' } }, 'any');
    await painted();
    expect(submit.mock.calls.map(([actor, { command }]) => [actor.kind, command.do])).toEqual([
      ['house', 'endShow'],
      ['person', 'move'],
    ]);
  });

  it('has its first steps seen whole before a move that comes earlier', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let at = 1_000;
    const local = laid();
    const submit = vi.spyOn(local, 'submit');
    const { store, answer } = openVisit(local, () => at);
    const { view } = store.getState();
    if (!view) throw new Error('nothing is shown');
    const show = { id: '0/show:1', startsAt: 900, steps: [600], wholeUntil: 1_500, endsAt: 9_000 };
    store.setState({ view: { ...view, show } });
    answer({ do: 'move', move: { do: 'resign' } }, 'any');
    await new Promise(requestAnimationFrame);
    vi.advanceTimersByTime(100);
    expect(submit).not.toHaveBeenCalled();
    at = 1_500;
    vi.advanceTimersByTime(500);
    expect(submit.mock.calls.map(([, { command }]) => command.do)).toEqual(['endShow', 'move']);
  });

  it('is ended by nobody who has left meanwhile, and may have come back and moved', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const local = laid();
    const submit = vi.spyOn(local, 'submit');
    const { tap } = openVisit(local, () => 2_000);
    tap({ id: '0/show:1', startsAt: 900, steps: [600], wholeUntil: 1_500, endsAt: 9_000 }, false);
    local.close();
    vi.advanceTimersByTime(1_000);
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('a table of this device', () => {
  it('has no line, two who are here, and a waiting room to begin with', () => {
    const here = opened('friend');
    expect(here.session.online).toBeNull();
    expect(now(here)).toMatchObject({ status: 'live', presence: { here: [1, 2] } });
    expect(now(here).view).toMatchObject({ stage: 'lobby', host: 1 });
    expect(handOf(now(here))).toBeNull();
  });

  it('hands the board to whoever is asked, and tells both what happened', async () => {
    const here = opened('friend');
    await start(here.session);
    for (const [count, seat] of [0, 1, 0, 1].entries()) {
      expect(handOf(now(here))).toBe(seat);
      const { id } = now(here).fresh;
      await play(here.session);
      expect(now(here).fresh.id).toBe(id + 1);
      const moved = now(here).heard.filter((one) => 'event' in one && one.event.type === 'moved');
      expect(moved).toHaveLength(count + 1);
      expect(now(here).fresh.heard).toHaveLength(1);
    }
  });

  it('answers a press in a picture of its own, and has what comes of it in a later one', async () => {
    const here = opened('friend');
    await start(here.session);
    const before = now(here);
    const played = play(here.session);
    expect(now(here)).toMatchObject({ view: before.view, pending: { does: 'move' } });
    await played;
    expect(now(here).view).not.toBe(before.view);
    expect(now(here).pending).toBeNull();
  });

  it('is there again as it was left, without anything new', async () => {
    const left = opened('friend');
    await start(left.session);
    await play(left.session);
    left.close();
    const here = opened('friend');
    expect(now(here).view).toEqual(now(left).view);
    expect(now(here).heard).toEqual(now(left).heard);
    expect(now(here).fresh.heard).toEqual([]);
  });

  it('begins at once against a bot, each strength at a table of its own', () => {
    const hard = opened('hard');
    const { view } = now(hard);
    expect(view).toMatchObject({ stage: 'playing', me: view?.match?.players.indexOf(1) });
    expect(view?.people[1]?.bot).toBe('hard');
    const easy = opened('easy');
    expect(now(easy).view?.next.hash).not.toBe(view?.next.hash);
    expect(now(easy).view?.people[1]?.bot).toBe('easy');
  });

  it('says why a command is refused, until something else happens', async () => {
    const here = opened('friend');
    await start(here.session);
    const far = { do: 'move', marbles: [0], dir: 'NW' } as const;
    here.session.answer({ do: 'move', move: far }, now(here).view?.asks[0]?.key ?? '');
    await painted();
    expect(now(here).pending).toBeNull();
    expect(now(here).refusal).toMatchObject({ does: 'move', why: { code: 'blocked' } });
    await play(here.session);
    expect(now(here).refusal).toBeNull();
  });

  it('plays again when one press says so for both', async () => {
    const here = opened('friend');
    await start(here.session);
    const state = now(here);
    const ask = state.view && askFor(state.view, handOf(state), 'resign');
    here.session.answer({ do: 'move', move: { do: 'resign' } }, ask?.key ?? '');
    await settled();
    expect(now(here).view?.stage).toBe('over');
    here.session.askStage({ do: 'again', nonce: '0'.repeat(32) });
    await vi.waitFor(() => expect(now(here).view?.stage).toBe('playing'));
    expect(now(here).view?.match?.players).toEqual([2, 1]);
  });

  it('is ended by one press for both who share it', async () => {
    const here = opened('friend');
    await start(here.session);
    await play(here.session);
    here.session.answer({ do: 'endVote', yes: true }, '1/end');
    await settled();
    // both have said so
    await painted();
    expect(now(here).view).toMatchObject({ stage: 'over', match: { outcome: null } });
    expect(now(here).refusal).toBeNull();
  });

  it('lets both who share it be renamed, each by their own word', async () => {
    const { session } = opened('friend');
    session.ask({ do: 'rename', name: 'Dana', ink: 3 });
    session.ask({ do: 'rename', name: 'Yossi', ink: 4 }, 2);
    await settled();
    expect(session.store.getState().view?.people).toMatchObject([
      { no: 1, name: 'Dana', ink: 3 },
      { no: 2, name: 'Yossi', ink: 4 },
    ]);
  });

  it('is found again as long as its match is under way', async () => {
    const waits = opened('friend');
    expect(leftHere()).toEqual([]);
    await start(waits.session);
    const hard = opened('hard');
    const begins = now(hard).view?.me === 0;
    expect(leftHere()).toMatchObject([
      { path: `/here/${OPEN}/friend`, summary: { yourTurn: true, others: [{ bot: null }] } },
      { path: `/here/${OPEN}/hard`, summary: { yourTurn: begins, others: [{ bot: 'hard' }] } },
    ]);
  });

  it('is not laid for a game or an opponent that does not exist', () => {
    expect(openHere('chess', 'friend')).toBeNull();
    expect(openHere(HIDDEN, 'friend')).toBeNull();
    expect(otherOf('nobody')).toBeNull();
  });
});
