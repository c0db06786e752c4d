/** Sends to everybody in a room, or to classes of its viewers, with one encoding for all who get the same. */
import type { ViewerClass } from '@kesem/room/view';
import type { Guest } from './guest.ts';
import type { Lags } from './lag.ts';
import { classOf } from './place.ts';
import type { Target, Wires } from './send.ts';

export interface FanoutParts {
  readonly room: string;
  readonly wires: Wires;
  readonly members: Iterable<Guest>;
  readonly lags: Pick<Lags, 'fallsBehind'>;
}

export class Fanout {
  readonly #parts: FanoutParts;

  constructor(parts: FanoutParts) {
    this.#parts = parts;
  }

  /** From now on this socket gets what goes to its class and to everybody. */
  listen({ wire, place }: Guest): void {
    void wire.join([this.#channel(null), this.#channel(classOf(place))]);
  }

  unlisten({ wire, place }: Guest): void {
    void wire.leave(this.#channel(classOf(place)));
    void wire.leave(this.#channel(null));
  }

  /** Sends to classes, or to everybody (null); takes out first who does not keep up. */
  cast(to: readonly (ViewerClass | null)[], send: (to: Target) => void): void {
    const { members, lags, wires } = this.#parts;
    for (const guest of members) if (lags.fallsBehind(guest)) this.unlisten(guest);
    send(wires.to(to.map((me) => this.#channel(me))));
  }

  #channel(me: ViewerClass | null): string {
    const { room } = this.#parts;
    return me === null ? room : `${room}|${me}`;
  }
}
