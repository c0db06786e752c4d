import { expect, it, vi } from 'vitest';
import { deviceNow } from './now.ts';

it("the device's own time runs, whatever the date is set to", () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(250);
  expect(deviceNow()).toBe(performance.timeOrigin + 250);
});
