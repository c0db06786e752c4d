/** EC-3: the start of a match. */
import type { Game } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { Desk } from '../../core/ruling.ts';
import type { CardId } from './cards/set.ts';
import { draw, HAND } from './chapters/hands.ts';
import type { DeckList } from './decks/decks.ts';
import type { EclipseOptions } from './options.ts';
import { DEFAULT_OWN } from './own.ts';
import {
  type EclipseTypes,
  each,
  FRESH_TURN,
  type Hidden,
  type Open,
  type Pair,
  PLAYERS,
} from './state.ts';

/** EC-3.1 Dice for the start, decks shuffled, seven cards each, and both are asked to keep them. */
export const setup: Game<EclipseTypes>['setup'] = ({ options, own, random }) => {
  const secret = each((player): Hidden => {
    const { deck: list, prefs } = own[player] ?? DEFAULT_OWN;
    const deck = random(`deck ${player}`).shuffle(cardsOf(list));
    return {
      hand: [],
      deck,
      list,
      prefs,
      redraw: null,
      passed: false,
      passedAll: false,
      missed: 0,
    };
  });
  const start = startingRolls(random);
  const open = opening(options, start, [secret[0].deck.length, secret[1].deck.length]);
  const d = new Desk<EclipseTypes>({ open, secret, beaten: false }, random);
  d.tell({ type: 'started', rolls: start, first: open.first });
  for (const player of PLAYERS) draw(d, player, HAND, 'start');
  return { state: d.state, told: d.told };
};

/** EC-3.1 Both roll, and again while the dice are equal. */
function startingRolls(random: Random): readonly Pair<number>[] {
  const rolls: Pair<number>[] = [];
  const dice = random('start');
  let tied = true;
  while (tied) {
    const roll = each(() => dice.int(6) + 1);
    rolls.push(roll);
    tied = roll[0] === roll[1];
  }
  return rolls;
}

/** Every card of a deck list, one by one. */
export function cardsOf(list: DeckList): readonly CardId[] {
  return list.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
}

function opening(
  options: EclipseOptions,
  start: readonly Pair<number>[],
  decks: Pair<number>,
): Open {
  const [mine = 0, theirs = 0] = start.at(-1) ?? [];
  const first = mine > theirs ? 0 : 1;
  return {
    options,
    start,
    first,
    turn: 0,
    active: first,
    stones: [],
    creatures: [],
    enchantments: [],
    changes: [],
    hands: [0, 0],
    decks,
    discards: [[], []],
    ...FRESH_TURN,
    combat: null,
    roll: null,
    agenda: [{ do: 'redraw' }, { do: 'renewal' }],
    questions: 0,
    next: 1,
    cards: [],
    ready: [false, false],
    redrew: [],
    timeUp: false,
    suddenDeath: false,
    spent: [false, false],
    idle: 0,
    ended: null,
  };
}
