/** All dice of a stretch of a duel: each is named by what it is thrown for, so that two ways of going on get the same. */
import { type Random, type Stream, seededRandom } from '@kesem/engine/core/random';
import type { EclipseState } from '@kesem/engine/games/eclipse/state';

type Open = EclipseState['open'];
/** What each die shows, by name: `attacker 4` is thrown by the creature 4 that attacks. */
export type Dice = Readonly<Record<string, number>>;

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** So many dice are thrown in all their combinations; of more, those of one fight or one stone at a time. */
const TOGETHER = 3;

/** Randomness with these dice; names of those that are thrown are noted. */
export function throwing(open: Open, dice: Dice, met: Set<string>): Random {
  const others = seededRandom('all else');
  return (purpose): Stream => {
    const what = thrownFor(open, purpose);
    if (what === null) return others(purpose);
    const name = `${purpose} ${what}`;
    return {
      ...others(purpose),
      int: () => {
        met.add(name);
        return (dice[name] ?? seededRandom(name)('face').int(6) + 1) - 1;
      },
    };
  };
}

/** Whose die it is: of whoever attacks in the fight or at the stone that comes next, or did in the fight that was. */
function thrownFor(open: Open, purpose: string): number | null {
  if (purpose === 'reroll') return 0;
  if (purpose === 'ghost') return open.roll?.for === 'fight' ? open.roll.attacker : 0;
  const deed = DEEDS[purpose];
  return deed ? nextAttacker(open, deed) : null;
}

function nextAttacker(open: Open, deed: 'fight' | 'save'): number {
  const live = liveAssaults(open);
  const next = open.agenda.flatMap((task) => (task.do === deed ? [task.attacker] : []));
  // before the ladder is set it is the first stone that nobody guards
  const first = live.find(({ at, guard }) => at === 'stone' && guard === null)?.attacker;
  return next.find((id) => live.some(({ attacker }) => attacker === id)) ?? first ?? 0;
}

function liveAssaults({ creatures, stones, combat }: Open) {
  const isHere = (id: number): boolean =>
    [...creatures, ...stones].some((one) => one.id === id) && !combat?.turned.includes(id);
  const assaults = combat?.assaults ?? [];
  return assaults.filter(({ attacker, target, guard }) =>
    [attacker, guard ?? target].every(isHere),
  );
}

const DEEDS: Readonly<Record<string, 'fight' | 'save'>> = {
  attacker: 'fight',
  defender: 'fight',
  save: 'save',
};

/**
 * Every assignment of faces to dice that matters: all of few dice, and of many every one of each fight or
 * stone while the others lie as a seed has them, for nothing fights or rolls twice in a combat.
 * @param met goes all the ways once with some dice, and gives the names of all that were thrown so far.
 */
export function* assignments(met: (sample: Dice) => readonly string[]): Iterable<Dice> {
  let names: readonly string[] = [];
  for (const face of FACES) {
    for (const [attacker, others] of [
      [face, 7 - face],
      [1, face],
    ] as const) {
      names = [...new Set(met(spread(names, attacker, others)))].toSorted();
    }
  }
  if (names.length <= TOGETHER) {
    yield* combined(names);
    return;
  }
  const own = names.filter((name) => name.startsWith('reroll'));
  for (const id of new Set(names.map(idOf))) {
    const group = names.filter((name) => idOf(name) === id);
    const rest = names.filter((name) => idOf(name) !== id && !own.includes(name));
    for (const dice of combined([...new Set([...group, ...own])])) {
      for (const face of [1, 6]) yield { ...spread(rest, face, face), ...dice };
    }
  }
}

const idOf = (name: string): string => name.split(' ')[1] ?? '';

function spread(names: readonly string[], attacker: number, others: number): Dice {
  return Object.fromEntries(
    names.map((name) => [name, name.startsWith('attacker') ? attacker : others]),
  );
}

function* combined([name, ...rest]: readonly string[]): Iterable<Dice> {
  if (name === undefined) {
    yield {};
    return;
  }
  for (const dice of combined(rest)) for (const face of FACES) yield { ...dice, [name]: face };
}
