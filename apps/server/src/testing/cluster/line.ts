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

/** Bytes on their way from one end to the other. */
interface Way {
  readonly to: Socket;
  /** What nothing carries just now; whoever gives up a connection takes back what has not arrived. */
  held: Uint8Array[];
}

/** Opens a line. @param from where it listens, a port of this machine or a path. */
export async function openLine(from: number | string, to: NetConnectOpts): Promise<Line> {
  const open = new Map<Socket, Way>();
  /** Whose other end has gone, and who does not know it yet. */
  const left = new Set<Socket>();
  let state: 'open' | 'hushed' | 'cut' = 'open';
  const join = (one: Socket, other: Socket): void => {
    const way: Way = { to: other, held: [] };
    open.set(one, way);
    one.on('data', (bytes) => {
      if (state === 'hushed') way.held.push(bytes);
      else other.write(bytes);
    });
    one.on('error', () => one.destroy());
    one.on('close', () => {
      open.delete(one);
      if (state === 'hushed') left.add(other);
      else other.destroy();
    });
  };
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(to);
    join(near, far);
    join(far, near);
  });
  await new Promise<void>((resolve) => {
    if (typeof from === 'number') server.listen(from, '127.0.0.1', resolve);
    else server.listen(from, resolve);
  });
  const end = (): void => {
    for (const socket of [...open.keys(), ...left]) socket.destroy();
  };
  return {
    cut: () => {
      state = 'cut';
      end();
    },
    hush: () => {
      state = 'hushed';
    },
    mend: () => {
      state = 'open';
      for (const way of open.values()) {
        for (const bytes of way.held) way.to.write(bytes);
        way.held = [];
      }
      for (const socket of left) socket.destroy();
      left.clear();
    },
    close: () => {
      server.close();
      end();
    },
  };
}
