/** The ways to play: as fast as everybody sees (closed), the same but not faster than people may, and at a given pace (open). */
import { setTimeout as sleep } from 'node:timers/promises';
import { latch } from './latch.ts';
import type { Match, OpenMatch } from './peer.ts';

/** Receivers of a move: two players, two spectators. */
export const RECEIVERS = 4;

/** A match with the place the game has come to. */
export interface Board {
  readonly match: Match;
  /** Plays the next move; resolves when all four have seen it. */
  readonly step: () => Promise<void>;
}

/** Opens so many matches, a few at a time. */
export async function openBoards(open: OpenMatch, count: number): Promise<readonly Board[]> {
  const boards: Board[] = [];
  while (boards.length < count) {
    const more = Math.min(10, count - boards.length);
    boards.push(...(await Promise.all(Array.from({ length: more }, () => openBoard(open)))));
  }
  return boards;
}

async function openBoard(open: OpenMatch): Promise<Board> {
  let waiting = 0;
  let seen = latch();
  const match = await open(() => {
    waiting -= 1;
    if (waiting === 0) seen.reach();
  });
  let ply = 0;
  const step = (): Promise<void> => {
    waiting = RECEIVERS;
    seen = latch();
    match.play(ply);
    ply += 1;
    return seen.reached;
  };
  return { match, step };
}

/** Plays so many plies on every board at once: the next move leaves when all four saw the last. */
export async function playClosed(boards: readonly Board[], plies: number): Promise<void> {
  const play = async ({ step }: Board) => {
    for (let ply = 0; ply < plies; ply += 1) await step();
  };
  await Promise.all(boards.map(play));
}

/**
 * Plays so many plies on every board, none faster than a move each `gapMs`: a board that fell behind
 * does not hurry after, for a server refuses players who do.
 */
export async function playPaced(
  boards: readonly Board[],
  plies: number,
  gapMs: number,
): Promise<void> {
  const play = async ({ step }: Board) => {
    for (let ply = 0; ply < plies; ply += 1) await Promise.all([step(), sleep(gapMs)]);
  };
  await Promise.all(boards.map(play));
}

/**
 * Offers moves at a pace, board after board, for so many plies of each.
 * @param perSecond of all boards together.
 * @returns of each move the ms until the last of the four saw it.
 */
export async function playOpen(
  boards: readonly Board[],
  plies: number,
  perSecond: number,
): Promise<readonly number[]> {
  const took: number[] = [];
  const last = boards.map(() => Promise.resolve());
  const offer = (at: number): void => {
    const from = performance.now();
    const board = at % boards.length;
    const before = last[board] ?? Promise.resolve();
    last[board] = before
      .then(() => boards[board]?.step())
      .then(() => void took.push(performance.now() - from));
  };
  const start = performance.now();
  for (let offered = 0; offered < boards.length * plies; await sleep(1)) {
    const due = Math.min(boards.length * plies, ((performance.now() - start) * perSecond) / 1000);
    for (; offered < due; offered += 1) offer(offered);
  }
  await Promise.all(last);
  return took;
}
