/** How large the creatures of a side can be. */

/** Cards in rows: each card's size and the gaps between them, in px. */
export interface Rows {
  readonly rows: number;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** How many lie beyond what is seen at once; the row is then scrolled. */
  readonly more: number;
}

interface Place {
  readonly width: number;
  readonly height: number;
  /** How wide a card may be at most. */
  readonly most: number;
  /** How many rows there may be. */
  readonly rows: 1 | 2;
  /** From this many cards on they may be taller than a printed card. */
  readonly slimFrom: number;
}

/** A card in play is at least so high for its width, and at most; when many stand in a row, they are slimmer. */
const LOW = 1.2;
const HIGH = 1.4;
const SLIM = 1.62;
/** No card is narrower: it must be hit by a finger. */
const LEAST = 44;
/** What is left free of a row's height. */
const PAD = 8;
/** From this many in a row on they stand closer. */
const CLOSE_FROM = 7;
/** As many as are ever laid side by side before a row is scrolled. */
const FULL = 8;
/** How wide cards in a row that is scrolled like to be. */
const SCROLLED = 76;

/** The largest cards, of the same size, of which `count` fit into a place. */
export function fit(count: number, place: Place): Rows {
  const shown = Math.min(Math.max(1, count), FULL);
  const one = inRows(shown, 1, place);
  const two = place.rows === 2 ? inRows(shown, 2, place) : one;
  const best = two.width > one.width * 1.04 ? two : one;
  if (best.width < LEAST) return scrolled(count, place);
  return { ...best, more: Math.max(0, count - FULL) };
}

function inRows(count: number, rows: 1 | 2, place: Place): Rows {
  const columns = Math.ceil(count / rows);
  const gap = columns >= CLOSE_FROM || place.rows === 2 ? 8 : 14;
  const high = (place.height - PAD - 0.6 * gap * (rows - 1)) / rows;
  const width = Math.floor(
    Math.min(place.most, (place.width - gap * (columns - 1)) / columns, high / LOW),
  );
  const tall = count >= place.slimFrom ? SLIM : HIGH;
  const height = Math.floor(Math.min(high, width * tall));
  return { rows, columns, width, height, gap, more: 0 };
}

/** One row of which a part is seen, where all at once would be too small. */
function scrolled(count: number, { width: room, height: high }: Place): Rows {
  const gap = 8;
  const width = Math.max(LEAST, Math.floor(Math.min(SCROLLED, (high - PAD) / LOW)));
  const columns = Math.max(1, Math.floor((room + gap) / (width + gap)));
  const height = Math.max(LEAST, Math.floor(Math.min(high - PAD, width * SLIM)));
  return { rows: 1, columns, width, height, gap, more: Math.max(0, count - columns) };
}
