/** What never goes out, looked for in all that does: identities, and the secret of a running match. */
import { bytes } from '@kesem/engine/core/testing/moment';
import { playing } from '@kesem/room/room';
import { note } from './ledger.ts';
import type { Stage } from './stage.ts';

/** Looks for them in what everybody is told on joining after a step, and in the log. */
export function lookForCanaries({ world, server, real, ledger, seed, step }: Stage): void {
  const match = playing(world.room);
  const secret = match && world.secrets[match.number];
  // over: then the secret is told to all
  if (!real || !secret || !playing(real.scene.room)) return;
  const identities = world.room.people.flatMap(({ id }) => (id === null ? [] : [id]));
  const law = 'is kept back, and yet';
  for (const { guest, answer } of real.scene.joined) {
    const text = bytes(answer);
    const found = [...identities, secret].find((canary) => text.includes(canary));
    const where = { law, seed, step, viewer: guest.kind, me: guest.me, input: 'joining' };
    if (found) note(ledger, where, [found, text]);
  }
  const logged = server.logged();
  const where = { law, seed, step, viewer: 'log', me: 'public', input: 'logging' } as const;
  if (logged.includes(secret)) note(ledger, where, [secret, logged]);
}
