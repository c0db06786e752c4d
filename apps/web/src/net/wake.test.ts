// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { onWake } from './wake.ts';

afterEach(() => vi.restoreAllMocks());

const visible = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const network = (event: 'online' | 'offline'): void => {
  window.dispatchEvent(new Event(event));
};

it('calls when the network comes or goes, and when the page is looked at again, until it is stopped', () => {
  const call = vi.fn<() => void>();
  const stop = onWake(call);
  network('offline');
  expect(call).toHaveBeenCalledTimes(1);
  network('online');
  expect(call).toHaveBeenCalledTimes(2);
  visible('hidden');
  expect(call).toHaveBeenCalledTimes(2);
  visible('visible');
  expect(call).toHaveBeenCalledTimes(3);
  stop();
  network('offline');
  network('online');
  visible('visible');
  expect(call).toHaveBeenCalledTimes(3);
});
