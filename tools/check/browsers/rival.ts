/** Who plays against the browser: somebody on a socket, who opens the room and answers as a bot would. */
import { think } from '@kesem/bots/think';
import type { JsonObject, Table, TableMove } from '@kesem/engine/core/table';
import type { AskView } from '@kesem/room/matchView';
import type { RoomView } from '@kesem/room/view';
import { vi } from 'vitest';
import { keepSeats } from '../../../apps/server/src/testing/table.ts';
import {
  ask,
  type Reached,
  type Seated,
  visitor,
} from '../../../apps/server/src/testing/visitor.ts';
import { PATIENCE } from './patience.ts';

/** Whoever comes by the link sits here. */
const GUEST = 1;

/** How often it is tried whether all have seen what happened: a house counts what it refuses. */
const AGAIN = { ...PATIENCE, interval: 500 };

export class Rival {
  readonly #table: Table;
  readonly #seed: string;
  readonly #one: Seated;
  readonly token: string;

  private constructor(table: Table, seed: string, one: Seated, token: string) {
    this.#table = table;
    this.#seed = seed;
    this.#one = one;
    this.token = token;
  }

  /** Opens a room with these options. */
  static async open(server: Reached, table: Table, options: JsonObject, seed: string) {
    const host = await visitor(server);
    const { token } = await host.openRoom('Dana', table.id);
    const one = await host.join(token, 'Dana');
    await one.send({ do: 'options', options }, one.view().key);
    return new Rival(table, seed, one, token);
  }

  /** Waits until the guest sits, fills up with bots, and starts. */
  async start(): Promise<void> {
    const one = this.#one;
    await one.until(({ chairs }) => chairs[GUEST]?.person != null);
    for (let seat = GUEST + 1; seat < this.#table.seats.min; seat += 1) {
      await one.send({ do: 'addBot', seat, level: 'easy' }, one.view().key);
    }
    await keepSeats(one);
    await one.send({ do: 'start' }, one.view().key);
    await one.until(({ stage }) => stage === 'playing');
  }

  /** Answers whatever is asked, until the match is over. */
  async play(): Promise<void> {
    const one = this.#one;
    for (;;) {
      const view = await one.until((now) => now.stage === 'over' || asked(now, 0) !== undefined);
      const ask = asked(view, 0);
      if (!ask) return;
      const move = this.#think(view, ask, 'easy');
      // nobody moves while all look at what happened: who has seen enough says so, and tries again
      const why = await vi.waitUntil(async () => {
        const answer = await one.send({ do: 'move', move }, ask.key);
        if (answer.ok) return 'taken';
        if (answer.why.code !== 'showing') return answer.why.code;
        await this.#tap();
        return false;
      }, AGAIN);
      if (why !== 'taken' && why !== 'stale') throw new Error(`refused: ${why}`);
      await one.until((now) => asked(now, 0)?.key !== ask.key);
    }
  }

  /** Returns a good move for the guest in a game without secrets, and the key it answers; null: nothing is asked. */
  advice(): { readonly key: string; readonly move: TableMove | null } | null {
    const view = this.#one.view();
    const ask = asked(view, GUEST);
    if (!ask || !view.table) return null;
    const theirs = { ...view, table: { ...view.table, me: GUEST } };
    return { key: ask.key, move: this.#think(theirs, ask, 'medium') };
  }

  /** Waits until a question to the guest is answered. */
  async answered(key: string): Promise<void> {
    await this.#one.until((view) => asked(view, GUEST)?.key !== key);
  }

  close(): void {
    this.#one.close();
  }

  async #tap(): Promise<void> {
    const { show } = this.#one.view();
    if (show) await ask(this.#one.socket, 'tap', { show: show.id, forAll: false });
  }

  #think({ table: view }: RoomView, ask: AskView, bot: 'easy' | 'medium'): TableMove | null {
    return view && think(this.#table, { view, ask, bot, seed: `${this.#seed} ${ask.key}` });
  }
}

const asked = ({ asks }: RoomView, seat: number): AskView | undefined =>
  asks.find((ask) => ask.must && ask.seat === seat);
