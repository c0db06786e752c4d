// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../kit/toast.ts';
import { CARDS, loadGame } from '../../registry.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { Joined } from './RoomPage.tsx';
import { useRoom } from './session.ts';

const drawn = vi.hoisted(() => ({ times: 0 }));
vi.mock(import('../table/Table.tsx'), () => ({
  Table: () => {
    drawn.times += 1;
    return <main />;
  },
}));

beforeEach(withBrowser);
afterEach(cleanup);

it('draws no table anew when its board has shown one event more', async () => {
  const view = viewOf({
    stage: 'playing',
    people: [{ no: 1, name: 'Dana' }],
    chairs: [{ person: 1 }, { person: null }],
  });
  const { now } = visit(<Joined lobby={false} />, { view, you: { person: 1, seat: 0 } });
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(drawn.times).toBeGreaterThan(0);
  });
  const before = drawn.times;
  now({ pendingEvents: 2 });
  now({ pendingEvents: 1 });
  expect(drawn.times).toBe(before);
  now({ view: { ...view } });
  expect(drawn.times).toBe(before + 1);
});

/** As the page of a room shows it. */
const Page = () => <Joined lobby={useRoom(({ view }) => view?.stage) === 'lobby'} />;

it('tells who opens a room to play at once where they were drawn to sit', async () => {
  const [{ id } = { id: '' }] = CARDS.filter(({ seats }) => seats.max === 2);
  await loadGame(id);
  const people = [
    { no: 1, name: 'Dana' },
    { no: 2, name: 'Noa' },
  ];
  const view = { ...viewOf({ people }), game: id };
  const { now } = visit(<Page />, { starts: true, view, you: { person: 1, seat: null } });
  const drawn = { type: 'drawn', people: [2, 1] } as const;
  now({ view: { ...view, stage: 'playing' }, heard: [{ at: 0, room: drawn }] });
  await vi.waitFor(() => expect(toasts.now()).toHaveLength(1), { timeout: 4_000 });
});

it('asks a newcomer’s name before it draws the room behind the sheet', () => {
  const watching = new MutationObserver(() => undefined);
  watching.observe(document.body, { childList: true, subtree: true });
  const view = viewOf({ people: [{ no: 1, name: 'Dana' }] });
  visit(<Joined lobby />, { view, you: { person: null, seat: null } });
  const added = watching.takeRecords().flatMap(({ addedNodes }) => Array.from(addedNodes));
  const [sheet, room] = ['dialog', 'main'].map((name) => document.querySelector(name));
  // what holds both is the test's own
  const drawn = added.map((node) => [node.contains(sheet ?? null), node.contains(room ?? null)]);
  const only = drawn.filter(([holdsSheet, holdsRoom]) => holdsSheet !== holdsRoom);
  expect(only[0]).toEqual([true, false]);
  expect(only).toContainEqual([false, true]);
});
