/** Leaks that a server can have, whatever is played on it: each must turn the trial red. */
import { sitting } from '@kesem/room/pacing';
import { matchOf, type Room } from '@kesem/room/room';
import type { RoomChannel } from '../../../apps/server/src/gateway/channel.ts';
import { noticeOf } from '../../../apps/server/src/push/words.ts';
import { answering, channel, joining, sending, shown, stepping, telling } from './planting.ts';
import type { Plant } from './plants.game.ts';

const KEPT = 'is kept back';
const PLAIN = { games: {}, lang: 'en' } as const;
const NOTHING_NEW = { step: 0, now: 0, heard: [], room: {}, table: null };

export const HOUSE_PLANTS: readonly Plant[] = [
  joining(
    'law 3',
    'a list of what was heard that knows no redaction, on joining',
    (joined, room) => {
      const heard = (matchOf(room)?.said ?? []).map((one) =>
        'told' in one ? { at: one.at, event: one.told.event } : one,
      );
      return { ...joined, full: { ...joined.full, heard } };
    },
  ),
  joining('law 1', 'the state beside the view, on joining', (joined, room) => {
    const full = { ...joined.full, initial: matchOf(room)?.state };
    return { ...joined, full };
  }),
  joining('law 5', 'how many commits there were, on joining', (joined, room) => ({
    ...joined,
    full: { ...joined.full, step: room.seq },
  })),
  joining('law 3', 'the secret choice before the match', (joined, room) => {
    const chairs = room.chairs.map(({ person, standIn, own }) => ({
      person,
      standIn,
      chosen: own !== null,
      own,
    }));
    return { ...joined, full: { ...joined.full, view: { ...joined.full.view, chairs } } };
  }),
  joining(KEPT, "the match's secret before its end", (joined, _, secret) => {
    const { view } = joined.full;
    const match = view.match && { ...view.match, secret };
    return { ...joined, full: { ...joined.full, view: { ...view, match } } };
  }),
  joining(KEPT, 'an identity among those who are here', (joined, room) => ({
    ...joined,
    presence: { ...joined.presence, ids: room.people.map(({ id }) => id) },
  })),
  shown(
    joining(
      'law 3',
      'the state before what is shown, to whoever comes meanwhile',
      (joined, room) => {
        const { midst } = joined.full;
        const before = matchOf(room)?.show?.before;
        return midst && before
          ? {
              ...joined,
              full: { ...joined.full, midst: { ...midst, before: { ...midst.before, before } } },
            }
          : joined;
      },
    ),
  ),
  shown(
    stepping('law 3', 'a show that is numbered by the inputs', (room) => ({
      show: matchOf(room)?.count,
    })),
  ),
  stepping('law 3', 'how many inputs a take-back could go back over', (room) => ({
    past: matchOf(room)?.past?.length,
  })),
  {
    law: KEPT,
    name: "the match's secret in a line of the log",
    plant: (server) => ({
      ...server,
      channel: (parts) => {
        server.log.info({ drawnFrom: parts.live.deps.secret(1) }, 'somebody looks');
        return server.channel(parts);
      },
    }),
  },
  channel('law 1', 'somebody sent away who is still fed', (parts) => {
    const pardoned = (room: Room): Room => ({
      ...room,
      people: room.people.map((one) => (one.is === 'kicked' ? { ...one, is: 'in' } : one)),
    });
    const { live } = parts;
    return {
      ...parts,
      live: {
        ...live,
        now: () => pardoned(live.now()),
        subscribe: (tell) => live.subscribe((news) => tell({ ...news, room: pardoned(news.room) })),
      },
    };
  }),
  {
    law: 'law 3',
    name: 'a screen that shows what its owner sees',
    plant: (server) => ({ ...server, channel: (parts) => unscreened(server.channel(parts)) }),
  },
  sending('law 3', 'the steps of seat 0, sent to everybody', (names, { live }) =>
    names.some((name) => name.startsWith(`${live.id}|0`)) ? [...names, live.id] : names,
  ),
  channel('law 5', 'a step for a class for whom nothing changed', (parts) => ({
    ...parts,
    live: {
      ...parts.live,
      subscribe: (tell) =>
        parts.live.subscribe((news) => {
          parts.wires.to([parts.live.id]).emit('step', NOTHING_NEW);
          tell(news);
        }),
    },
  })),
  stepping('law 3', 'a step numbered by the commits of the room', ({ seq }) => ({ step: seq })),
  stepping('law 3', 'a step that names what was last said, to whomever', (room) => ({
    last: matchOf(room)?.said.slice(-2),
  })),
  telling('brief', 'law 3', 'a step in short that names what was last said', (room) => ({
    last: matchOf(room)?.said.slice(-2),
  })),
  telling('reaction', 'law 3', 'a reaction that names what was last said, to whomever', (room) => ({
    last: matchOf(room)?.said.slice(-2),
  })),
  telling('predictions', 'law 3', 'a prediction told with what was last said', (room) => ({
    last: matchOf(room)?.said.slice(-2),
  })),
  {
    law: 'law 3',
    name: 'a question of the audience that closes by what lies in a hand',
    plant: (server) => ({ ...server, channel: (parts) => closing(server.channel(parts)) }),
  },
  {
    law: 'law 3',
    name: 'a push notice that tells what lies on the table',
    plant: (server) => ({
      ...server,
      notice: (before, live, identity) => {
        const notice = server.notice(before, live, identity);
        const body = JSON.stringify(matchOf(live.now())?.state);
        return notice && { ...notice, body };
      },
    }),
  },
  {
    law: 'law 5',
    name: 'a push notice after every commit',
    plant: (server) => ({
      ...server,
      notice: (before, live, identity) =>
        live.now().seq === before.seq ? null : noticeOf([live.now()], identity, PLAIN),
    }),
  },
  {
    law: 'law 7: sees another past',
    name: 'a commentator who sees the hands of this moment',
    // whatever is heard ends a round, so that this is soon found
    plant: (server) => ({
      ...server,
      table: { ...server.table, hands: () => true },
      channel: (parts) => present(server.channel(parts)),
    }),
  },
  channel(
    'law 7: sees hands without',
    'a commentator where one of the players has not agreed',
    (parts) => ({
      ...parts,
      live: {
        ...parts.live,
        now: () => ofOneWord(parts.live.now()),
        subscribe: (tell) =>
          parts.live.subscribe((news) => tell({ ...news, room: ofOneWord(news.room) })),
      },
    }),
  ),
  answering('law 3', 'an acknowledgement with the number of its commit', (answer, room) => ({
    ...answer,
    seq: room.seq,
  })),
  answering('law 3', 'an acknowledgement with how much the room knows', (answer, room) => ({
    ...answer,
    bytes: JSON.stringify(matchOf(room)).length,
  })),
];

