/** The rules of the toy: its setup, and what an input does. */
import type { Game, Ruling, Seat } from '../game.ts';
import { Desk, refuse, rule } from '../ruling.ts';
import {
  DECK,
  HAND,
  type ToyDesk,
  type ToyMove,
  type ToyPub,
  type ToyReason,
  type ToySecret,
  type ToyTask,
  type ToyTypes,
} from './toy-types.ts';

/** Shuffles each deck, deals a hand from it and asks everybody for a card. */
export const setup: Game<ToyTypes>['setup'] = ({
  seats,
  options: chosen,
  own: given,
  kept,
  random,
}) => {
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const secret = everybody.map((seat): ToySecret => {
    const { deck, skip } = given[seat] ?? { deck: DECK, skip: false };
    const cards = random(`deck ${seat}`).shuffle(deck);
    return { hand: cards.slice(0, HAND), pile: cards.slice(HAND), pick: null, passed: false, skip };
  });
  const pub: ToyPub = {
    round: 1,
    rounds: chosen.rounds,
    beat: chosen.swift ? chosen.beat : 900,
    windows: 0,
    agenda: [{ do: 'picks' }],
    laid: everybody.map(() => false),
    added: everybody.map(() => []),
    hands: secret.map(({ hand }) => hand.length),
    piles: secret.map(({ pile }) => pile.length),
    gone: everybody.map(() => []),
    last: null,
    scores: everybody.map((seat) => chosen.ahead[seat] ?? 0),
    tired: kept ?? [],
    ended: null,
  };
  const told = secret.map(({ hand }, seat) => ({
    event: { type: 'dealt', seat, cards: hand } as const,
    only: [seat],
  }));
  return { state: { pub, secret, beaten: false }, told };
};

/** One input: what it does, and then what the agenda says. */
export const apply: Game<ToyTypes>['apply'] = (state, input, random): Ruling<ToyTypes> =>
  rule<ToyTypes>(new Desk(state, random), (d) => {
    if (input.kind === 'move') act(d, input.seat, input.move);
    else fall(d, input.timer);
    settle(d);
  });

function act(d: ToyDesk, seat: Seat, move: ToyMove): void {
  switch (move.do) {
    case 'pick':
      return lay(d, seat, move.slot);
    case 'add':
      return add(d, seat, move.slot);
    case 'pass':
      mine(d, seat, { passed: true });
      return d.tellOnly([seat], { type: 'passed', seat });
    case 'prefs':
      mine(d, seat, { skip: move.skip });
      return d.tellOnly([seat], { type: 'preferred', seat, skip: move.skip });
    case 'concede':
      return end(d, 'conceded', seat);
    default:
      return move satisfies never;
  }
}

/** A timer's key up to the number says what is over. */
function fall(d: ToyDesk, timer: string): void {
  const [what] = timer.split(':');
  if (what === 'beat') d.set({ beaten: true });
  else if (what === 'window') pub(d, { agenda: d.state.pub.agenda.slice(1) });
  else fillGaps(d);
}

function fillGaps(d: ToyDesk): void {
  d.state.secret.forEach(({ hand, pick }, seat) => {
    if (pick === null) lay(d, seat, d.random(`pick ${seat}`).int(hand.length));
  });
}

function lay(d: ToyDesk, seat: Seat, slot: number): void {
  if (slot >= secretOf(d, seat).hand.length) refuse(d, { code: 'noSuchCard' });
  const again = d.state.pub.laid[seat] === true;
  mine(d, seat, { pick: slot });
  d.tellOnly([seat], { type: 'picked', seat, slot });
  if (again) return;
  pub(d, { laid: d.state.pub.laid.with(seat, true) });
  d.tell({ type: 'laid', seat });
}

function add(d: ToyDesk, seat: Seat, slot: number): void {
  const { hand, pick } = secretOf(d, seat);
  const value = hand[slot];
  if (value === undefined || pick === null || slot === pick)
    return refuse(d, { code: 'noSuchCard' });
  if (value % 2 === 1) refuse(d, { code: 'odd' });
  mine(d, seat, { hand: hand.toSpliced(slot, 1), pick: slot < pick ? pick - 1 : pick });
  const { added, hands, agenda } = d.state.pub;
  pub(d, {
    added: added.with(seat, [...(added[seat] ?? []), value]),
    hands: hands.with(seat, hand.length - 1),
    agenda: agenda.with(0, { do: 'window', n: 0 }),
  });
  d.tell({ type: 'added', seat, card: value });
}

