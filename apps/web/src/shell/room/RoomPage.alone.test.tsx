// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { Joined } from './RoomPage.tsx';

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
