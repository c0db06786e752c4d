/**
 * The one file that sends to clients. Views and steps pass only when they were made for a class of
 * viewers; everything else here is public to its room.
 */
import type { ClientToServer, Presence, Reaction, ServerToClient } from '@kesem/protocol/messages';
import type { BriefStep } from '@kesem/room/brief';
import type { Redacted } from '@kesem/room/redacted';
import type { Heard, InMidst, RoomView } from '@kesem/room/view';
import type { Full, StepMessage } from '@kesem/room/wire';
import type { BroadcastOperator, Server, Socket } from 'socket.io';

type None = Record<string, never>;
export type Wires = Server<ClientToServer, ServerToClient, None, None>;
/** The socket of one client. */
export type Wire = Socket<ClientToServer, ServerToClient, None, None>;
/** One client, or a class of them. */
export type Target = Wire | BroadcastOperator<ServerToClient, None>;

/** A full view that was made for one class of viewers. */
export interface RedactedFull extends Full {
  readonly view: Redacted<RoomView>;
  readonly heard: Redacted<readonly Heard[]>;
  readonly midst?: Redacted<InMidst>;
}
/** A step that was made for one class of viewers. */
type RedactedStep = Redacted<StepMessage>;

/** What goes out to a class after a commit. */
export type Message =
  | { readonly kind: 'step'; readonly step: RedactedStep }
  | { readonly kind: 'brief'; readonly brief: Redacted<BriefStep> }
  | { readonly kind: 'full'; readonly full: RedactedFull };

export function sendFull(to: Target, full: RedactedFull): void {
  to.emit('full', full);
}

export function sendMessage(to: Target, message: Message): void {
  if (message.kind === 'full') sendFull(to, message.full);
  else if (message.kind === 'step') to.emit('step', message.step);
  else to.emit('brief', message.brief);
}

export function sendPresence(to: Target, presence: Presence): void {
  to.emit('presence', presence);
}

/** Sends what may be lost: a client that cannot take it at this moment never gets it. */
export function sendReaction(to: Target, reaction: Reaction): void {
  to.volatile.emit('reaction', reaction);
}

type Plain = 'you' | 'chat' | 'predictions' | 'code' | 'restart' | 'bye';

/** Sends what needs no redaction. */
export function sendPlain<K extends Plain>(
  to: Target,
  name: K,
  ...message: Parameters<ServerToClient[K]>
): void {
  to.emit(name, ...message);
}
