/** EC-12: the host's choices. */
import { AUTO, type Choices } from '../../core/game.ts';

const MINUTES = [20, 0, 10, 30] as const;
const TURN_SECONDS = [75, 45, 120] as const;
const WINDOW_SECONDS = [15, 30, 0] as const;

export interface EclipseOptions {
  /** Minutes until the stones decide; 0: none. */
  readonly time: (typeof MINUTES)[number];
  /** Seconds for a turn's main phase in a timed match. */
  readonly turn: (typeof TURN_SECONDS)[number];
  /** Seconds after which a window passes; 0: never. */
  readonly window: (typeof WINDOW_SECONDS)[number];
}

export const OPTIONS: Choices<EclipseOptions> = {
  time: { values: MINUTES, default: 20, alone: 0 },
  turn: { values: TURN_SECONDS, default: 75, when: { key: 'time', in: [AUTO, 10, 20, 30] } },
  window: { values: WINDOW_SECONDS, default: 15 },
};
