/** The poster of all words of a match: 1080×1350, or 1080×540 where its words alone are wanted; drawn on this device and nowhere else. */
import { written } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import type { SpellEvent } from '@kesem/engine/games/spell-a-spell/event';
import { INK, PAPER } from '../../../kit/draw/inks.ts';
import type { PosterWords } from '../../contract.ts';
import { CUTS, INKS, RAYS } from '../art/inks.ts';
import type { Print } from '../art/prints.ts';
import { loadPrints } from '../art/usePrints.ts';
import { loadLexicon } from '../table/lexicon.ts';
import { textsOf } from '../texts.ts';
import { GAP, heightOf, LEAD, type Row, rowsOf } from './rows.ts';

const W = 1080;
const SHEET = 36;
const MARGIN = 92;
/** Of one fact, at the foot. */
const LINE = 46;
const LARGEST = 270;

/** A format: how high the sheet is, its title, and where its rows begin. */
interface Format {
  readonly high: number;
  readonly title: number;
  readonly top: number;
}
const WHOLE: Format = { high: 1350, title: 150, top: 268 };
const LOW: Format = { high: 540, title: 104, top: 152 };

/** How many of the words have their picture beside them. */
const PICTURES = 5;
const GROUND = '#1B6F5A';
const UNDER = ['#E2728B', '#F0B43A', '#7DBBDA', '#8FCFA8', '#C9B0E8'] as const;
const POSTER = '"Karantina"';

/** What stands in a row: a word, or the picture of one. */
type Piece = string | Print;

/** The poster as a PNG; null without a word, and where this browser draws none. Pictures that cannot be fetched are left out. */
export async function poster(
  events: readonly SpellEvent[],
  { lang, low = false, ...words }: PosterWords,
): Promise<Blob | null> {
  const format = low ? LOW : WHOLE;
  // they lie beside the low one, in letters that are read
  const [foot, facts] = low ? ['', []] : [words.foot, words.facts];
  const cast = events.flatMap((event) => (event.type === 'cast' ? [event.spell.word] : []));
  if (cast.length === 0) return null;
  const pieces = await piecesOf(cast);
  const faces = ['700 40px "Karantina"', '400 40px "Suez One"', '500 40px "Rubik Variable"'];
  const title = textsOf(lang).board.spells;
  const all = [title, ...cast.map(written), foot, ...facts].join(' ');
  await Promise.all(faces.map((face) => document.fonts.load(face, all).catch(() => [])));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [W, format.high];
  const c = canvas.getContext('2d');
  if (!c) return null;
  c.direction = lang === 'he' ? 'rtl' : 'ltr';
  drawSheet(c, format);
  drawHead(c, title, foot, format);
  drawRows(c, pieces, [format.top, footOf(format, facts)]);
  drawFacts(c, facts, footOf(format, facts));
  return await new Promise((done) => {
    canvas.toBlob(done, 'image/png');
  });
}

/** The words as they were cast, the pictures of some after them. */
async function piecesOf(words: readonly string[]): Promise<readonly Piece[]> {
  const come = await Promise.all([loadPrints(), loadLexicon()]).catch(() => null);
  const prints = words.map((word) => (come ? come[0](word, come[1]) : null));
  const drawn = [...prints.keys()].filter((at) => prints[at]?.isOwn);
  const step = Math.max(1, Math.ceil(drawn.length / PICTURES));
  const shown = new Set(drawn.filter((_, at) => at % step === 0));
  return words.flatMap((word, at) => {
    const print = prints[at];
    return print && shown.has(at) ? [written(word), print] : [written(word)];
  });
}

/** Where the rows end. */
function footOf({ high }: Format, facts: readonly string[]): number {
  return facts.length > 0 ? high - MARGIN - 24 - facts.length * LINE : high - SHEET - 24;
}

function drawSheet(c: CanvasRenderingContext2D, { high }: Format): void {
  c.fillStyle = GROUND;
  c.fillRect(0, 0, W, high);
  c.fillStyle = '#0D3B30';
  c.fillRect(SHEET + 12, SHEET + 12, W - 2 * SHEET, high - 2 * SHEET);
  c.fillStyle = PAPER;
  c.fillRect(SHEET, SHEET, W - 2 * SHEET, high - 2 * SHEET);
  c.strokeStyle = INK;
  c.lineWidth = 6;
  c.strokeRect(SHEET + 9, SHEET + 9, W - 2 * SHEET - 18, high - 2 * SHEET - 18);
}

function drawHead(
  c: CanvasRenderingContext2D,
  title: string,
  foot: string,
  { title: size, top }: Format,
): void {
  c.textBaseline = 'alphabetic';
  c.textAlign = 'center';
  const room = W - 2 * MARGIN;
  letters(c, title, { at: [W / 2, SHEET + 22 + size * 0.8], size, under: '#F2784B', room });
  c.fillStyle = '#5A4B3A';
  c.font = '500 28px "Rubik Variable"';
  c.fillText(foot, W / 2, 232, room);
  rule(c, top - 14);
}

