/** Who acts in a room, and how the log writes it. */
import type { Seat } from '@kesem/engine/core/game';

/** Who acts: a person by identity, a bot in a seat, a clock, or the server itself, which the log calls `house`. */
export type Actor =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'timer' }
  | { readonly kind: 'house' };

/** Returns how an actor is written in the log. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'person') return `person:${actor.id}`;
  return actor.kind === 'bot' ? `bot:${actor.seat}` : actor.kind;
}

/** Returns the actor that the log means by a name. */
export function actorOf(name: string): Actor {
  if (name.startsWith('person:')) return { kind: 'person', id: name.slice('person:'.length) };
  if (name.startsWith('bot:')) return { kind: 'bot', seat: Number(name.slice('bot:'.length)) };
  return name === 'timer' ? { kind: 'timer' } : { kind: 'house' };
}