/** A channel on a room in which nobody but the first has to agree to anything. */
const ofOneWord = (room: Room): Room => ({
  ...room,
  ...(room.commentary && { commentary: sitting(room) }),
});

/** A channel whose commentators see the hands of this moment, as if they were older. */
function present(channel: RoomChannel): RoomChannel {
  const hands = channel.hands.bind(channel);
  channel.hands = (guest) => {
    const shown = hands(guest);
    const { live } = channel;
    const match = matchOf(live.now());
    const table = match && live.deps.table(match.game);
    const state = match?.state;
    if (!table || !state || shown === null || shown === 'notAllowed') return shown;
    return { ...shown, views: match.players.map((_, seat) => table.view(state, seat)) };
  };
  return channel;
}

/** A channel that takes a screen for whoever it belongs to. */
function unscreened(channel: RoomChannel): RoomChannel {
  const enter = channel.enter.bind(channel);
  channel.enter = (entrant, token) => enter({ ...entrant, isScreen: false }, token);
  return channel;
}

/** A channel that takes predictions or not by a state that nobody may see. */
function closing(channel: RoomChannel): RoomChannel {
  const { talk } = channel;
  const predict = talk.predict.bind(talk);
  talk.predict = (...asked) => {
    const state = JSON.stringify(matchOf(channel.live.now())?.state ?? {});
    return state.charCodeAt(state.length / 2) % 2 === 0 ? 'stale' : predict(...asked);
  };
  return channel;
}