/** A double rule over the width of the forme. */
function rule(c: CanvasRenderingContext2D, y: number): void {
  c.fillStyle = INK;
  for (const dy of [0, 6]) c.fillRect(MARGIN, y + dy, W - 2 * MARGIN, 3);
}

/** Every row from the right, for the words are Hebrew in every language. */
function drawRows(
  c: CanvasRenderingContext2D,
  pieces: readonly Piece[],
  [top, bottom]: readonly [top: number, bottom: number],
): void {
  c.font = `700 100px ${POSTER}`;
  const widths = pieces.map((piece) =>
    typeof piece === 'string' ? c.measureText(piece).width / 100 : 0.72,
  );
  const wide = W - 2 * MARGIN;
  const rows = rowsOf(widths, [wide, bottom - top - 20], LARGEST);
  const air = (bottom - top - heightOf(rows)) / (rows.length + 1);
  let y = top;
  for (const [at, row] of rows.entries()) {
    y += air + row.size * LEAD;
    drawRow(c, { pieces, widths, row, y, at });
  }
}

interface Line {
  readonly pieces: readonly Piece[];
  readonly widths: readonly number[];
  readonly row: Row;
  /** Where its letters stand. */
  readonly y: number;
  readonly at: number;
}

function drawRow(c: CanvasRenderingContext2D, { pieces, widths, row, y, at }: Line): void {
  const { from, to, size } = row;
  const bare = widths.slice(from, to).reduce((sum, width) => sum + width, 0) * size;
  const room = W - 2 * MARGIN - bare;
  const gap = Math.min(room / Math.max(1, to - from - 1), size * GAP * 2.5);
  let x = (W + bare + gap * (to - from - 1)) / 2;
  c.save();
  c.textAlign = 'right';
  for (let i = from; i < to; i += 1) {
    const piece = pieces[i] ?? '';
    const wide = (widths[i] ?? 0) * size;
    const under = UNDER[(at * 2 + i) % UNDER.length];
    if (typeof piece === 'string') letters(c, piece, { at: [x, y - size * 0.12], size, under });
    else picture(c, piece, [x - wide, y - size * 0.76], wide);
    x -= wide + gap;
  }
  c.restore();
}

interface Letters {
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  /** Printed under them, out of register. */
  readonly under?: string | undefined;
  readonly room?: number;
}

function letters(c: CanvasRenderingContext2D, text: string, given: Letters): void {
  const { at, size, under = INK, room } = given;
  const [x, y] = at;
  c.font = `700 ${Math.floor(size)}px ${POSTER}`;
  c.fillStyle = under;
  c.fillText(text, x - size * 0.045, y + size * 0.035, room);
  c.fillStyle = INK;
  c.fillText(text, x, y, room);
}

/** A print in a square frame. */
function picture(
  c: CanvasRenderingContext2D,
  { category, glyph }: Print,
  [x, y]: readonly [x: number, y: number],
  side: number,
): void {
  const { ground, ray, second } = INKS[category];
  c.save();
  c.translate(x, y);
  c.scale(side / 600, side / 600);
  c.beginPath();
  c.rect(0, 0, 600, 600);
  c.clip();
  c.fillStyle = ground;
  c.fillRect(0, 0, 600, 600);
  c.save();
  c.translate(300, 300);
  c.scale(3, 3);
  print(c, RAYS, ray);
  c.restore();
  c.translate(44, 44);
  c.lineJoin = 'round';
  c.translate(-16, 13);
  print(c, glyph, second, 26);
  c.translate(16, -13);
  print(c, glyph, INK, 34);
  print(c, glyph, PAPER);
  c.globalAlpha = 0.3;
  print(c, CUTS, INK);
  c.restore();
  c.strokeStyle = INK;
  c.lineWidth = 5;
  c.strokeRect(x, y, side, side);
}

function print(c: CanvasRenderingContext2D, d: string, colour: string, edge = 0): void {
  const path = new Path2D(d);
  c.fillStyle = colour;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is a page that is filled, no list
  c.fill(path);
  if (edge === 0) return;
  c.strokeStyle = colour;
  c.lineWidth = edge;
  c.stroke(path);
}

function drawFacts(c: CanvasRenderingContext2D, facts: readonly string[], foot: number): void {
  if (facts.length === 0) return;
  rule(c, foot + 10);
  c.textAlign = 'center';
  c.fillStyle = INK;
  c.font = '400 30px "Suez One"';
  for (const [at, fact] of facts.entries()) {
    c.fillText(fact, W / 2, foot + 56 + at * LINE, W - 2 * MARGIN);
  }
}
