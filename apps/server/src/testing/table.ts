/** A table with people at it, for tests over sockets. */
import { freshId, type Reached, type Seated, type Visitor, visitor } from './visitor.ts';

export interface TestTable {
  readonly room: string;
  readonly token: string;
  /** Who sits, by seat; the first is the host. */
  readonly people: readonly Visitor[];
  readonly seats: readonly [Seated, Seated, ...Seated[]];
  readonly watcher: Seated;
  readonly close: () => void;
}

export function sit(seat: number | null, name: string): object {
  return { do: 'sit', seat, name, ink: null, nonce: freshId() };
}

/** The host keeps the seats as they are, so that the room draws nothing. */
export async function keepSeats(host: Seated): Promise<void> {
  const { key, chairs } = host.view();
  await host.send({ do: 'order', chairs: chairs.map((_, place) => place) }, key);
  await host.until(({ draws }) => !draws);
}

/**
 * So many people sit in a waiting room, on seats that the host keeps, and one watches; the toy game
 * lies on the table unless another is named.
 */
export async function tableOf(server: Reached, people: number, game?: string): Promise<TestTable> {
  const host = await visitor(server);
  const { room, token } = await host.openRoom('Dana', game);
  const visitors = [host];
  const first = await host.join(token, 'Dana');
  const rest: Seated[] = [];
  for (let seat = 1; seat < people; seat += 1) {
    const guest = await visitor(server);
    const one = await guest.join(token, `Guest ${seat}`);
    await one.send(sit(seat, `Guest ${seat}`));
    await one.until(({ me }) => me === seat);
    visitors.push(guest);
    rest.push(one);
  }
  await keepSeats(first);
  const [second, ...others] = rest;
  if (!second) throw new Error('a table needs two people');
  const watcher = await (await visitor(server)).join(token, 'Watcher');
  const seats = [first, second, ...others] as const;
  const close = () => {
    for (const one of [...seats, watcher]) one.close();
  };
  return { room, token, people: visitors, seats, watcher, close };
}

/** The same, with a match under way that everybody sees. */
export async function matchOf(server: Reached, people: number, game?: string): Promise<TestTable> {
  const table = await tableOf(server, people, game);
  await start(table);
  return table;
}

/** The host starts the match, and everybody sees it. */
export async function start({ seats, watcher }: TestTable): Promise<void> {
  const [host] = seats;
  await host.send({ do: 'start' }, host.view().key);
  for (const one of [...seats, watcher]) await one.until(({ stage }) => stage === 'playing');
}

/** The open question of a seat that a move of this name answers. */
export function keyOf(one: Seated, seat: number, move: string): string {
  const ask = one.view().asks.find((open) => open.seat === seat && open.answers.includes(move));
  return ask?.key ?? '';
}
