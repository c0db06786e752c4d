/** Faults that are built into what the nodes of one house have to do with each other. */
import type { Beside, Nodes, Onlooker } from '../../../apps/server/src/nodes/nodes.ts';
import type { Plant } from './plant.ts';

/** A node that shares with others as it should, but for something. */
const sharing =
  (badly: (beside: Beside) => Partial<Beside>) =>
  (nodes: Nodes): Nodes =>
    nodes.beside ? { ...nodes, beside: { ...nodes.beside, ...badly(nodes.beside) } } : nodes;

export const NODE_PLANTS: readonly Plant[] = [
  {
    name: 'what a lost hint should have told is never looked for',
    in: 'nodes',
    nodes: sharing(() => ({ heads: async () => [] })),
  },
  {
    name: 'lines of chat of other nodes are not looked for, and their hints are lost',
    in: 'nodes',
    nodes: (nodes) => ({
      ...sharing(({ heads }) => ({
        heads: async (rooms) => (await heads(rooms)).map((head) => ({ ...head, chat: 0 })),
      }))(nodes),
      tell: (hint) => hint.about !== 'chat' && nodes.tell(hint),
    }),
  },
  {
    name: 'no node moves any room by itself',
    in: 'nodes',
    nodes: sharing(() => ({ lease: async () => new Set() })),
  },
  {
    name: 'nobody sees who looks on through another node',
    in: 'nodes',
    nodes: sharing(() => ({ elsewhere: async () => new Map() })),
  },
  {
    name: 'nobody is told who looks on through this node',
    in: 'nodes',
    nodes: sharing(() => ({ show: async () => undefined })),
  },
  {
    name: 'an outage of the whole house is given back to nobody',
    in: 'nodes',
    nodes: sharing(({ sign }) => ({
      sign: async (now) => ({ ...(await sign(now)), outages: [] }),
    })),
  },
  {
    name: 'whoever looks on through another node is called by their identity',
    in: 'nodes',
    nodes: sharing(({ show }) => ({
      show: (room, onlookers) =>
        show(
          room,
          onlookers.map((one) => ({ ...one, profile: { ...one.profile, name: one.identity } })),
        ),
    })),
  },
  {
    name: 'whoever has looked on through another node is here for ever',
    in: 'nodes',
    nodes: sharing(({ elsewhere }) => {
      const ever = new Map<string, ReadonlyMap<string, Onlooker>>();
      return {
        elsewhere: async (rooms) => {
          for (const [room, onlookers] of await elsewhere(rooms)) {
            const met = onlookers.map((one) => [one.identity, one] as const);
            ever.set(room, new Map([...(ever.get(room) ?? []), ...met]));
          }
          return new Map([...ever].map(([room, met]) => [room, [...met.values()]]));
        },
      };
    }),
  },
  {
    name: 'what another node has moved once is left to it for ever',
    in: 'nodes',
    nodes: sharing(({ lease }) => {
      const left = new Set<string>();
      return {
        lease: async (names) => {
          const taken = await lease(names);
          for (const name of names) if (!taken.has(name)) left.add(name);
          return new Set([...taken].filter((name) => !left.has(name)));
        },
      };
    }),
  },
  {
    name: 'a node says for ever who has looked on through it',
    in: 'nodes',
    nodes: sharing(({ show }) => {
      const shown = new Map<string, readonly Onlooker[]>();
      return {
        show: (room, onlookers) => {
          const met = [...(shown.get(room) ?? []), ...onlookers];
          const all = [...new Map(met.map((one) => [one.identity, one])).values()];
          shown.set(room, all);
          return show(room, all);
        },
      };
    }),
  },
];
