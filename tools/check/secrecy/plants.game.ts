/** Leaks that a game can have, planted into the toy: each must turn the trial red. */
import type { Seat } from '@kesem/engine/core/game';
import { openTable } from '@kesem/engine/core/table';
import { isMove, mayAdd, type Toy, withCache } from '@kesem/engine/core/testing/faulty';
import { toy } from '@kesem/engine/core/testing/toy';
import type { ToyEvent, ToyMove, ToyState } from '@kesem/engine/core/testing/toy-types';
import type { Server } from './server.ts';

type Ruling = ReturnType<Toy['apply']>;

/** A leak, and the server with it. */
export interface Plant {
  /** By which it is found. */
  readonly law: string;
  readonly name: string;
  readonly plant: (server: Server) => Server;
}

export const GAME_PLANTS: readonly Plant[] = [
  game('law 3', 'an event that is not redacted', {
    apply: telling('pick', ({ seat }, slot) => [{ type: 'picked', seat, slot }]),
  }),
  game('law 3', 'the size of a sealed choice', {
    apply: telling('pick', (_, slot) => [sealed('*'.repeat(slot))]),
  }),
  game('law 3', 'the number of events', {
    apply: telling('prefs', ({ seat, state }) =>
      mayAdd(state, seat) ? [{ type: 'laid', seat }] : [],
    ),
  }),
  game('law 3', 'the order of what is heard', {
    apply: telling('pick', (_, slot) => {
      const two: readonly ToyEvent[] = [sealed('a'), sealed('b')];
      return slot % 2 === 0 ? two : two.toReversed();
    }),
  }),
  game('law 3', 'a public die shifted by a hidden draw', {
    apply: (state, input, random) => {
      const ruling = toy.apply(state, input, random);
      if (!ruling.ok || !isMove(input, 'prefs')) return ruling;
      const die = random('die');
      for (const card of state.secret[input.seat]?.hand ?? []) if (card % 2 === 0) die.int(6);
      return heard(ruling, [{ type: 'opened', window: die.int(6) }]);
    },
  }),
  {
    law: 'law 6',
    name: 'a room that goes on with the hands that anybody can read',
    plant: (server) => ({ ...server, table: { ...server.table, redeal: (state) => state } }),
  },
  game('law 1', 'a card that keeps its id through the shuffle', {
    view: showing(({ secret }) => ({ tops: secret.map(({ pile }) => idOf(pile[0])) })),
  }),
  game('law 1', 'the order of a list', {
    view: showing(({ secret }) => ({
      tired: secret
        .map((_, seat) => seat)
        .toSorted((a, b) => handOf(secret, a) - handOf(secret, b)),
    })),
  }),
  game('law 1', 'a public number that sums up hidden ones', {
    view: showing(({ secret }) => ({
      beat: secret.reduce((sum, { pick }) => sum + (pick ?? 0), 0),
    })),
  }),
  game('law 1', 'a spectator treated as seat 0', {
    view: (state, viewer) =>
      viewer === 'public' ? { ...toy.view(state, 0), me: 'public' } : toy.view(state, viewer),
  }),
  game('law 1', 'an empty place of a hand shown as the card that was there', {
    view: showing(({ secret }) => ({
      faded: secret.map(({ hand, pick }) => hand[pick ?? 9] ?? 0),
    })),
  }),
  game('law 3', 'who is asked', {
    asks: (state) =>
      toy.asks(state).filter(({ key, seat }) => !key.startsWith('window') || mayAdd(state, seat)),
  }),
  game('law 3', 'who is still waited for in a window', {
    asks: (state) =>
      toy
        .asks(state)
        .map((ask) => (state.secret[ask.seat]?.passed ? { ...ask, must: false } : ask)),
  }),
  game('law 3', 'the number in a key that counts hidden acts', {
    asks: (state) =>
      toy.asks(state).map((ask) => ({
        ...ask,
        key: `${ask.key}:${state.secret.filter(({ passed }) => passed).length}`,
      })),
  }),
  game('law 1', 'the pace of bots', {
    asks: (state) =>
      toy.asks(state).map((ask) => (mayAdd(state, ask.seat) ? { ...ask, pace: [800, 900] } : ask)),
  }),
  game('law 1', 'a visible timer for whoever can answer', {
    timers: (state) =>
      toy.timers(state).map((timer) => (mayAdd(state, 0) ? timer : { ...timer, ms: 1_000 })),
  }),
  game('law 1', 'a hidden beat that is shorter when nobody can answer', {
    timers: (state) =>
      toy
        .timers(state)
        .map((timer) =>
          timer.hidden && !state.secret.some((_, seat) => mayAdd(state, seat))
            ? { ...timer, ms: 1 }
            : timer,
        ),
  }),
  game('law 1', 'an outcome before its time', {
    outcome: (state) => {
      const lost = state.secret.some(({ hand }) => hand.every((card) => card < 4));
      return lost
        ? { ranking: [state.secret.map((_, seat) => seat)], reason: 'rounds' }
        : toy.outcome(state);
    },
  }),
  game('law 2', 'the text of a refusal', {
    apply: (state, input, random) => {
      const ruling = toy.apply(state, input, random);
      const rich = state.secret.every((_, seat) => mayAdd(state, seat));
      return ruling.ok || !rich ? ruling : { ok: false, why: { code: 'odd' } };
    },
  }),
  game('law 2', 'a move refused for what somebody else holds', {
    apply: (state, input, random) =>
      isMove(input, 'prefs') &&
      state.secret.some(({ hand }, seat) => seat !== input.seat && hand.includes(7))
        ? { ok: false, why: { code: 'noSuchCard' } }
        : toy.apply(state, input, random),
  }),
  game('law 4', 'a window that closes early because nobody can answer', {
    apply: (state, input, random) => {
      const ruling = toy.apply(state, input, random);
      const [task] = ruling.ok ? ruling.state.pub.agenda : [];
      if (!ruling.ok || !isMove(input, 'pick') || task?.do !== 'window') return ruling;
      if (ruling.state.secret.some((_, seat) => mayAdd(ruling.state, seat))) return ruling;
      const timer = `window:${task.n}`;
      const closed = toy.apply(ruling.state, { kind: 'timeout', timer }, random);
      return closed.ok ? { ...closed, told: [...ruling.told, ...closed.told] } : closed;
    },
  }),
  game('law 5', 'a public counter that counts hidden acts too', {
    apply: (state, input, random) => {
      const ruling = toy.apply(state, input, random);
      if (!ruling.ok || !isMove(input, 'pass')) return ruling;
      const { pub } = ruling.state;
      return { ...ruling, state: { ...ruling.state, pub: { ...pub, beat: pub.beat + 1 } } };
    },
  }),
  game('law 3', 'rules that fail at a hidden card, so that the table stands still', {
    apply: (state, input, random) => {
      const seven = state.secret.some(({ hand }) => hand.includes(7));
      if (seven && isMove(input, 'prefs')) throw new Error('planted');
      return toy.apply(state, input, random);
    },
  }),
  {
    law: 'law 1',
    name: 'a list of moves made from more than the view',
    // each server has a cache of its own
    plant: (server) => ({ ...server, table: openTable({ ...toy, ...withCache() }) }),
  },
];

