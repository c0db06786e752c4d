/** The picture of a result: 1080×1350, drawn on this device and nowhere else. */
import type { Fact, PodiumInks } from '../../games/contract.ts';
import type { Lang } from '../../i18n/lang.ts';
import { EMBLEMS } from '../../kit/draw/emblems.ts';
import { INK, INK_COLOUR, type Ink, PAPER } from '../../kit/draw/inks.ts';
import { RAYS, SHEET, SHINE } from '../../kit/podium/Burst.tsx';
import type { Signs } from '../../kit/signs.tsx';

export interface Poster {
  readonly lang: Lang;
  readonly inks: PodiumInks;
  readonly game: string;
  readonly title: string;
  readonly reason: string;
  /** The first first. */
  readonly rows: readonly {
    readonly place: number;
    readonly ink: Ink;
    readonly name: string;
    readonly score: string;
  }[];
  readonly facts: readonly Pick<Fact, 'title' | 'text'>[];
  readonly foot: string;
}

const [W, H] = [1080, 1350];
const MARGIN = 70;
const MOST_ROWS = 6;

/** Fonts, with SIZE where their size stands. */
const POSTER = '700 SIZEpx "Karantina"';
const TITLE = '400 SIZEpx "Suez One"';
const FIGURES = '800 SIZEpx "Rubik Variable"';
const PLAIN = '500 SIZEpx "Rubik Variable"';

/** The pen and the direction of the language. */
interface Sheet {
  readonly c: CanvasRenderingContext2D;
  /** Where a line of the language begins, `inset` px from the edge of the page. */
  readonly start: (inset: number) => number;
  readonly end: (inset: number) => number;
  /** The faces of those who have one. */
  readonly signs: Signs;
}

/** The picture as a PNG; null where this browser draws none. */
export async function drawPoster(poster: Poster, signs: Signs): Promise<Blob | null> {
  await fontsFor(poster);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [W, H];
  const c = canvas.getContext('2d');
  if (!c) return null;
  const rtl = poster.lang === 'he';
  c.direction = rtl ? 'rtl' : 'ltr';
  const sheet: Sheet = {
    c,
    start: (inset) => (rtl ? W - inset : inset),
    end: (inset) => (rtl ? inset : W - inset),
    signs,
  };
  drawGround(sheet, poster.inks);
  drawHead(sheet, poster);
  const below = drawRows(sheet, poster);
  drawFacts(sheet, poster, below);
  return await new Promise((done) => {
    canvas.toBlob(done, 'image/png');
  });
}

/** A face that is not here yet would be drawn as another. */
async function fontsFor({ title, game, facts, rows }: Poster): Promise<void> {
  const words = [title, game, ...rows.map(({ name }) => name), ...facts.map((one) => one.text)];
  const all = words.join(' ');
  const faces = [POSTER, TITLE, FIGURES, PLAIN].map((face) => fontOf(face, 40));
  await Promise.all(faces.map((face) => document.fonts.load(face, all).catch(() => [])));
}

function drawGround({ c }: Sheet, { ground, ray, burst }: PodiumInks): void {
  c.fillStyle = ground;
  c.fillRect(0, 0, W, H);
  c.save();
  c.translate(W / 2, 375);
  c.scale(1.4, 1.4);
  print(c, new Path2D(RAYS), ray);
  const sheet = new Path2D(SHEET);
  c.save();
  c.translate(7, 7);
  print(c, sheet, INK);
  c.restore();
  print(c, sheet, burst);
  print(c, new Path2D(SHINE), ray);
  c.strokeStyle = INK;
  c.lineWidth = 5;
  c.lineJoin = 'round';
  c.stroke(sheet);
  c.restore();
}

function drawHead(sheet: Sheet, { game, title, reason, rows }: Poster): void {
  const { c } = sheet;
  const winner = rows[0];
  if (winner) emblem(sheet, winner.ink, [W / 2, 300], 190);
  c.textAlign = 'center';
  label(c, game, 70, 44);
  write(c, title, { at: [W / 2, 535], face: POSTER, size: 190, ink: PAPER, edge: INK });
  if (reason !== '') label(c, reason, 652, 34);
}

/** Everybody and what they came to, a strip of paper each; gives where they end. */
function drawRows(sheet: Sheet, { rows }: Poster): number {
  const { c, start, end } = sheet;
  const shown = rows.slice(0, MOST_ROWS);
  const step = shown.length > 4 ? 66 : 84;
  const top = 708;
  for (const [i, { place, ink, name, score }] of shown.entries()) {
    const y = top + i * step;
    paper(c, [MARGIN, y], [W - 2 * MARGIN, step - 14]);
    const line = y + (step - 14) / 2;
    const size = step * 0.45;
    c.textAlign = 'start';
    write(c, String(place), { at: [start(MARGIN + 22), line], face: FIGURES, size });
    emblem(sheet, ink, [start(MARGIN + 100), line], step - 30);
    write(c, name, { at: [start(MARGIN + 146), line], face: TITLE, size, room: 480 });
    c.textAlign = 'end';
    const at = [end(MARGIN + 24), line] as const;
    write(c, score, { at, face: FIGURES, size, ink: '#7F5200', room: 270 });
  }
  return top + shown.length * step;
}

