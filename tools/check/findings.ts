/**
 * What can be measured of a screen: nothing reaches beyond it, no word is cut, whatever is pressed is large
 * enough and lies free, and a board is turned at most, never mirrored.
 */
import type { Page } from '@playwright/test';

/** Everything that is wrong on the screen as it stands, one line each. */
export async function findings(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  // esbuild wraps functions that have a name in this helper, which the page does not know
  await page.evaluate('globalThis.__name ??= (wrapped) => wrapped');
  for (const look of [tooWide, cutWords, cutTargets, tooSmall, covered, mirrored]) {
    found.push(...(await page.evaluate(look)));
  }
  return found;
}

// What follows runs in the page: each function stands on its own.

function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`scrolls sidewards by ${scrollWidth - clientWidth} px`] : [];
}

/** Elements that hide what does not fit, or are pressed, and whose words do not fit; an address to be copied is whole when copied. */
function cutWords(): string[] {
  const hasWords = ({ childNodes }: Element): boolean =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const cutOf = (element: HTMLElement): readonly [number, number] => {
    const { overflowX, overflowY, clipPath, userSelect } = getComputedStyle(element);
    if (clipPath !== 'none' || element.clientWidth < 2 || userSelect === 'all') return [0, 0];
    const wide = element.scrollWidth - element.clientWidth;
    const high = element.scrollHeight - element.clientHeight;
    const isHeld = hides(overflowX) || element.matches('button, a');
    // a descender may hang out of its line
    return [isHeld ? wide : 0, hides(overflowY) && high > 3 ? high : 0];
  };
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(hasWords)
    .flatMap((element) => {
      const [wide, high] = cutOf(element);
      const words = element.textContent?.trim().slice(0, 40);
      return wide > 0 || high > 0 ? [`cut by ${wide}×${high} px: ${words}`] : [];
    });
}

/** Targets that reach sidewards out of what hides the rest and cannot be scrolled. */
function cutTargets(): string[] {
  const cutBy = (element: Element, up: Element | null): number => {
    // what lies above the page is not cut by it
    if (!up || up.matches('dialog')) return 0;
    const { left, right } = element.getBoundingClientRect();
    const frame = up.getBoundingClientRect();
    const out = Math.max(frame.left - left, right - frame.right);
    const { overflowX } = getComputedStyle(up);
    if (['auto', 'scroll'].includes(overflowX)) return 0;
    const hides = ['hidden', 'clip'].includes(overflowX);
    return hides && out > 1 ? out : cutBy(element, up.parentElement);
  };
  const targets = document.querySelectorAll<HTMLElement>('button, a[href], input, [role="tab"]');
  return [...targets]
    .filter((element) => element.offsetWidth >= 2 && element.checkVisibility())
    .flatMap((element) => {
      const out = cutBy(element, element.parentElement);
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
      return out > 0 ? [`cut off by ${Math.round(out)} px: ${name?.slice(0, 30)}`] : [];
    });
}

/** Targets under 24 px either way, and primaries under 44 px high. */
function tooSmall(): string[] {
  const found = document.querySelectorAll<HTMLElement>('button, a[href], input, [role="tab"]');
  return [...found].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isPrimary = /primary/.test(element.className);
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
    const size = `${Math.round(width)}×${Math.round(height)} ${name}`;
    const inLine = getComputedStyle(element).display === 'inline';
    if (width < 2 || height < 2 || inLine) return [];
    if (width < 24 || height < 24) return [`target ${size}`];
    return isPrimary && height < 43.5 ? [`primary ${size}`] : [];
  });
}

/** Targets whose middle is in sight but belongs to something else of the same layer: bars that stay and slips laid upon it may cover it. */
function covered(): string[] {
  const parents = (element: Element): readonly Element[] =>
    element.parentElement ? [element.parentElement, ...parents(element.parentElement)] : [];
  const layerOf = (element: Element): Element | undefined =>
    [element, ...parents(element)].find((up) => {
      const { position, zIndex } = getComputedStyle(up);
      return zIndex !== 'auto' || position === 'fixed' || position === 'sticky';
    });
  const isSeen = (element: HTMLElement): boolean =>
    element.offsetWidth >= 2 && element.checkVisibility() && !element.closest('[inert]');
  const isOf = (hit: Element, element: HTMLElement): boolean => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return element.contains(hit) || hit.contains(element) || Boolean(label?.contains(hit));
  };
  const isScrolledAway = (element: Element, x: number, y: number): boolean =>
    parents(element).some((up) => {
      const { left, right, top, bottom } = up.getBoundingClientRect();
      const isInside = x >= left && x <= right && y >= top && y <= bottom;
      return getComputedStyle(up).overflow !== 'visible' && up !== document.body && !isInside;
    });
  const coverOf = (element: HTMLElement): Element | null => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2] as const;
    const hit = document.elementFromPoint(...middle);
    if (!hit || isOf(hit, element) || isScrolledAway(element, ...middle)) return null;
    return layerOf(hit) === layerOf(element) ? hit : null;
  };
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const targets = top.querySelectorAll<HTMLElement>('button, a[href], input, [role="tab"]');
  return [...targets].filter(isSeen).flatMap((element) => {
    const cover = coverOf(element);
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
    return cover ? [`covered: ${name?.slice(0, 30)} by ${cover.outerHTML.slice(0, 80)}`] : [];
  });
}

/** On a board the way from a1 to a5 and that from a1 to e1 turn as they do on paper, from whichever side it is seen. */
function mirrored(): string[] {
  const [a1, a5, e1] = ['a1', 'a5', 'e1'].map((cell) =>
    document.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect(),
  );
  if (!a1?.width || !a5 || !e1) return [];
  const turn = (a5.x - a1.x) * (e1.y - a1.y) - (a5.y - a1.y) * (e1.x - a1.x);
  return turn < 0 ? [] : ['the board is mirrored'];
}