function game(law: string, name: string, fault: Partial<Toy>): Plant {
  return { law, name, plant: (server) => ({ ...server, table: openTable({ ...toy, ...fault }) }) };
}

/** What somebody does, and where. */
interface Deed {
  readonly seat: Seat;
  readonly state: ToyState;
}

/** The rules, with something more told to everybody of one kind of move. */
function telling(
  kind: ToyMove['do'],
  more: (deed: Deed, slot: number) => readonly ToyEvent[],
): Toy['apply'] {
  return (state, input, random) => {
    const ruling = toy.apply(state, input, random);
    if (!ruling.ok || !isMove(input, kind)) return ruling;
    const slot = 'slot' in input.move ? input.move.slot : 0;
    return heard(ruling, more({ seat: input.seat, state }, slot));
  };
}

function heard(ruling: Ruling, events: readonly ToyEvent[]): Ruling {
  return ruling.ok
    ? { ...ruling, told: [...ruling.told, ...events.map((event) => ({ event }))] }
    : ruling;
}

/** The view, with something more in it for everybody. */
function showing(more: (state: ToyState) => object): Toy['view'] {
  return (state, viewer) => ({ ...toy.view(state, viewer), ...more(state) });
}

/** An event with a part that its type does not know. */
function sealed(as: string): ToyEvent {
  const event = { type: 'opened', window: 0, sealed: as } as const;
  return event;
}

function handOf(secret: ToyState['secret'], seat: Seat): number {
  return (secret[seat]?.hand ?? []).reduce((sum, card) => sum + card, 0);
}

/** Returns the id on the back of a card when it was last seen. */
function idOf(card = 0): number {
  return (card * 7) % 10;
}
