/** The order that the promise "acknowledged is kept" rests on, seen from the sockets: first the store, then everybody. */
import { expect, it, onTestFinished } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { startServer } from '../testing/server.ts';
import { tableOf } from '../testing/table.ts';
import { ask } from '../testing/visitor.ts';

/** A store that says that it has kept a commit when it is let. */
async function gatedStore() {
  const inner = await memoryStore();
  let gate: Promise<void> | null = null;
  let open = (): void => undefined;
  const store: Store = {
    ...inner,
    append: async (batch) => {
      await gate;
      return inner.append(batch);
    },
  };
  const close = () => {
    gate = new Promise((resolve) => {
      open = resolve;
    });
  };
  return { store, close, open: () => open() };
}

it('answers and tells nobody before the store has kept a command', async () => {
  const { store, close, open } = await gatedStore();
  const server = await startServer({ store });
  onTestFinished(() => server.end());
  const { seats, watcher, close: leave } = await tableOf(server, 2);
  onTestFinished(leave);
  const [dana, guest] = seats;
  const before = dana.steps.length;
  close();
  let answered = false;
  const renamed = dana.send({ do: 'rename', name: 'Later', ink: 1 });
  void renamed.then(() => (answered = true));
  // whatever was sent before stands in front of these answers
  for (const one of [guest, watcher, guest]) {
    const { socket } = one;
    const answer = await ask(socket, 'full', {});
    expect(answer.ok && answer.full.view.people[0]?.name).toBe('Dana');
  }
  expect([answered, dana.steps.length]).toEqual([false, before]);
  open();
  expect(await renamed).toMatchObject({ ok: true });
  await watcher.until(({ people }) => people[0]?.name === 'Later');
});
