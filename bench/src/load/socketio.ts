/** As much of a Socket.IO client as a load generator needs: frames are looked at, and parsed only on demand. */
import * as z from 'zod/mini';
import { latch } from './latch.ts';
import { type Headers, openWire, type Wire } from './wire.ts';

const REPLY = z.array(z.unknown());

export interface Channel extends Pick<Wire, 'received' | 'close'> {
  readonly emit: (name: string, ...args: readonly unknown[]) => void;
  /** Emits with an acknowledgement; gives what it was answered. */
  readonly ask: (name: string, ...args: readonly unknown[]) => Promise<unknown>;
}

export interface Line {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly headers?: Headers;
  /** `/name`, or nothing for the main one. */
  readonly namespace?: string;
  /** Every event, as `["name",...]`. */
  readonly hear: (event: string) => void;
}

/** Connects over a websocket at once, as our client does. */
export async function openChannel({
  url,
  headers = {},
  namespace = '',
  hear,
}: Line): Promise<Channel> {
  const prefix = namespace && `${namespace},`;
  const asked = new Map<string, (answer: unknown) => void>();
  const connected = latch();
  /** An answer of which the packed part is still to come, in the next frame. */
  let begun: string | null = null;
  const take = (text: string, { send }: Wire): void => {
    if (begun !== null) {
      answer(asked, begun);
      begun = null;
      return;
    }
    if (text === '2') return send('3');
    if (text.startsWith('0')) return send(`40${prefix}`);
    const rest = text.slice(2 + prefix.length);
    if (text.startsWith('40')) return connected.reach();
    if (text.startsWith('42')) return hear(rest);
    if (text.startsWith('43')) answer(asked, rest);
    if (text.startsWith('461-')) begun = text.slice(4 + prefix.length);
  };
  const path = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const wire = await openWire(path, headers, (frame, to) => take(frame.toString(), to));
  await connected.reached;
  let last = 0;
  return {
    emit: (...event) => wire.send(`42${prefix}${JSON.stringify(event)}`),
    ask: (...event) =>
      new Promise((resolve) => {
        last += 1;
        asked.set(String(last), resolve);
        wire.send(`42${prefix}${last}${JSON.stringify(event)}`);
      }),
    received: wire.received,
    close: wire.close,
  };
}

function answer(asked: Map<string, (answer: unknown) => void>, text: string): void {
  const at = text.indexOf('[');
  const id = text.slice(0, at);
  const [reply] = REPLY.parse(JSON.parse(text.slice(at)));
  asked.get(id)?.(reply);
  asked.delete(id);
}
