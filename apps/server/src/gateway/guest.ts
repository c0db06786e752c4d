/** One socket in a room's channel, and how it is put out. */
import type { Profile } from '@kesem/protocol/messages';
import type { Ear, Speech } from './classes.ts';
import { classOf, type Place } from './place.ts';
import { cut, isClogged } from './pressure.ts';
import { sendPlain, type Wire } from './send.ts';

export interface Guest {
  readonly wire: Wire;
  readonly identity: string;
  profile: Profile;
  /** Under which number the others see them while they watch. */
  readonly watcher: number;
  /** Whether a whole living room looks at it: it is nobody in the room, whoever's browser it is, and only shows. */
  readonly isScreen: boolean;
  /** How it is told of steps: in short, where it follows the rules of our own build. */
  readonly speech: Speech;
  /** Whether it asks for what was heard by pages. */
  readonly pages: boolean;
  place: Place;
  /** Whether a ping of ours is not answered as soon as it should be. */
  isUnsteady: boolean;
  lag: Lag | null;
}
/** Returns to which of the steps a guest listens. */
export function earOf({ place, speech }: Pick<Guest, 'place' | 'speech'>): Ear {
  return `${classOf(place)}|${speech}`;
}

/** Since when a guest reads slower than the room speaks. They are sent nothing until they have read what waits. */
export interface Lag {
  readonly since: number;
  /** The last line of chat before. */
  readonly after: number;
  readonly callOff: () => void;
}

/** Sends somebody the word that a host of this name put them out, as their last, and closes the socket. */
export function dismiss(wire: Wire, by: string): void {
  sendPlain(wire, 'bye', { code: 'removed', by });
  if (isClogged(wire)) cut(wire);
  else wire.disconnect(true);
}
