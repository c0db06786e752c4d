/** A line between a node and a service, which can be cut. Only chaos has use for it. */
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

export interface Line {
  /** Ends what is connected, and refuses whoever tries again. */
  readonly cut: () => void;
  /** Lets nothing pass, and tells nobody. */
  readonly hush: () => void;
  /** Lets everything pass again. */
  readonly mend: () => void;
  readonly close: () => void;
}

/** Opens a line. @param from where it listens, a port of this machine or a path. */
export async function openLine(from: number | string, to: NetConnectOpts): Promise<Line> {
  const open = new Set<Socket>();
  let state: 'open' | 'hushed' | 'cut' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(to);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('data', (bytes) => void other.write(bytes));
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      if (state === 'hushed') one.pause();
    }
  });
  await new Promise<void>((resolve) => {
    if (typeof from === 'number') server.listen(from, '127.0.0.1', resolve);
    else server.listen(from, resolve);
  });
  return {
    cut: () => {
      state = 'cut';
      for (const socket of open) socket.destroy();
    },
    hush: () => {
      state = 'hushed';
      for (const socket of open) socket.pause();
    },
    mend: () => {
      state = 'open';
      for (const socket of open) socket.resume();
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
