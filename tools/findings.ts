/** What can be measured of a screen: nothing reaches beyond it, no word is cut, whatever is pressed is large enough. */
import type { Page } from '@playwright/test';

/** Everything that is wrong on the screen as it stands, one line each. */
export async function findings(page: Page): Promise<readonly string[]> {
  return [
    ...(await page.evaluate(tooWide)),
    ...(await page.evaluate(cutWords)),
    ...(await page.evaluate(tooSmall)),
  ];
}

// What follows runs in the page: each function stands on its own.

function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`scrolls sidewards by ${scrollWidth - clientWidth} px`] : [];
}

/** Elements that hide what does not fit and hold words that do not fit; an address to be copied is whole when copied. */
function cutWords(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const { overflowX, clipPath, userSelect } = getComputedStyle(element);
    const words = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const hides = overflowX === 'hidden' || overflowX === 'clip';
    const isHidden = clipPath !== 'none' || element.clientWidth < 2;
    if (!words || !hides || isHidden || userSelect === 'all') return [];
    const cut = element.scrollWidth - element.clientWidth;
    return cut > 0 ? [`cut by ${cut} px: ${element.textContent?.trim().slice(0, 40)}`] : [];
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
