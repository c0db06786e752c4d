/** The planted faults that cannot be told from the original, each with the proof. */
import { existsSync } from 'node:fs';
import type { Equivalent } from '@kesem/engine/core/testing/equivalent';
import { TRIED } from '@kesem/engine/examples';

const OF_THE_HOUSE: readonly Equivalent[] = [
  {
    file: 'packages/room/src/decide.ts',
    from: "actor.kind === 'person'",
    to: 'true',
    why: 'Where a take-back is written out: nobody has the identity of a bot, a clock or the house, for they bring none. In a fold: only people open rooms.',
  },
  {
    file: 'packages/room/src/guard.ts',
    from: "actor.kind === 'person'",
    to: 'true',
    why: 'Nobody has the identity of a bot, a clock or the house, for they bring none.',
  },
  {
    file: 'packages/room/src/ending.ts',
    from: '!ended.ok',
    to: 'false',
    why: 'What is concluded from an accepted step of a running match is accepted: only where no match runs is abandoning it refused.',
  },
  {
    file: 'packages/room/src/text.ts',
    from: "{ granularity: 'grapheme' }",
    to: '{}',
    why: 'Intl.Segmenter goes by graphemes when it is told nothing.',
  },
  {
    file: 'apps/server/src/env.ts',
    from: '/^https?:$/',
    to: '/https?:$/',
    why: 'Another scheme that ends so has no origin, and is refused for that.',
  },
  {
    file: 'apps/server/src/gateway/meter.ts',
    from: 'buckets.size > KNOWN',
    to: 'buckets.size >= KNOWN',
    why: 'A bucket that is forgotten is full, as one that is not known is: only memory tells.',
  },
  {
    file: 'apps/server/src/gateway/presence.ts',
    from: '{ here: [], watchers: [] }',
    to: '{}',
    why: 'It is looked at once somebody has come in, and who is then seen differs from either.',
  },
  {
    file: 'apps/server/src/gateway/presence.ts',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'It is looked at once somebody has come in, and who is then seen differs from either.',
  },
  {
    file: 'apps/server/src/http/caller.ts',
    from: '(entries.at(-hops) ?? entries[0])?.trim',
    to: '(entries.at(-hops) ?? entries[0]).trim',
    why: 'A text that is split has one entry at least.',
  },
  {
    file: 'apps/server/src/http/headers.ts',
    from: '/^http/',
    to: '/http/',
    why: 'An origin begins so, and the first place is replaced alone.',
  },
  {
    file: 'apps/web/src/state/seats.ts',
    from: 'view.match?.closed',
    to: 'view.match.closed',
    why: 'Without a match nobody plays in it, and the line before has already said yes.',
  },
  {
    file: 'apps/web/src/net/outboxStorage.ts',
    from: 'raw === null',
    to: 'false',
    why: 'JSON.parse reads null as null.',
  },
  {
    file: 'apps/web/src/net/outboxStorage.ts',
    from: 'value !== null',
    to: 'true',
    why: 'Looking into null throws, and whoever asks takes that for no command too.',
  },
  {
    file: 'apps/web/src/net/link.ts',
    from: '() => null',
    to: '() => undefined',
    why: 'A connection that could not be made is only asked whether it is there.',
  },
  {
    file: 'apps/web/src/net/link.ts',
    from: 'this.connection?.ask',
    to: 'this.connection.ask',
    why: 'A connection joins and posts only after it has said that it is up, and stays.',
  },
];

const GAMES = 'packages/engine/src/games';

/** Those of one game stand in its folder. */
async function ofGame(id: string): Promise<readonly Equivalent[]> {
  const list = new URL(`../../../${GAMES}/${id}/testing/equivalents.ts`, import.meta.url);
  if (!existsSync(list)) return [];
  // each such file has a list, or does not compile
  const { EQUIVALENTS: own } = (await import(list.href)) as {
    readonly EQUIVALENTS: readonly Equivalent[];
  };
  return own.map((one) => ({ ...one, file: `${GAMES}/${id}/${one.file}` }));
}

export const EQUIVALENTS: readonly Equivalent[] = [
  ...OF_THE_HOUSE,
  ...(await Promise.all(TRIED.map(({ id }) => ofGame(id)))).flat(),
];
