/** What a game says on the wire, as a type: the protocol pages are written from it. */
import type { Types } from '../game.ts';

/** What clients of a game are told; `testing/wire.ts` of its folder exports it as `<Game>Wire`. */
export interface Spoken<T extends Types> {
  readonly view: T['view'];
  readonly event: T['event'];
  readonly refusal: T['refusal'];
  readonly reason: T['reason'];
}
