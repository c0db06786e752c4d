/** Fetching ahead what the next tap will need. */
import { loadGame } from '../../registry.ts';

/** Loads the room's page and a game's table into the cache; failing is no harm, it is tried again when needed. */
export function warmRoom(game: string): void {
  void import('../room/RoomPage.tsx').catch(() => undefined);
  void loadGame(game).catch(() => undefined);
}
