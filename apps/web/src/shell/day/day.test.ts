// @vitest-environment jsdom
import { tableOf } from '@kesem/engine/registry';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { painted } from '../../kit/testing/painted.ts';
import { OWNER, readLocal } from '../../local/room.ts';
import { FRIEND } from '../../local/seen.ts';
import { CARDS } from '../../registry.ts';
import { browserStorage } from '../../state/deviceStorage.ts';
import { handOf } from '../../state/room.ts';
import { askFor } from '../../state/seats.ts';
import { leftHere } from '../here/left.ts';
import { type Here, openHere } from '../here/open.ts';
import { slotOf } from '../here/slots.ts';
import { dayAt, gameOf, keepDay, playedDays, rowAt, tomorrowOf } from './day.ts';

/** A game for two at one screen, which can be given up at once. */
const SAMPLE = CARDS.find(({ oneScreen }) => oneScreen)?.id ?? '';

/** No bot thinks here: what is asked of one is never answered. */
class Silent extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', Silent);
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** The table of a day, at noon. */
function openOn(day: string, game = SAMPLE): Here {
  vi.setSystemTime(`${day}T12:00:00`);
  const here = openHere(game, 'today');
  if (!here) throw new Error('nothing was opened');
  onTestFinished(here.close);
  return here;
}

async function giveUp({ session }: Here): Promise<void> {
  const { view, you } = session.store.getState();
  const ask = view && askFor(view, you.seat, 'resign');
  session.answer({ do: 'move', move: { do: 'resign' } }, ask?.key ?? '');
  await painted();
}

const played = () => playedDays(browserStorage());

describe('the match of the day', () => {
  it('is of a game a day, one after the other, over the ends of months and years', () => {
    const days = ['2026-12-30'];
    for (const _ of CARDS) days.push(tomorrowOf(days.at(-1) ?? ''));
    expect(days.slice(0, 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(new Set(days.map(gameOf)).size).toBe(CARDS.length);
    expect(gameOf(days.at(-1) ?? '')).toBe(gameOf('2026-12-30'));
  });

  it('has the date of this device, not of another zone', () => {
    expect(dayAt(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05');
    expect(dayAt(new Date(2026, 0, 6, 0, 1).getTime())).toBe('2026-01-06');
  });

  it.each(CARDS.map(({ id }) => id))(
    'is dealt alike to everybody, and anew the next day: %s',
    (game) => {
      const tables = ['2026-11-24', '2026-11-24', '2026-11-25'].map((day) => {
        localStorage.clear();
        const { view } = openOn(day, game).session.store.getState();
        return {
          stage: view?.stage,
          hash: view?.next.hash,
          seats: view?.match?.players,
          table: view?.table,
        };
      });
      expect(tables[0]?.stage).toBe('playing');
      expect(tables[1]).toEqual(tables[0]);
      expect(tables[2]?.hash).not.toBe(tables[0]?.hash);
    },
  );

  it('is found again on its day, and not on the next', () => {
    const { view } = openOn('2026-11-24').session.store.getState();
    expect(leftHere()).toMatchObject([{ path: `/here/${SAMPLE}/today` }]);
    expect(openOn('2026-11-24').session.store.getState().view).toEqual(view);
    vi.setSystemTime('2026-11-25T12:00:00');
    expect(leftHere()).toEqual([]);
    expect(openOn('2026-11-25').session.store.getState().room).toBe('2026-11-25');
  });

  it('is won by whoever is among the first', async () => {
    const { session } = openHere(SAMPLE, 'friend') ?? {};
    session?.askStage({ do: 'start' });
    await painted();
    const state = session?.store.getState();
    const ask = state?.view && askFor(state.view, handOf(state), 'resign');
    session?.answer({ do: 'move', move: { do: 'resign' } }, ask?.key ?? '');
    await painted();
    const storage = browserStorage();
    const slot = slotOf(SAMPLE, 'friend');
    const won = [OWNER, FRIEND].map((owner) => {
      localStorage.removeItem('kesem:day');
      const room = readLocal({ table: tableOf, storage, slot })?.room;
      if (room) keepDay(storage, '2026-11-24', room, owner);
      return played().won;
    });
    expect(new Set(won)).toEqual(new Set([false, true]));
  });

  it('is written down at its end, once a day, and counts the days in a row', async () => {
    const first = openOn('2026-11-24');
    expect(played()).toEqual({ last: null, row: 0, won: false });
    await giveUp(first);
    expect(played()).toEqual({ last: '2026-11-24', row: 1, won: false });
    await giveUp(openOn('2026-11-25'));
    expect(played().row).toBe(2);
    expect(rowAt(played(), '2026-11-26')).toBe(2);
    expect(rowAt(played(), '2026-11-27')).toBe(0);
    await giveUp(openOn('2026-11-27'));
    expect(played()).toEqual({ last: '2026-11-27', row: 1, won: false });
  });
});
