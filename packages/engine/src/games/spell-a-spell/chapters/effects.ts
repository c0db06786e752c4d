/** SP-6: effect cards, and the snowball round. */
import type { Seat } from '../../../core/game.ts';
import { refuse } from '../../../core/ruling.ts';
import type { Answer } from '../move.ts';
import type { SpellDesk, SpellPub, Volley } from '../state.ts';
import type { Effect } from './cards.ts';
import {
  backs,
  handOf,
  leftOf,
  setHand,
  setHands,
  setPub,
  setSecret,
  spend,
  tellHolders,
} from './hands.ts';
import { ask, goOn } from './turn.ts';

/** SP-6.8 */
const FIRST_TAKES = 1;
const LATER_TAKES = 2;

/** SP-6.1 An effect card in one's own turn. */
export function play(d: SpellDesk, seat: Seat, effect: Effect): void {
  spend(d, seat, effect);
  switch (effect) {
    case 'sandstorm':
      return sandstorm(d, seat);
    case 'firewall':
      return firewall(d, seat);
    case 'snowball':
      return throwAt(d, { thrower: seat, target: leftOf(d.state.pub, seat), takes: FIRST_TAKES });
    default:
      return effect satisfies never;
  }
}

/** SP-6.2 */
function sandstorm(d: SpellDesk, seat: Seat): void {
  const { pub, secret } = d.state;
  d.tell({ type: 'sandstorm', seat });
  setHands(
    d,
    secret.hands.map((_, taker) => handOf(d, leftOf(pub, taker))),
  );
  goOn(d);
}

/** SP-6.3 */
function firewall(d: SpellDesk, seat: Seat): void {
  const { pending } = d.state.pub;
  if (pending === null) return refuse(d, { code: 'nothingPending' });
  setPub(d, { pending: null });
  d.tell({ type: 'firewall', seat, word: pending.word });
  goOn(d);
}

/** SP-6.4 */
function throwAt(d: SpellDesk, volley: Omit<Volley, 'do' | 'n'>): void {
  const { thrower: seat, target, takes } = volley;
  if (handOf(d, target).length === 0) refuse(d, { code: 'nothingToTake' });
  d.tell({ type: 'snowball', seat, target, takes });
  ask(d, { do: 'answer', ...volley });
}

/** SP-6.5 to SP-6.7 The target of a snowball answers. */
export function answer(d: SpellDesk, volley: Volley, reply: Answer): void {
  const { target } = volley;
  if (reply !== 'nothing') spend(d, target, reply);
  if (reply === 'firewall') d.tell({ type: 'firewall', seat: target, word: null });
  else take(d, volley);
  if (reply !== 'snowball') return goOn(d);
  throwAt(d, { thrower: target, target: leftOf(d.state.pub, target), takes: LATER_TAKES });
}

/** SP-6.8 The thrower takes what the snowball takes, at random. */
function take(d: SpellDesk, { thrower, target, takes }: Volley): void {
  const hand = handOf(d, target);
  const slots = d
    .random('snowball')
    .shuffle([...hand.keys()])
    .slice(0, takes);
  const cards = hand.filter((_, slot) => slots.includes(slot));
  setHand(
    d,
    target,
    hand.filter((_, slot) => !slots.includes(slot)),
  );
  setHand(d, thrower, [...handOf(d, thrower), ...cards]);
  setSecret(d, { taken: cards });
  setPub(d, { hit: { from: target, to: thrower, count: cards.length } });
  const event = { type: 'took', from: target, to: thrower } as const;
  tellHolders(d, [target, thrower], { ...event, cards }, { ...event, cards: backs(cards) });
}

/** SP-6.7 Whether the player to the left of a target will have a card when the snowball has hit. */
export function canThrowOn({ counts }: Pick<SpellPub, 'counts'>, volley: Volley): boolean {
  const { thrower, target, takes } = volley;
  const next = leftOf({ counts }, target);
  // the target's own snowball is thrown, so it cannot be taken
  const taken = next === thrower ? Math.min(takes, (counts[target] ?? 0) - 1) : 0;
  return (counts[next] ?? 0) + taken > 0;
}
