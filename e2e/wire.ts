/** A hand on the socket of a page: frames are lost, held back or changed on their way, as networks do it. */
import type { Page, WebSocketRoute } from '@playwright/test';

/** What becomes of a frame: passed on as it is returned, or lost for null. */
type Change = (frame: string) => string | null;

const asItIs: Change = (frame) => frame;

export interface Wiretap {
  /** What is done to frames of the page, and to frames of the server, from now on. */
  out: Change;
  in: Change;
  /** How often the page has been let into its room. */
  readonly joined: () => number;
  /** Says something to the page in the server's name. */
  readonly say: (frame: string) => void;
  /** Whether connections can be made; cutting drops the one that stands. */
  readonly cut: () => Promise<void>;
  readonly heal: () => void;
}

/** Puts a hand on every socket that this page opens from now on. To be called before it goes anywhere. */
export async function tapWire(page: Page): Promise<Wiretap> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  let joins = 0;
  const tap: Wiretap = {
    out: asItIs,
    in: asItIs,
    joined: () => joins,
    say: (frame) => {
      for (const socket of open) socket.send(frame);
    },
    cut: async () => {
      isCut = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    heal: () => {
      isCut = false;
    },
  };
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    open.add(socket);
    const server = socket.connectToServer();
    socket.onMessage((frame) => pass(readable(frame), tap.out, (text) => server.send(text)));
    server.onMessage((frame) => {
      if (/^43\d+\[\{"ok":true,"room"/.test(String(frame))) joins += 1;
      pass(String(frame), tap.in, (text) => socket.send(text));
    });
  });
  await page.route(/socket\.io\/.*polling/, (route) => (isCut ? route.abort() : route.continue()));
  return tap;
}

/** A frame of a page that takes no packed answers: what it is told is read here, and changed. */
function readable(frame: string | Buffer): string {
  return String(frame).replace(',"packed":true', '');
}

function pass(frame: string, change: Change, send: (frame: string) => void): void {
  const changed = change(frame);
  if (changed !== null) send(changed);
}

/** Whether a frame is a command of the page. */
export const isCommand = (frame: string): boolean => /^42\d*\["command"/.test(frame);
/** Whether a frame tells of a new step, or answers something the page sent. */
export const isNews = (frame: string): boolean => /^4[23]\d*\[/.test(frame);
/** Whether a frame is a step of the room. */
export const isStep = (frame: string): boolean => /^42\["(?:step|brief)"/.test(frame);

/** Answers every command as the server does when it cannot say what became of it. */
export function busyFor(tap: Wiretap): Change {
  return (frame) => {
    const [, ack, id] = /^42(\d+)\["command",\{"id":"(\w+)"/.exec(frame) ?? [];
    if (ack === undefined) return frame;
    tap.say(`43${ack}[{"id":"${id}","ok":false,"why":{"code":"busy"}}]`);
    return null;
  };
}

/** Refuses the page as one that is too old. */
export const asOld: Change = (frame) =>
  frame.replace(/^(43\d+)\[\{"ok":true,"room".*$/s, '$1[{"ok":false,"code":"oldClient"}]');
