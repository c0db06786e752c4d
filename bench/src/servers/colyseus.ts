/** Colyseus: the same rules, the board as schema state, a patch sent as soon as a move is made. */
import { type Client, Room, Server } from '@colyseus/core';
import { type SchemaType, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { answered } from '@kesem/engine/games/abalone/apply';
import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import { DEFAULTS } from '@kesem/engine/games/abalone/options';
import { opening } from '@kesem/engine/games/abalone/setup';
import { type AbaloneState, scoreOf } from '@kesem/engine/games/abalone/state';
import { portOf } from './port.ts';

const Shown = schema(
  {
    board: t.array('string'),
    ply: t.uint16(),
    black: t.uint8(),
    white: t.uint8(),
    last: t.string(),
    ended: t.string(),
  },
  'Shown',
);
type Shown = SchemaType<typeof Shown>;

class AbaloneRoom extends Room<{ state: Shown }> {
  override autoDispose = false;
  override patchRate = null;
  override state = new Shown();
  #match: AbaloneState = opening(DEFAULTS);
  #players: readonly string[] = [];

  override onCreate(): void {
    this.state.board.push(...this.#match.board);
    this.onMessage('move', (client: Client, step: Step) => this.#move(client, step));
  }

  override onJoin(client: Client): void {
    this.#players = [...this.#players, client.sessionId];
  }

  #move(client: Client, step: Step): void {
    const before = this.#match;
    const seat = this.#players.indexOf(client.sessionId);
    const ruling = seat === before.ply % 2 ? answered(before, seat, { do: 'move', ...step }) : null;
    if (!ruling?.ok) return;
    this.#match = ruling.state;
    this.#show(before);
    this.broadcastPatch();
  }

  #show({ board: before }: AbaloneState): void {
    const { board, ply, last, ended } = this.#match;
    for (const [cell, square] of board.entries()) {
      if (square !== before[cell]) this.state.board[cell] = square;
    }
    const [black, white] = scoreOf(board);
    Object.assign(this.state, { ply, black, white, last: last?.notation, ended: ended?.reason });
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('abalone', AbaloneRoom);
await server.listen(portOf(), '127.0.0.1');
