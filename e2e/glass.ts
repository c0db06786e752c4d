/** What is read on a television, as on a glass of 1080 lines. */
import type { Frame, Page } from '@playwright/test';

/** What may be wrong with words: all of it, or their size alone where things still move. */
export type Looked = 'all' | 'sizes';

/** The frame in which a television shows its table. */
export function glassOf(tv: Page): Frame {
  const glass = tv.frames().find((frame) => frame !== tv.mainFrame());
  if (!glass) throw new Error('the television shows no frame');
  return glass;
}

interface Word {
  readonly said: string;
  /** How high its letters are, in px of the glass. */
  readonly size: number;
  /** How far it is from the nearest edge across and along, as a part of the glass. */
  readonly across: number;
  readonly along: number;
  /** Whether it reaches below where the line of the last deed begins. */
  readonly isUnder: boolean;
}

const [LEAST, LEAST_NAME] = [23.9, 31.9];
/** A television may cut this part off at each edge. */
const EDGE = 0.03;
/** A picture of letters has air around its ink: this part of them counts for nothing. */
const AIR = 0.25;

/** Words that are smaller than 24 px of the glass, names that are nowhere 32, and what lies under the line or where it may be cut off. */
export async function faults(
  tv: Page,
  names: readonly string[],
  looked: Looked = 'all',
): Promise<readonly string[]> {
  const words = await glassOf(tv).evaluate(wordsOf);
  const sizeOf = (name: string): number =>
    Math.max(...words.flatMap(({ said, size }) => (said === name ? [size] : [])));
  return [
    ...words.filter(({ size }) => size < LEAST).map((word) => `small: ${word.said} ${word.size}`),
    ...names
      .filter((name) => sizeOf(name) > 0 && sizeOf(name) < LEAST_NAME)
      .map((name) => `a small name: ${name} ${sizeOf(name)}`),
    ...(looked === 'sizes' ? [] : words.flatMap(misplaced)),
  ];
}

function misplaced({ said, size, across, along, isUnder }: Word): readonly string[] {
  const air = 0.001 + (AIR * size) / 1080;
  return [
    ...(across < EDGE - air || along < EDGE - air ? [`at the edge: ${said}`] : []),
    ...(isUnder ? [`under the line: ${said}`] : []),
  ];
}

/** Every word that is seen. Runs in the page, so it stands alone. */
function wordsOf(): readonly Word[] {
  const line = document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
  // what lies over the whole screen covers the line, too
  const whole = [...document.querySelectorAll('main *')].filter(
    (one) => getComputedStyle(one).position === 'fixed',
  );
  const texts = [...document.querySelectorAll(':is(main, aside, footer) *')].flatMap((element) => {
    const node = [...element.childNodes].find(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    const { clipPath, fontSize } = getComputedStyle(element);
    const isRead = element.checkVisibility({ opacityProperty: true }) && clipPath === 'none';
    const isFlat = element instanceof HTMLElement && element.offsetWidth <= 1;
    return node && isRead && !isFlat ? [{ element, node, font: Number.parseFloat(fontSize) }] : [];
  });
  return texts.flatMap(({ element, node, font }) => {
    const drawn = element instanceof SVGGraphicsElement ? element.getCTM() : null;
    const said = (node.textContent ?? '').replace(/[\u2066-\u2069]/g, '').trim();
    // a letter alone in a drawing is an ornament
    if (drawn && /^\p{L}$/u.test(said)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const isOver = element.closest('footer') || whole.some((one) => one.contains(element));
    return [
      {
        said,
        size: (font * (drawn ? Math.hypot(drawn.a, drawn.b) : 1) * 1080) / innerHeight,
        across: Math.min(left, innerWidth - right) / innerWidth,
        along: Math.min(top, innerHeight - bottom) / innerHeight,
        isUnder: !isOver && bottom - font * 0.25 > line,
      },
    ];
  });
}
