/** The tables that the rules are drawn with; what stands in a drawing is what the rules make of them. */
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { FightPicture, LadderPicture, Rung, Slip } from '../combat/picture.ts';
import { tableOf } from '../course/table.ts';

export type FigureId = 'goal' | 'cards' | 'energy' | 'guard' | 'fight' | 'saves';

/** The stones of the two sides in the drawing of the goal. */
export const GOAL = { near: 9, far: 2 } as const;

/** One card of each kind. */
export const KINDS: readonly CardId[] = ['crystal', 'vampire', 'dawnBoon', 'sunSpear'];

/** A creature, and stones of which some have paid for it. */
export const PAID = {
  card: 'dawnStag',
  stones: [
    { energy: 'light', marked: true },
    { energy: 'light', marked: false },
    { energy: 'dark', marked: true },
    { energy: 'dark', marked: false },
    { energy: 'dark', marked: false },
  ],
} as const satisfies { readonly card: CardId; readonly stones: readonly object[] };

const table = tableOf({
  active: 0,
  stones: [[], ['crystal', 'darkStone', 'darkStone', 'crystal', 'darkStone', 'crystal']],
  creatures: [
    ['goblin', 'duskWolf'],
    ['vampire', 'stoneGolem'],
  ],
  hands: [[], []],
});
const [STONES, GOBLIN, WOLF, VAMPIRE, GOLEM] = [[1, 2, 3, 4], 7, 8, 9, 10] as const;

/** The table on which the drawings of combat take place. */
export const FIELD: EclipseView = eclipse.view(table, 'public');

/** One attack on a creature, one on a stone that is stopped. */
export const GUARDED: readonly Slip[] = [
  { attacker: GOBLIN, target: VAMPIRE, at: 'creature', guard: null, place: 1, live: true },
  { attacker: WOLF, target: STONES[0], at: 'stone', guard: GOLEM, place: 2, live: true },
];

/** The rulebook's first example. */
export const DUEL: FightPicture = {
  is: 'fight',
  roll: { for: 'fight', attacker: GOBLIN, defender: VAMPIRE, dice: [6, 2] },
  totals: [7, 6],
  verdict: { loser: VAMPIRE, damage: 1, ghost: null },
};

/** The rulebook's second example: six stones, four attacked. */
export const SAVES: LadderPicture = {
  is: 'ladder',
  stones: 6,
  rungs: [4, 6, 4, 2].map((die, at): Rung => {
    const needs = 6 - at;
    const state = die >= needs ? 'held' : 'lost';
    return { stone: STONES[at] ?? 1, needs, ward: 0, state, die };
  }),
};
