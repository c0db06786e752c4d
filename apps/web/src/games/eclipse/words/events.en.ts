/** What happens, in English. */
import { unbroken } from '../../../i18n/isolate.ts';
import { plural } from '../../../i18n/numbers.ts';

/** So many stones. */
export const stones = (n: number): string => plural('en', n, { one: '1 stone', other: '# stones' });
const cards = (n: number): string => plural('en', n, { one: 'a card', other: '# cards' });

/** A fight's total for one side, as it is read: die, what is added, sum. */
export interface Sum {
  readonly who: string;
  readonly die: number;
  readonly plus: number;
  readonly total: number;
}

const sum = ({ who, die, plus, total }: Sum): string =>
  plus === 0
    ? `${who} ${die}`
    : `${who} ${unbroken(`${die} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)} = ${total}`)}`;

/** Log lines. */
export const EVENTS = {
  started: (rolls: string, first: string) => `Dice for the start: ${rolls}. ${first} begins.`,
  roll: (name: string, die: number) => `${name} ${die}`,
  drew: (name: string, n: number) => `${name} draws ${cards(n)}`,
  drewThese: (name: string, names: string) => `${name} draws: ${names}`,
  ready: (name: string) => `${name} is ready`,
  kept: 'The hand is kept',
  redraws: 'The hand will be redrawn',
  redrew: (names: string) => `Hand redrawn: ${names}`,
  nobodyRedrew: 'Both hands are kept',
  turn: (n: number, name: string) => `Turn ${n}: ${name}`,
  freed: (names: string) => `Free again: ${names}`,
  healed: (names: string) => `Healed: ${names}`,
  dropped: (name: string, card: string) => `${name}: ${card} laid`,
  summoned: (name: string, card: string) => `${name}: ${card} summoned`,
  cast: (name: string, card: string, text: string) => `${name}: ${card}. ${text}`,
  castOn: (name: string, card: string, target: string, text: string) =>
    `${name}: ${card} on ${target}. ${text}`,
  used: (name: string, card: string, ability: string, target: string) =>
    `${name}: ${card}, ${ability} on ${target}`,
  raised: (name: string, card: string) => `${card} rises from the discard pile to ${name}`,
  revived: (name: string, card: string) => `${card} comes over to ${name}`,
  harmDamage: (n: number, card: string) => `${n} damage is coming to ${card}`,
  harmDestroy: (card: string) => `${card} is about to be destroyed`,
  prevented: (n: number, card: string) => `${n} damage to ${card} is prevented`,
  healedBy: (n: number, card: string) => `${n} damage is healed on ${card}`,
  shielded: (card: string) => `${card} will be saved once this turn`,
  damaged: (n: number, card: string) => `${n} damage to ${card}`,
  unhurt: (card: string) => `${card} takes no damage`,
  regenerated: (n: number) => `${n} regenerated`,
  saved: (card: string) => `${card} is saved`,
  destroyed: (card: string) => `${card} is destroyed`,
  destroyedOf: (card: string, name: string) => `${card} of ${name} is destroyed`,
  faded: (card: string) => `${card} goes with its bearer`,
  returned: (card: string, name: string) => `${card} goes back to the hand of ${name}`,
  stolen: (card: string, name: string) => `${card} is now controlled by ${name}`,
  unmarked: (n: number) => `${stones(n)} renewed`,
  paralysed: (names: string, until: number) => `Paralysed until turn ${until}: ${names}`,
  discarded: (name: string, names: string) => `${name} discards: ${names}`,
  recovered: (name: string, card: string) => `${name} takes ${card} from the discard pile`,
  moreDrops: (name: string, n: number) =>
    `${name} may lay ${plural('en', n, { one: 'one more stone', other: '# more stones' })}`,
  declinedDraw: (name: string) => `${name} does not draw`,
  declinedClaim: (name: string) => `${name} does not take it`,
  attacked: (name: string, pairs: string) => `${name} attacks: ${pairs}`,
  pair: (attacker: string, target: string) => `${attacker} → ${target}`,
  guarded: (name: string, pairs: string) => `${name} guards: ${pairs}`,
  stops: (guard: string, attacker: string) => `${guard} stops ${attacker}`,
  unguarded: (name: string) => `${name} sets no guards`,
  fought: (mine: Sum, theirs: Sum) => `${sum(mine)}, against ${sum(theirs)}`,
  equal: 'Equal: nothing happens',
  struck: (card: string, damage: number) => `${card} hits for ${damage}`,
  ghostYes: (card: string, die: number) => `${card} rolls ${die}: it takes no damage`,
  ghostNo: (card: string, die: number) => `${card} rolls ${die}: it is hit`,
  ladder: (n: number, needs: string) => `${stones(n)}, so the saving rolls need ${needs}`,
  saving: (name: string, die: number, bonus: number, needs: number) =>
    `${name}: saving roll ${die}${bonus === 0 ? '' : ` + ${bonus}`} (${needs} needed)`,
  held: (card: string) => `${card} holds`,
  turned: (name: string, from: number, to: number) => `${name}'s die: ${from} becomes ${to}`,
  ending: (name: string) => `${name} ends the turn`,
  endingLate: (name: string) => `${name} has no time left: the turn ends`,
  timedOut: (names: string) => `Time is over: ${names}`,
  timeUp: 'The match clock has run out: turns are made equal, then stones decide',
  suddenDeath: 'Level: sudden death, a lead of two stones wins',
  won: (name: string, mine: number, theirs: number) =>
    `${name} wins, ${mine} stones against ${theirs}`,
  drawn: (n: number) => `A draw, ${stones(n)} each`,
};

/** What is about to hit. */
export const THREAT = {
  by: (cause: string, hits: string) => `${cause} at ${hits}`,
  of: (card: string, owner: string) => `${owner}'s ${card}`,
  hit: (targets: string, harm: string) => `${targets}: ${harm}`,
  damage: (n: number) => `${n} damage`,
  destruction: 'destruction',
  noLife: 'no life left',
  sums: (winner: string, more: number, loser: string, less: number) =>
    `${winner} ${more}, ${loser} ${less}`,
  tie: (one: string, sum: number, two: string, same: number) =>
    `${one} ${sum}, ${two} ${same}: nobody is hit`,
  save: (sum: number, needs: number, isSaved: boolean) =>
    `A ${sum} where ${needs} is needed: the stone ${isSaved ? 'is saved' : 'will be lost'}`,
};
