/** What a frame draws the eyes to. */
import type { Seat } from '@kesem/engine/core/game';
import type { ShapesView } from '@kesem/engine/games/shapes/state';
import type { ShapesFrame, Showing } from '../timeline.ts';

/**
 * What the table looks like: `pick` with the hand in front, `count` with the full cards in front, `tie` and
 * `won` as a stage of their own, `over` with what everybody has won.
 */
type Scene = 'pick' | 'count' | 'tie' | 'won' | 'over';

export interface Focus {
  readonly scene: Scene;
  /** The place in the row that is counted now, and for whom it counts. */
  readonly counting: { readonly at: number; readonly seats: readonly Seat[] } | null;
  /** Who takes the row. */
  readonly winner: Seat | null;
  /** Whether a joker as the last card has decided, and no match. */
  readonly byJoker: boolean;
  /** How many prizes that brings. */
  readonly gained: number;
  /** Who is in front at this moment. */
  readonly leaders: readonly Seat[];
}

const NOTHING = { counting: null, winner: null, byJoker: false, gained: 0, leaders: [] } as const;

/** Returns what a frame draws the eye to; without a frame, the seats that are tied. */
export function focusOf(frame: ShapesFrame | null, view: ShapesView, tied: readonly Seat[]): Focus {
  const scene = frame ? sceneOf(frame.shows, view) : sceneAtRest(view);
  const shows = frame?.shows;
  if (shows?.type === 'counting') {
    return { ...NOTHING, scene, counting: { at: shows.at, seats: shows.seats } };
  }
  if (shows?.type === 'summed') return { ...NOTHING, scene, leaders: shows.leaders };
  if (shows?.type === 'won') {
    const { seat, by, prizes } = shows;
    const won = { winner: seat, byJoker: by === 'joker', gained: prizes.length, leaders: [seat] };
    return { ...NOTHING, ...won, scene };
  }
  return { ...NOTHING, scene, leaders: tied };
}

const SCENES: Readonly<Record<Exclude<Showing['type'], 'laid'>, Scene>> = {
  drew: 'pick',
  shown: 'count',
  counting: 'count',
  summed: 'count',
  tied: 'tie',
  lastJokers: 'count',
  won: 'won',
  nobodyWon: 'count',
  returned: 'pick',
  ended: 'over',
};

function sceneOf(shows: Showing, { ended }: ShapesView): Scene {
  if (shows.type === 'laid') return shows.part === 'tie' ? 'tie' : 'pick';
  // after the last row no hand is taken up again
  if (shows.type === 'returned' && ended) return 'over';
  return SCENES[shows.type];
}

function sceneAtRest({ ended, part }: ShapesView): Scene {
  if (ended) return 'over';
  return part === 'tie' ? 'tie' : 'pick';
}
