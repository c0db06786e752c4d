/** One socket in a room, and how it is shown out. */
import type { Profile } from '@kesem/protocol/messages';
import type { Place } from './place.ts';
import { cut, isClogged } from './pressure.ts';
import { sendPlain, type Wire } from './send.ts';

export interface Guest {
  readonly wire: Wire;
  readonly identity: string;
  readonly profile: Profile;
  /** Under which number the others see them while they watch. */
  readonly watcher: number;
  place: Place;
  lag: Lag | null;
}
/** A guest who does not read as fast as the room speaks: nothing is put in line until there is room again. */
export interface Lag {
  readonly since: number;
  /** The last line of chat before. */
  readonly after: number;
  readonly callOff: () => void;
}

/** Somebody was put out by a host of this name: the word that says so is the last they hear. */
export function dismiss(wire: Wire, by: string): void {
  sendPlain(wire, 'bye', { code: 'removed', by });
  if (isClogged(wire)) cut(wire);
  else wire.disconnect(true);
}