/** Does what the agenda says until it is empty or its front is a question. */
function settle(d: ToyDesk): void {
  let going = true;
  while (going) going = perform(d, d.state.pub.agenda[0]);
}

/** Whether the next task may be looked at. */
function perform(d: ToyDesk, task: ToyTask | undefined): boolean {
  if (task === undefined) return false;
  if (task.do === 'picks') return closePicks(d);
  if (task.do === 'turn') return turn(d);
  return task.n === 0 ? open(d) : closeWindow(d);
}

function closePicks(d: ToyDesk): boolean {
  const all = d.state.pub.laid.every((laid) => laid);
  if (all) pub(d, { agenda: [{ do: 'window', n: 0 }, { do: 'turn' }] });
  return all;
}

function open(d: ToyDesk): boolean {
  const { windows, agenda } = d.state.pub;
  const n = windows + 1;
  pub(d, { windows: n, agenda: agenda.with(0, { do: 'window', n }) });
  d.set({ beaten: false, secret: d.state.secret.map((one) => ({ ...one, passed: one.skip })) });
  d.tell({ type: 'opened', window: n });
  return false;
}

function closeWindow(d: ToyDesk): boolean {
  const over = d.state.beaten && d.state.secret.every(({ passed }) => passed);
  if (over) pub(d, { agenda: d.state.pub.agenda.slice(1) });
  return over;
}

function turn(d: ToyDesk): boolean {
  const { added, gone, scores, tired, round, rounds } = d.state.pub;
  const cards = d.state.secret.map(({ hand, pick }) => hand[pick ?? 0] ?? 0);
  const sums = cards.map((one, seat) =>
    [one, ...(added[seat] ?? [])].reduce((sum, x) => sum + (tired.includes(x) ? 0 : x), 0),
  );
  const winners = sums.flatMap((sum, seat) => (sum === Math.max(...sums) ? [seat] : []));
  d.tell({ type: 'turned', cards, winners });
  pub(d, {
    last: { cards, winners },
    scores: scores.map((score, seat) => score + (winners.includes(seat) ? 1 : 0)),
    gone: gone.map((before, seat) => [...before, ...(added[seat] ?? []), cards[seat] ?? 0]),
    laid: cards.map(() => false),
    added: cards.map(() => []),
    round: round + 1,
    agenda: [{ do: 'picks' }],
  });
  cards.forEach((_, seat) => refill(d, seat));
  d.set({ beaten: false });
  if (round === rounds) end(d, 'rounds', null);
  return round < rounds;
}

function refill(d: ToyDesk, seat: Seat): void {
  const { hand, pile, pick } = secretOf(d, seat);
  const left = pick === null ? hand : hand.toSpliced(pick, 1);
  const drawn = pile.slice(0, HAND - left.length);
  const full = [...left, ...drawn];
  mine(d, seat, { hand: full, pile: pile.slice(drawn.length), pick: null, passed: false });
  const { hands, piles } = d.state.pub;
  pub(d, {
    hands: hands.with(seat, full.length),
    piles: piles.with(seat, pile.length - drawn.length),
  });
  for (const one of drawn) {
    d.tellOnly([seat], { type: 'drew', seat, card: one }, { type: 'drew', seat, card: null });
  }
}

function end(d: ToyDesk, reason: ToyReason, loser: Seat | null): void {
  pub(d, { ended: { reason, loser }, agenda: [] });
  d.tell({ type: 'ended', reason, loser });
}

function pub(d: ToyDesk, parts: Partial<ToyPub>): void {
  d.set({ pub: { ...d.state.pub, ...parts } });
}

function mine(d: ToyDesk, seat: Seat, parts: Partial<ToySecret>): void {
  d.set({ secret: d.state.secret.with(seat, { ...secretOf(d, seat), ...parts }) });
}

const NOTHING: ToySecret = { hand: [], pile: [], pick: null, passed: false, skip: false };

function secretOf(d: ToyDesk, seat: Seat): ToySecret {
  return d.state.secret[seat] ?? NOTHING;
}
