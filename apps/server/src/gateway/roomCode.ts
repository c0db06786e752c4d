/** The spoken code of a room, as everybody in it is shown it. */

export interface RoomCodeParts {
  /** The code when the room is opened here. */
  readonly code: string;
  /** The room's code, drawn when it has none. */
  readonly codeOf: () => Promise<string>;
  readonly tell: (code: string) => void;
  readonly onFault: (fault: unknown) => void;
}

export interface RoomCode {
  readonly now: () => string;
  /** The code has ended, so another is drawn and told. */
  readonly renew: () => void;
}

export function openRoomCode({ code, codeOf, tell, onFault }: RoomCodeParts): RoomCode {
  let now = code;
  const take = (fresh: string): void => {
    now = fresh;
    tell(fresh);
  };
  return { now: () => now, renew: () => void codeOf().then(take, onFault) };
}
