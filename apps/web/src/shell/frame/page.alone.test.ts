// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { followDevice } from './page.ts';
import { device } from './stores.ts';

/** What is written on the page from now on, by name. */
function watched(): { readonly written: () => readonly string[] } {
  const seen = new MutationObserver(() => undefined);
  seen.observe(document.documentElement, { attributes: true });
  return { written: () => seen.takeRecords().map(({ attributeName }) => attributeName ?? '') };
}

describe('the page', () => {
  it('wears what the device has, and nothing is written again that it wears', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    device.setState({ lang: 'he', theme: 'light', lessMotion: false });
    followDevice();
    const page = document.documentElement;
    expect([page.lang, page.dir, page.dataset['theme']]).toEqual(['he', 'rtl', 'light']);

    const { written } = watched();
    device.setState({ boards: { one: { hints: false } } });
    expect(written()).toEqual([]);

    device.setState({ lang: 'en', theme: 'dark', lessMotion: true });
    expect(written()).toEqual(['lang', 'dir', 'data-theme', 'data-less-motion']);
    expect([page.lang, page.dir, page.dataset['theme']]).toEqual(['en', 'ltr', 'dark']);
    device.setState({ lessMotion: false });
    expect(page.hasAttribute('data-less-motion')).toBe(false);
  });
});