/** What there was to see, two lines each, or one where many stand above. */
function drawFacts({ c, start }: Sheet, { facts, foot }: Poster, below: number): void {
  const top = below + 8;
  const step = Math.min(88, (H - 84 - top - 20) / Math.max(1, facts.length));
  if (facts.length > 0) paper(c, [MARGIN, top], [W - 2 * MARGIN, step * facts.length + 12]);
  c.textAlign = 'start';
  const room = W - 2 * MARGIN - 48;
  for (const [i, { title, text }] of facts.entries()) {
    const y = top + 6 + i * step;
    const x = start(MARGIN + 24);
    if (step < 70) {
      write(c, `${title}: ${text}`, { at: [x, y + step / 2], face: TITLE, size: 27, room });
    } else {
      write(c, title, { at: [x, y + step * 0.3], face: TITLE, size: 32, room });
      write(c, text, { at: [x, y + step * 0.72], face: PLAIN, size: 29, ink: '#5A4B3A', room });
    }
  }
  c.textAlign = 'center';
  label(c, foot, H - 40, 28);
}

/** White words on a strip of ink, in the middle. */
function label(c: CanvasRenderingContext2D, text: string, y: number, size: number): void {
  c.font = fontOf(TITLE, size);
  const wide = Math.min(W - 2 * MARGIN, c.measureText(text).width) + size;
  c.fillStyle = INK;
  c.fillRect((W - wide) / 2, y - size * 0.8, wide, size * 1.6);
  write(c, text, { at: [W / 2, y], face: TITLE, size, ink: PAPER });
}

function paper(
  c: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  [w, h]: readonly [number, number],
): void {
  c.fillStyle = INK;
  c.fillRect(x + 8, y + 8, w, h);
  c.fillStyle = PAPER;
  c.fillRect(x, y, w, h);
  c.strokeStyle = INK;
  c.lineWidth = 5;
  c.strokeRect(x, y, w, h);
}

function print(c: CanvasRenderingContext2D, shape: Path2D, colour: string): void {
  c.fillStyle = colour;
  c.fill(shape);
}

/** A person's plate around a place. */
function emblem(
  { c, signs }: Sheet,
  ink: Ink,
  [x, y]: readonly [number, number],
  size: number,
): void {
  const { bodies, cuts, glints = '' } = signs[ink] ?? EMBLEMS[ink];
  c.save();
  c.translate(x - size / 2, y - size / 2);
  c.scale(size / 64, size / 64);
  c.lineJoin = 'round';
  const plate = new Path2D('M10 2H62V54L54 62H2V10Z');
  print(c, plate, INK_COLOUR[ink]);
  c.strokeStyle = INK;
  c.lineWidth = 3.4;
  c.stroke(plate);
  c.translate(8.5, 8.5);
  c.scale(0.98, 0.98);
  c.lineWidth = 7;
  const paths = bodies.map((d) => new Path2D(d));
  for (const path of paths) c.stroke(path);
  for (const path of paths) print(c, path, PAPER);
  print(c, new Path2D(cuts), INK);
  print(c, new Path2D(glints), PAPER);
  c.restore();
}

interface Line {
  readonly at: readonly [number, number];
  readonly face: string;
  /** In px; smaller where the room is too narrow. */
  readonly size: number;
  readonly ink?: string;
  /** Printed behind it, out of register. */
  readonly edge?: string;
  /** How wide it may be. */
  readonly room?: number;
}

function fontOf(face: string, px: number): string {
  return face.replace('SIZE', String(Math.floor(px)));
}

function write(c: CanvasRenderingContext2D, text: string, line: Line): void {
  const { at, face, size, ink = INK, edge, room = W - 2 * MARGIN } = line;
  const [x, y] = at;
  c.font = fontOf(face, size);
  const wide = c.measureText(text).width;
  if (wide > room) c.font = fontOf(face, (size * room) / wide);
  c.textBaseline = 'middle';
  if (edge !== undefined) {
    c.strokeStyle = edge;
    c.lineWidth = size * 0.14;
    c.lineJoin = 'round';
    c.strokeText(text, x, y);
  }
  c.fillStyle = ink;
  c.fillText(text, x, y);
}
