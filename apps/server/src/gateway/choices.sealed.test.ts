/** What others receive of a choice: one log is gone on with twice, and only what is chosen differs. */
import { cpSync } from 'node:fs';
import { TABLES } from '@kesem/engine/registry';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aFolder } from '../store/testing/temp.ts';
import { caughtUp, choiceOf, choose, WIZARDS } from '../testing/choosing.ts';
import { startStill } from '../testing/still.ts';
import { matchOf } from '../testing/table.ts';
import { returning, type Seated, visitor } from '../testing/visitor.ts';

const PEOPLE = 6;

/** A match of six that has just begun, on a server that stopped; the time is always the same. */
async function begun() {
  const server = await startStill({ tables: TABLES, folder: aFolder() });
  const { token, people, close } = await matchOf(server, PEOPLE, WIZARDS);
  close();
  await server.stop();
  return { token, cookies: people.map(({ cookie }) => cookie), folder: server.folder };
}

type Begun = Awaited<ReturnType<typeof begun>>;

/** Everybody back at the match, on a server with a copy of its log and secrets. */
async function goneOnWith({ token, cookies, folder }: Begun) {
  const copy = aFolder();
  cpSync(folder, copy, { recursive: true });
  const server = await startStill({ tables: TABLES, folder: copy });
  onTestFinished(server.stop);
  const seats: Seated[] = [];
  for (const cookie of cookies) seats.push(await returning(server, cookie).join(token));
  const watcher = await (await visitor(server)).join(token);
  const everybody = [...seats, watcher];
  const late = async () => [
    await (await visitor(server)).join(token),
    await returning(server, cookies.at(-1) ?? '').join(token),
  ];
  return { seats, everybody, late };
}

/** Every frame that a client gets from now on, as it comes over the wire. */
function framesOf({ socket }: Seated): string[] {
  const frames: string[] = [];
  socket.io.engine.on('packet', ({ type, data }) => {
    if (type === 'message') frames.push(String(data));
  });
  return frames;
}

/**
 * All but the last seat choose, and each thinks again once.
 * @param nths which of their moves they choose, and which instead.
 * @returns what the others got after each sending, and what came to the chooser.
 */
async function frames(match: Begun, nths: readonly number[]) {
  const { seats, everybody, late } = await goneOnWith(match);
  await caughtUp(everybody);
  const got = everybody.map(framesOf);
  const taken = () => got.map((some) => some.splice(0));
  const toOthers: (readonly (readonly string[])[])[] = [];
  const toChooser: (readonly string[])[] = [];
  for (const [seat, one] of seats.slice(0, -1).entries()) {
    for (const nth of nths) {
      expect(await choose(one, choiceOf(one, nth))).toMatchObject({ ok: true });
      await caughtUp(everybody);
      const all = taken();
      toOthers.push(all.toSpliced(seat, 1));
      toChooser.push(all[seat] ?? []);
    }
  }
  const lateJoined = (await late()).map(({ joined }) => joined);
  return { toOthers, toChooser, lateJoined };
}

describe('a sealed choice', () => {
  it('is in no byte that anybody else receives, however long it is and however often replaced', async () => {
    const match = await begun();
    const short = await frames(match, [0, 1]);
    const long = await frames(match, [-1, -2]);
    expect(long.toOthers).toEqual(short.toOthers);
    expect(long.lateJoined).toEqual(short.lateJoined);
    // the choices did differ, in content and length, and their owners were shown them
    expect(long.toChooser.join().length).toBeGreaterThan(short.toChooser.join().length);
  });

  it('is told of once, as having been made; that it was replaced is told to nobody', async () => {
    const { toOthers } = await frames(await begun(), [0, 1, 2]);
    const counts = toOthers.map((others) => others.map((some) => some.length));
    const answerOnly = Array.from({ length: PEOPLE }, () => 1);
    const stepAndAnswer = answerOnly.map((one) => one + 1);
    const turns = [stepAndAnswer, answerOnly, answerOnly];
    expect(counts).toEqual(Array.from({ length: PEOPLE - 1 }, () => turns).flat());
  });
});
