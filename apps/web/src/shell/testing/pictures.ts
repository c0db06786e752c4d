/** What stands at people's pictures, on pages of tests that lay nothing out. */
import { afterEach, beforeEach, vi } from 'vitest';
import { withBrowser } from './visit.tsx';

/** Before each test of a file: time stands, and every picture is as large as a plate and lies where its seat says. */
export function withPictures(): void {
  beforeEach(() => {
    withBrowser();
    vi.useFakeTimers();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(100 * Number(this.getAttribute('data-plate') ?? 9), 50, 46, 46);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}
