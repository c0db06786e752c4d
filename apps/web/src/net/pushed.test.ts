/** The part of the service worker that is told by push, as a browser runs it. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const SCRIPT = readFileSync(new URL('../../public/push.js', import.meta.url), 'utf8');

type Listener = (event: object) => void;

/** Runs it, and gives what it listens to and does. */
function worker() {
  const listeners = new Map<string, Listener>();
  const showNotification = vi.fn<(title: string, options: object) => void>();
  const openWindow = vi.fn<(url: string) => void>();
  const scope = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification },
    clients: { openWindow },
  };
  // as a browser runs it: a script of its own
  runInNewContext(SCRIPT, { self: scope });
  const happens = (name: string, event: object): void =>
    listeners.get(name)?.({ waitUntil: () => undefined, ...event });
  return { happens, showNotification, openWindow };
}

it('shows what it was told, in the direction of its language, one notice a table', () => {
  const { happens, showNotification } = worker();
  const told = { title: 'תורכם · שחמט', body: 'נועה', lang: 'he', to: 'abc' };
  happens('push', { data: { json: () => told } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    told.title,
    expect.objectContaining({ body: 'נועה', dir: 'rtl', lang: 'he', tag: 'abc', data: 'abc' }),
  );
});

it.each([
  ['abc', '/to/abc'],
  [null, '/'],
])('opens the table at a tap: %s', (data, path) => {
  const { happens, openWindow } = worker();
  const close = vi.fn<() => void>();
  happens('notificationclick', { notification: { close, data } });
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(path);
  expect(close).toHaveBeenCalledOnce();
});
