/** Runs in a worker: one thought after the other, on what a bot's seat sees. */
import { think } from '@kesem/bots/think';
import { tableOf } from '@kesem/engine/registry';
import type { Answered, Asked } from './bots.ts';

addEventListener('message', ({ data: { id, request } }: MessageEvent<Asked>) => {
  const { game, version, level, view, ask, seed } = request;
  const table = tableOf(game, version);
  const answered: Answered = {
    id,
    move: table ? think(table, { view, ask, bot: level, seed }) : null,
  };
  postMessage(answered);
});
