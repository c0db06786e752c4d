import { think as thinkAt } from '@kesem/bots/think';
import { seededRandom } from '@kesem/engine/core/random';
import type { TableMove } from '@kesem/engine/core/table';
import { tableOf } from '@kesem/engine/registry';
import type { BotRequest } from '@kesem/room/runner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answered, type Asked, startBots } from './bots.ts';

/** The other end of a worker, in the test's hand. */
class Far extends EventTarget {
  static last: Far;
  readonly file: URL;
  readonly options: unknown;
  readonly asked: Asked[] = [];
  isOver = false;
  constructor(file: URL, options: unknown) {
    super();
    this.file = file;
    this.options = options;
    Far.last = this;
  }
  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.isOver = true;
  }
  answer(data: Answered): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

const GAME = 'abalone';
const table = tableOf(GAME)!;

/** The first question of a match. */
function request(seed: string, game = GAME): BotRequest {
  const options = table.parseOptions({}) ?? {};
  const random = seededRandom(seed);
  const { state } = table.setup({ seats: 2, options, own: [null, null], kept: null, random });
  const ask = table.asks(state)[0]!;
  return { game, level: 'easy', view: table.view(state, ask.seat), ask, seed };
}
const anything = ({ view, ask, seed }: BotRequest): TableMove | null =>
  thinkAt(table, { view, ask, bot: 'random', seed });
const move = (name: string): TableMove => ({ do: name });

beforeEach(() => vi.stubGlobal('Worker', Far));
afterEach(() => vi.unstubAllGlobals());

describe('bots of this device', () => {
  it('think in a worker, which gets what a seat sees and nothing else', () => {
    const { think } = startBots(tableOf);
    void think(request('a'));
    void think(request('b'));
    expect(Far.last.file.pathname).toMatch(/\/bots\.worker\.ts$/);
    expect(Far.last.options).toEqual({ type: 'module' });
    expect(Far.last.asked).toEqual([
      { id: 1, request: request('a') },
      { id: 2, request: request('b') },
    ]);
  });

  it('answer each question with its own move, in whichever order they come', async () => {
    const { think } = startBots(tableOf);
    const moves = Promise.all([think(request('a')), think(request('b')), think(request('c'))]);
    Far.last.answer({ id: 2, move: move('second') });
    Far.last.answer({ id: 7, move: move('nobody asked') });
    Far.last.answer({ id: 3, move: null });
    Far.last.answer({ id: 1, move: move('first') });
    expect(await moves).toEqual([move('first'), move('second'), null]);
  });

  it('play on at random once the worker has failed, what was asked before and after', async () => {
    const { think } = startBots(tableOf);
    const before = [think(request('a')), think(request('b'))];
    Far.last.fail();
    const moves = await Promise.all([...before, think(request('c'))]);
    expect(moves).toEqual(['a', 'b', 'c'].map((seed) => anything(request(seed))));
    expect(moves).not.toContain(null);
    expect(Far.last.asked).toHaveLength(2);
  });

  it('know no move of a game that is not here', async () => {
    const { think } = startBots(tableOf);
    Far.last.fail();
    expect(await think(request('a', 'nothing'))).toBeNull();
  });

  it('stop with their table', () => {
    const { close } = startBots(tableOf);
    expect(Far.last.isOver).toBe(false);
    close();
    expect(Far.last.isOver).toBe(true);
  });
});

it('the worker answers each request as the level plays, and none for a game that is not here', async () => {
  let hear: (event: { readonly data: Asked }) => void = () => undefined;
  const answered: Answered[] = [];
  vi.stubGlobal('addEventListener', (name: string, listener: typeof hear) => {
    if (name === 'message') hear = listener;
  });
  vi.stubGlobal('postMessage', (data: Answered) => answered.push(data));
  await import('./bots.worker.ts');
  const asked = request('a');
  hear({ data: { id: 1, request: asked } });
  hear({ data: { id: 2, request: request('a', 'nothing') } });
  const { view, ask, level, seed } = asked;
  expect(answered).toEqual([
    { id: 1, move: thinkAt(table, { view, ask, bot: level, seed }) },
    { id: 2, move: null },
  ]);
  expect(answered[0]?.move).not.toEqual(anything(asked));
});
