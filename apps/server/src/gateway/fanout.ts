/** Sends to everybody in a room, or to classes of its viewers, with one encoding for all who get the same. */
import type { ViewerClass } from '@kesem/room/view';
import type { Ear } from './classes.ts';
import { earOf, type Guest } from './guest.ts';
import type { Lags } from './lag.ts';
import { classOf } from './place.ts';
import type { Target, Wires } from './send.ts';

export interface FanoutParts {
  readonly room: string;
  readonly wires: Wires;
  readonly members: Iterable<Guest>;
  readonly lags: Pick<Lags, 'fallsBehind'>;
}

/** Whom something is sent to: everybody, a class of viewers, those of it who are told so of steps, or those who watch in person and on no screen. */
export type Audience = ViewerClass | Ear | 'watchers' | null;

export class Fanout {
  readonly #parts: FanoutParts;

  constructor(parts: FanoutParts) {
    this.#parts = parts;
  }

  /** From now on this socket gets what goes to its class and to everybody. */
  listen(guest: Guest): void {
    void guest.wire.join(audiencesOf(guest).map((one) => this.#channel(one)));
  }

  unlisten(guest: Guest): void {
    for (const one of audiencesOf(guest)) void guest.wire.leave(this.#channel(one));
  }

  /** Sends to audiences; takes out first who does not keep up. */
  cast(to: readonly Audience[], send: (to: Target) => void): void {
    const { members, lags, wires } = this.#parts;
    for (const guest of members) if (lags.fallsBehind(guest)) this.unlisten(guest);
    send(wires.to(to.map((me) => this.#channel(me))));
  }

  #channel(me: Audience): string {
    const { room } = this.#parts;
    return me === null ? room : `${room}|${me}`;
  }
}

function audiencesOf(guest: Guest): readonly Audience[] {
  const me = classOf(guest.place);
  const all = [me, earOf(guest), null];
  return me === 'public' && !guest.isScreen ? [...all, 'watchers'] : all;
}
