// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createRoomStore } from '../../state/room.ts';
import type { Online, Session } from './session.ts';
import { VisitProvider } from './session.ts';
import { useEarlier } from './view.ts';

afterEach(cleanup);

it('asks for what was heard before as soon as somebody hears, with each step again, until all is here', () => {
  const store = createRoomStore();
  store.setState({ after: 4 });
  let asked = 0;
  const link = { earlier: async () => void (asked += 1) };
  const nothing = (): void => undefined;
  const session: Session = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the link only this is asked
    online: { token: 't', link } as unknown as Online,
    store,
    ask: nothing,
    askStage: nothing,
    tap: nothing,
    answer: nothing,
    hint: async () => undefined,
  };
  const whole: boolean[] = [];
  const Screen = () => {
    whole.push(useEarlier());
    return null;
  };
  render(
    <VisitProvider value={session}>
      <Screen />
    </VisitProvider>,
  );
  expect(asked).toBe(0);
  act(() => store.setState({ status: 'live' }));
  expect(asked).toBe(1);
  const step = () =>
    act(() => store.setState(({ fresh }) => ({ fresh: { ...fresh, id: fresh.id + 1 } })));
  step();
  expect([asked, whole.at(-1)]).toEqual([2, false]);
  act(() => store.setState({ after: 0 }));
  step();
  expect([asked, whole.at(-1)]).toEqual([2, true]);
});
