/** Who does not answer as soon as they should: told to the others, and nothing else hangs on it. */
import type { Clock } from '../time.ts';

/** How long a ping may be unanswered before that is told. */
export const UNSTEADY_MS = 3_000;

/** What is needed of a connection: engine.io tells every packet that goes out, and every one that comes in. */
export interface Packets {
  readonly on: (
    event: 'packetCreate' | 'packet' | 'close',
    heard: (packet: { readonly type?: string }) => void,
  ) => unknown;
}

/** Watches over the pings that are sent anyway; nothing more is sent for it. */
export function watchSteadiness(
  conn: Packets,
  { after }: Pick<Clock, 'after'>,
  tell: (isSteady: boolean) => void,
): void {
  let isSteady = true;
  let callOff: (() => void) | null = null;
  const answered = (): void => {
    callOff?.();
    callOff = null;
  };
  conn.on('packetCreate', ({ type }) => {
    if (type !== 'ping') return;
    answered();
    callOff = after(UNSTEADY_MS, () => {
      isSteady = false;
      tell(isSteady);
    });
  });
  conn.on('packet', () => {
    answered();
    if (isSteady) return;
    isSteady = true;
    tell(isSteady);
  });
  conn.on('close', answered);
}
