/** What `redeal` promises to whoever goes on from the middle of a match that anybody can read. */
import type { Seat } from '../game.ts';
import { type Random, seededRandom } from '../random.ts';
import type { Json, TableState } from '../table.ts';
import { bytes, canonical, fancy, type Moment } from './moment.ts';
import { sight } from './secrecy.ts';

export interface Redeals {
  /** Secret choices before the match, by seat. */
  readonly own: readonly Json[];
  /** Every hidden card of a state, in any order; null: it is not said. */
  readonly hidden: ((state: TableState) => readonly Json[]) | null;
  readonly chance: Chance;
}

/** What different randomness changed, in whatever match: of the whole state, and of what a seat sees. */
export interface Chance {
  /** By a redeal. */
  readonly dealt: Set<Seat | 'all'>;
  /** By imagining the same place: so much could lie there. */
  readonly possible: Set<Seat | 'all'>;
}

/**
 * "What is public stays, or is as it was since the open question was put; whoever has answered it in
 * secret is asked again; every hidden card is still hidden, and no other; two places that look alike
 * to everybody are dealt alike." Gives the law for one match, to be asked at each of its moments in order.
 */
export function redeals(rules: Redeals): (moment: Moment) => readonly string[] {
  let open: readonly string[] = [];
  let since: Since = { asks: '', sights: [] };
  return (moment) => {
    const { table, state } = moment;
    if (table.redeal === null || table.outcome(state) !== null) return [];
    const asks = table.asks(state);
    const names = asks.map(({ seat, key }) => `${seat} ${key}`);
    if (names.some((name) => !open.includes(name))) since = { asks: bytes(asks), sights: [] };
    since = { ...since, sights: [...since.sights, sight(moment, state, 'public')] };
    open = names;
    return looked(moment, rules, since);
  };
}

/** What everybody has seen since the open question was put, and who was asked then. */
interface Since {
  readonly asks: string;
  readonly sights: readonly string[];
}

function looked(moment: Moment, { own, hidden, chance }: Redeals, since: Since): readonly string[] {
  const { table, state } = moment;
  const dealt = (from: TableState, luck: string): TableState =>
    table.redeal?.(from, own, randomOf(moment, luck)) ?? from;
  const one = dealt(state, 'one');
  const world = (luck: string): TableState =>
    table.imagine(table.view(one, 'public'), randomOf(moment, luck));
  note(moment, chance.dealt, [one, dealt(state, 'other')]);
  note(moment, chance.possible, [world('one'), world('other')]);
  const twin = dealt(table.imagine(table.view(state, 'public'), fancy(moment, 'public')), 'one');
  const [before, after] = [state, one].map((of) => hidden && sorted(hidden(of)));
  return [
    ...(since.sights.includes(sight(moment, one, 'public')) ? [] : ['changes what everybody sees']),
    ...(bytes(table.asks(one)) === since.asks ? [] : ['lets a secret answer stand']),
    ...(before === after ? [] : [`deals ${after}, where there lay ${before}`]),
    ...(canonical(twin) === canonical(one) ? [] : ['depends on what nobody could see']),
  ];
}

function note(
  moment: Moment,
  into: Set<Seat | 'all'>,
  [one, other]: readonly [TableState, TableState],
): void {
  if (canonical(one) !== canonical(other)) into.add('all');
  for (const seat of moment.seats) {
    if (sight(moment, one, seat) !== sight(moment, other, seat)) into.add(seat);
  }
}

/** Asked when all matches are over: whether chance ever changed all that it could. */
export function everChanged({ dealt, possible }: Chance): readonly string[] {
  return [...possible].filter((who) => !dealt.has(who)).map((who) => `deals ${who} nothing new`);
}

function randomOf({ seed }: Moment, luck: string): Random {
  return seededRandom(`${seed}|redeal ${luck}`);
}

function sorted(cards: readonly Json[]): string {
  return bytes(cards.map(canonical).toSorted());
}
