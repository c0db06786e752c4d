/** How a creature in play is cut: less is printed on it the smaller it is. */
import type { Cut } from '../../../kit/cards/skins.ts';

/** A size of a card in play, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** All in units of which a card is 150 wide. */
export interface TableCut {
  /** 'words': abilities by name; 'signs': as seals beside the print; 'bare': no name either. */
  readonly form: 'words' | 'signs' | 'bare';
  readonly height: number;
  readonly outline: string;
  readonly window: string;
  readonly print: Cut['print'];
  /** Where the band of the name begins, and how high it is. */
  readonly band: { readonly at: number; readonly height: number };
  readonly text: { readonly at: number; readonly height: number };
  readonly stamp: number;
}

/** From this width on abilities are written. */
const WORDS = 100;
/** Under this width no name fits at a size that can be read. */
const BARE = 72;
/** How wide a letter of a title and of small words is, in parts of its size. */
const TITLE = 0.5;
const SMALL = 0.53;
/** The least size of letters in px. */
const LEAST = 13;

/** What a card in play of a size shows of a name and of abilities. */
export function tableCut(size: Size, title: string, abilities: readonly string[]): TableCut {
  const unit = size.width / 150;
  const height = size.height / unit;
  const words = wordsIn(abilities, size.width);
  const textHigh = words.lines === 0 ? 0 : (words.lines * words.size * 1.12 + 5) / unit;
  const stamp = 33;
  const band = bandFor(title, size.width, 17.5);
  const window = height - stamp - 3 - textHigh - band;
  if (size.width >= WORDS && window > 68 && words.lines < 3) {
    const at = { band: window, text: window + band };
    return cut('words', { height, stamp, window, band, at: at.text, text: textHigh });
  }
  if (size.width < BARE) return cut('bare', bareOf(height));
  const low = bandFor(title, size.width, 22);
  const free = height - 46 - 3 - low;
  return cut('signs', { height, stamp: 46, window: free, band: low, at: free + low, text: 0 });
}

/** Where a name breaks into two lines, the band is higher. */
function bandFor(title: string, width: number, size: number): number {
  const unit = width / 150;
  const letters = Math.max(LEAST, size * unit);
  const isLong = title.length * letters * TITLE > width - 8;
  return (letters * (isLong ? 2.15 : 1.35) + 4) / unit;
}

const bareOf = (height: number): Parts => {
  const stamp = 52;
  const window = height - stamp - 3;
  return { height, stamp, window, band: 0, at: window, text: 0 };
};

interface Parts {
  readonly height: number;
  readonly stamp: number;
  readonly window: number;
  readonly band: number;
  readonly at: number;
  readonly text: number;
}

function cut(form: TableCut['form'], parts: Parts): TableCut {
  const { height, stamp, window, band, at, text } = parts;
  const low = round(window);
  return {
    form,
    height: round(height),
    outline: `M2 60Q2 2 75 2Q148 2 148 60V${round(height - 2)}H2Z`,
    window: `M11 62Q11 11 75 11Q139 11 139 62V${low}H11Z`,
    print: { x: 11, y: 8, w: 128, h: round(window - 8) },
    band: { at: low, height: round(band) },
    text: { at: round(at), height: round(text) },
    stamp,
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** How many lines abilities take that are written side by side, and how large they are, in px. */
export function wordsIn(abilities: readonly string[], width: number) {
  const size = Math.min(17, Math.max(LEAST, (14 * width) / 150));
  const most = (width - 10) / (size * SMALL);
  let lines = abilities.length === 0 ? 0 : 1;
  let used = 0;
  for (const { length } of abilities) {
    if (used > 0 && used + 3 + length > most) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? 3 : 0) + length;
    if (length > most) lines += 1;
  }
  return { size, lines };
}
