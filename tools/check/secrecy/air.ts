/** What goes over sockets, kept instead of sent: the library's own part is to copy a frame to its listeners. */
import type { Wire, Wires } from '../../../apps/server/src/gateway/send.ts';

/** A message as the socket library writes it down: its name, and what belongs to it. */
export type Frame = readonly unknown[];

/** One client's end of the line. */
interface Line {
  readonly wire: Wire;
  /** Everything sent to this client, in order. */
  readonly frames: Frame[];
}

export interface Air {
  readonly wires: Wires;
  readonly line: () => Line;
}

/** No sockets, but the same deliveries: a frame reaches a client once, on however many channels it listens. */
export function openAir(): Air {
  const channels = new Map<string, Set<Frame[]>>();
  const listeners = (names: readonly string[]): ReadonlySet<Frame[]> =>
    new Set(names.flatMap((name) => [...(channels.get(name) ?? [])]));
  const to = (names: readonly string[]) => ({
    emit: (...frame: Frame) => {
      for (const frames of listeners(names)) frames.push(frame);
    },
    // what may be lost is not lost here
    get volatile() {
      return this;
    },
  });
  // the channel asks no more of the library than what stands here
  return { wires: { to } as unknown as Wires, line: () => openLine(channels) };
}

function openLine(channels: Map<string, Set<Frame[]>>): Line {
  const frames: Frame[] = [];
  const wire = {
    emit: (...frame: Frame) => void frames.push(frame),
    join: (names: readonly string[]) => {
      for (const name of names) channels.set(name, (channels.get(name) ?? new Set()).add(frames));
    },
    leave: (name: string) => void channels.get(name)?.delete(frames),
    // nothing ever waits on this line
    conn: { writeBuffer: [], transport: {} },
  };
  // a channel asks no more of a socket than what stands here
  return { wire: wire as unknown as Wire, frames };
}

/** A message, or a list of what it says, with something more in it. */
export function withMore(message: object, more: object): object {
  return Array.isArray(message) ? [...message, more] : { ...message, ...more };
}
