/** What is said on the wire whatever the game, as types; what a game says stands in its folder, `testing/wire.ts`. */
import type { Answers, ServerToClient } from '@kesem/protocol/messages';

/** What the server sends by itself, by the name of the message. */
type Sent = {
  readonly [K in keyof ServerToClient]: Parameters<ServerToClient[K]>[0];
};

/** What the server says whatever the game. */
export interface RoomWire {
  readonly sent: Sent;
  readonly answers: Answers;
}
