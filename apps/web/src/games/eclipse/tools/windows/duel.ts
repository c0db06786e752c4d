/** Two who end their turns over real sockets; the first notes how long the windows last. */
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { Full, StepMessage } from '@kesem/room/wire';
import { keyOf, matchOf } from '../../../../../../server/src/testing/table.ts';
import type { Reached, Seated } from '../../../../../../server/src/testing/visitor.ts';
import { TURNS } from './table.ts';

/** Plays such a duel; gives for how long each window was open, in ms, as the first player was told. */
export async function windowsOf(server: Reached): Promise<readonly number[]> {
  const { seats, close } = await matchOf(server, 2, eclipse.id);
  const [first, second] = seats;
  const timed = lengthsTo(first);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await endTurn(turn % 2 === 0 ? first : second, turn % 2);
  }
  const lengths = await timed;
  close();
  return lengths;
}

async function endTurn(who: Seated, seat: number): Promise<void> {
  const key = () => keyOf(who, seat, 'end');
  await who.until(() => key() !== '');
  const { ok } = await who.send({ do: 'move', move: { do: 'end' } }, key());
  if (!ok) throw new Error('the turn could not be ended');
}

/** How long each of a duel's windows was open to somebody. */
function lengthsTo({ socket }: Seated): Promise<readonly number[]> {
  const lengths: number[] = [];
  let opened = 0;
  return new Promise((resolve) => {
    socket.on('step', ({ heard }: Full | StepMessage) => {
      for (const one of heard) {
        if (!('event' in one)) continue;
        if (one.event.type === 'opened') opened = performance.now();
        if (one.event.type === 'closed') lengths.push(performance.now() - opened);
      }
      if (lengths.length === TURNS) resolve(lengths);
    });
  });
}
