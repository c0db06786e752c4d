/** Where a replay stands and how it runs on: like a media player, but in steps. */

const SPEEDS = [1, 2, 4] as const;

export interface Player {
  readonly count: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: (typeof SPEEDS)[number];
  /** From the step before, by a hand or by itself, which is then seen as motion; a jump is a cut. */
  readonly came: 'byHand' | 'byItself' | 'cut';
}

/** 'tick' goes on by itself; every other way of moving is a hand's, and stops it. */
export type Act =
  | { readonly do: 'next' | 'previous' | 'tick' | 'toggle' | 'faster' | 'slower' | 'turnSpeed' }
  | { readonly do: 'to'; readonly count: number };

/** A replay that stands at a step. */
export function playerAt(count: number, last: number): Player {
  return { count: within(count, last), last, playing: false, speed: 1, came: 'cut' };
}

/** The replay after an act. */
export function played(player: Player, act: Act): Player {
  switch (act.do) {
    case 'next':
      return { ...stepped(player, 'byHand'), playing: false };
    case 'tick':
      return stepped(player, 'byItself');
    case 'previous':
      return cut(player, player.count - 1);
    case 'to':
      return cut(player, act.count);
    case 'toggle':
      return toggled(player);
    case 'faster':
      return paced(player, 1);
    case 'slower':
      return paced(player, -1);
    case 'turnSpeed':
      return player.speed === SPEEDS.at(-1) ? { ...player, speed: SPEEDS[0] } : paced(player, 1);
    default:
      return act satisfies never;
  }
}

/** For how long a step stands before the next, in ms. */
export function pauseOf({ speed }: Player, step: number): number {
  return Math.max(300, step / speed);
}

/** One step on; at the last, playing stops. */
function stepped(player: Player, came: Player['came']): Player {
  const count = within(player.count + 1, player.last);
  return { ...player, count, playing: player.playing && count < player.last, came };
}

/** At the end, playing begins anew. */
function toggled(player: Player): Player {
  if (player.playing) return { ...player, playing: false };
  const rewound = player.count === player.last ? cut(player, 0) : player;
  return { ...rewound, playing: player.last > 0 };
}

function cut(player: Player, count: number): Player {
  return { ...player, count: within(count, player.last), playing: false, came: 'cut' };
}

function paced(player: Player, by: 1 | -1): Player {
  return { ...player, speed: SPEEDS[SPEEDS.indexOf(player.speed) + by] ?? player.speed };
}

function within(count: number, last: number): number {
  return Math.min(Math.max(0, count), last);
}
