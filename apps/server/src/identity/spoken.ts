/** Six digits to say aloud: they open the join page of a room that still waits for its first match. */
import { type CodeParts, type Found, openCodes } from './codes.ts';

/** A waiting room is swept sooner; a code without a room only costs its digits. */
const LIFE_MS = 86_400_000;

/** What a spoken code leads to. */
interface Door {
  readonly room: string;
  /** The invite it stands for. */
  readonly token: string;
}

export interface SpokenCodes {
  /** The room's code, drawn when it has none; `token` is the link it now stands for. */
  readonly open: (room: string, token: string) => string;
  /** The room's code, or null. */
  readonly of: (room: string) => string | null;
  readonly find: (code: string, address: string) => Found<Door>;
  /** The match has started, or the room is gone. */
  readonly close: (room: string) => void;
}

/** The spoken codes of this server. */
export function openSpokenCodes(parts: Omit<CodeParts, 'digits' | 'lifeMs'>): SpokenCodes {
  const codes = openCodes<Door>({ ...parts, digits: 6, lifeMs: LIFE_MS });
  return {
    open: (room, token) => {
      const now = codes.of(room);
      return (now?.value.token === token ? now : codes.draw(room, { room, token })).code;
    },
    of: (room) => codes.of(room)?.code ?? null,
    find: codes.find,
    close: codes.end,
  };
}
