/** Playing Abalone on a page: a mirror of the match by the rules, and hands that tap, click or type. */
import type { Level } from '@kesem/engine/core/bot';
import { seededRandom } from '@kesem/engine/core/random';
import { abaloneBot } from '@kesem/engine/games/abalone/bot/bot';
import {
  type Cell,
  cellNamed,
  type Dir,
  endsOf,
  groupOf,
  isAlong,
  nameOf,
  next,
} from '@kesem/engine/games/abalone/chapters/geometry';
import { readStep, writeStep } from '@kesem/engine/games/abalone/chapters/notation';
import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import { abalone } from '@kesem/engine/games/abalone/game';
import { type AbaloneState, positionOf, turnOf } from '@kesem/engine/games/abalone/state';
import type { Page } from '@playwright/test';
import { arrowCell } from '../table/steps.ts';

type Options = AbaloneState['options'];

/** The options of the shortest of games: an opening face to face, one marble to win. */
export const SHORTEST = { target: 1, start: 'belgian-daisy' } as const;

/** The match as the rules see it, in step with the pages. */
export class Mirror {
  /** Of its own for each match, so that a test plays the same moves whichever went before it. */
  readonly #random = seededRandom('an evening');
  #state: AbaloneState;

  /** @param target how many marbles win. */
  constructor(target: Options['target'] = 6, begin: Options['start'] = 'standard') {
    const options = { start: begin, target, time: 'none', increment: 0 } as const;
    const start = { seats: 2, options, own: [null, null], kept: null, random: this.#random };
    this.#state = abalone.setup(start).state;
  }

  get turn(): 0 | 1 {
    return turnOf(this.#state);
  }

  get isOver(): boolean {
    return abalone.outcome(this.#state) !== null;
  }

  get winner(): number | undefined {
    return abalone.outcome(this.#state)?.ranking[0]?.[0];
  }

  /** A move for the side to move: a level's, or any at all. */
  think(level: Level | 'random'): Step {
    const view = abalone.view(this.#state, this.turn);
    if (level === 'random') {
      const steps = abalone.moves(view).filter((move) => move.do === 'move');
      return this.#random('any').pick(steps);
    }
    const ask = abalone.asks(this.#state).find(({ must }) => must);
    const move = ask && abaloneBot({ view, ask }, level, this.#random);
    if (move?.do !== 'move') throw new Error('no move');
    return move;
  }

  play({ marbles, dir }: Step): string {
    const notation = writeStep({ marbles, dir });
    const move = { do: 'move', marbles: [...marbles], dir } as const;
    const ruling = abalone.apply(
      this.#state,
      { kind: 'move', seat: this.turn, move },
      this.#random,
    );
    if (!ruling.ok) throw new Error(`refused: ${notation}`);
    this.#state = ruling.state;
    return notation;
  }

  /** A move that was read on a page. */
  playText(notation: string): void {
    this.play(this.read(notation));
  }

  /** What a notation means in this position. */
  read(notation: string): Step {
    const read = readStep(notation, positionOf(this.#state));
    if (!read.ok) throw new Error(`not a move: ${notation}`);
    return read.value;
  }
}

/** Chooses the marbles and lets the mouse rest on the arrow: the move is shown and not made. */
export async function aimStep(page: Page, step: Step): Promise<void> {
  const cells = touched(step);
  for (const cell of cells.slice(0, -1)) await page.locator(`[data-cell="${cell}"]`).click();
  await page.locator(`[data-cell="${cells.at(-1)}"]`).hover();
}

/** Chooses the marbles and then the arrow by touch; the move then waits to be confirmed. */
export async function tapStep(page: Page, step: Step): Promise<void> {
  for (const cell of touched(step)) await page.locator(`[data-cell="${cell}"]`).tap();
}

/** A whole move by touch. */
export async function tapMove(page: Page, step: Step, confirm: string): Promise<void> {
  await tapStep(page, step);
  await page.getByRole('button', { name: confirm }).tap();
}

/** Chooses the marbles and then the arrow with a mouse. */
export async function clickMove(page: Page, step: Step): Promise<void> {
  for (const cell of touched(step)) await page.locator(`[data-cell="${cell}"]`).click();
}

/** Drags the line by its rearmost marble, or rolls over it first where it goes to the side; lets it go. */
export async function dragMove(page: Page, step: Step): Promise<void> {
  await holdMove(page, step);
  await page.mouse.up();
}

/** Drags as far as the move goes and holds it there. */
export async function holdMove(page: Page, { marbles, dir }: Step): Promise<void> {
  const group = groupOf(marbles);
  if (!group) throw new Error('no line');
  const { rear, front } = endsOf(marbles, dir);
  const inLine = isAlong(group, dir);
  const [from, to] = inLine ? [rear, rear] : [front, rear];
  const begin = await centreOf(page, from);
  const end = await centreOf(page, to);
  const aside = await wayOn(page, dir);
  await page.mouse.move(...begin);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 8 });
  const share = inLine ? 0.45 : 1;
  await page.mouse.move(end[0] + aside[0] * share, end[1] + aside[1] * share, { steps: 6 });
}

async function centreOf(page: Page, cell: Cell): Promise<[number, number]> {
  const box = await page.locator(`[data-cell="${nameOf(cell)}"]`).boundingBox();
  if (!box) throw new Error('no cell');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** One step in a direction on the page, Black at the bottom. */
async function wayOn(page: Page, dir: Dir): Promise<readonly [number, number]> {
  const centre = cellNamed('e5') ?? 0;
  const [a, b] = [await centreOf(page, centre), await centreOf(page, next(centre, dir) ?? centre)];
  return [b[0] - a[0], b[1] - a[1]];
}

/** Writes the move into the field of the text view. */
export async function writeMove(page: Page, step: Step, field: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).fill(writeStep(step));
  await page.keyboard.press('Enter');
}

const KEY_OF: Readonly<Record<Dir, string>> = {
  NW: 'KeyQ',
  NE: 'KeyW',
  W: 'KeyA',
  E: 'KeyD',
  SW: 'KeyZ',
  SE: 'KeyX',
};

/** Walks to each marble and takes it, turns to the direction, commits: keys only, Black at the bottom. */
export async function typeMove(page: Page, { marbles, dir }: Step): Promise<void> {
  for (const cell of marbles) {
    await walkTo(page, nameOf(cell));
    await page.keyboard.press('Space');
  }
  await page.keyboard.press(KEY_OF[dir]);
  await page.keyboard.press('Enter');
}

async function walkTo(page: Page, wanted: string): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    const here = await page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
    if (!here) throw new Error('the focus is not on the board');
    if (here === wanted) return;
    const rows = wanted.charCodeAt(0) - here.charCodeAt(0);
    const along = Number(wanted[1]) - Number(here[1]);
    if (rows !== 0) await page.keyboard.press(rows > 0 ? 'ArrowUp' : 'ArrowDown');
    else await page.keyboard.press(along > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error(`no way to ${wanted}`);
}

/** The cells to touch for a move: its marbles, and then where the arrow stands. */
export function touched({ marbles, dir }: Step): readonly string[] {
  const first = marbles[0];
  const last = marbles.at(-1);
  const arrow = arrowCell(marbles, dir);
  if (first === undefined || last === undefined || arrow === null) throw new Error('no arrow');
  const ends = first === last ? [first] : [first, last];
  return [...ends, arrow].map(nameOf);
}
