/** RW-6: what each card does, one line a printed sentence. `c` is the caster, `t` its target. */
import type { Seat } from '../../../core/game.ts';
import type { WizardDesk } from '../state.ts';
import { next, previous } from './circle.ts';
import type { SpellId } from './spells.ts';
import {
  advance,
  aim,
  aimOf,
  areTwo,
  cancel,
  charm,
  goldGap,
  jump,
  makeWild,
  nearer,
  pay,
  poorer,
  push,
  share,
  stillHolds,
  swap,
} from './verbs.ts';
import { count, EXIT, wizard } from './wizards.ts';

type Effect = (d: WizardDesk, c: Seat, t: Seat) => void;

export const EFFECTS: Readonly<Record<SpellId, Effect>> = {
  antimagicField: (d, c, t) => {
    advance(d, c, 2);
    if (stillHolds(d, t)) makeWild(d, c, t);
  },
  confusion: (d, c, t) => {
    advance(d, c, 2);
    if (stillHolds(d, t)) aim(d, c, t, next(aimOf(d, t), count(d)));
  },
  counterspell: (d, c, t) => {
    advance(d, c, 2);
    if (stillHolds(d, t)) cancel(d, c, t);
  },
  mistyStep: (d, c, t) => {
    if (areTwo(d, c, t)) jump(d, c, wizard(d, t).space);
  },
  passwall: (d, c, t) => {
    advance(d, c, 3);
    advance(d, t, 2);
  },
  teleportationCircle: (d, c, t) => {
    advance(d, c, goldGap(d, c, t));
  },
  wallOfForce: (d, c, t) => {
    advance(d, c, 2);
    if (stillHolds(d, t)) aim(d, c, t, t);
  },
  chainLightning: (d, _c, t) => {
    push(d, t, 3);
    if (stillHolds(d, t)) push(d, aimOf(d, t), 2);
  },
  dimensionDoor: (d, c, t) => {
    if (areTwo(d, c, t)) swap(d, c, t);
  },
  fear: (d, _c, t) => {
    push(d, t, 2 * poorer(d, t).length);
  },
  fireball: (d, _c, t) => {
    push(d, t, 5);
  },
  iceStorm: (d, _c, t) => {
    push(d, t, 4);
    for (const beside of neighbours(d, t)) advance(d, beside, 2);
  },
  meteorSwarm: (d, _c, t) => {
    push(d, t, 1 + 2 * cardsBefore(d, 'meteorSwarm'));
  },
  polymorph: (d, c, t) => {
    push(d, t, goldGap(d, c, t));
  },
  stinkingCloud: (d, _c, t) => {
    push(d, t, 3);
    for (const beside of neighbours(d, t)) push(d, beside, 1);
  },
  telekinesis: (d, c, t) => {
    if (areTwo(d, c, t)) jump(d, t, Math.max(EXIT, wizard(d, c).space - 1));
  },
  vampiricTouch: (d, c, t) => {
    push(d, t, 2);
    advance(d, c, 2);
  },
  burningHands: (d, _c, t) => {
    push(d, t, 1);
    pay(d, t, null, 1);
  },
  charmPerson: (d, c, t) => {
    charm(d, c, t);
  },
  colorSpray: (d, _c, t) => {
    pay(d, t, null, poorer(d, t).length);
  },
  dominatePerson: (d, c, t) => {
    push(d, t, 3);
    if (areTwo(d, c, t)) pay(d, t, c, 1);
  },
  feeblemind: (d, c, t) => {
    if (areTwo(d, c, t)) share(d, c, t);
  },
  imprisonment: (d, _c, t) => {
    for (const one of poorer(d, t)) pay(d, t, one, 1);
  },
  levitate: (d, c, t) => {
    advance(d, t, 1);
    advance(d, c, nearer(d, c));
  },
};

/** RW-2.6 The two who sit beside a wizard, wherever they stand. */
function neighbours(d: WizardDesk, seat: Seat): readonly Seat[] {
  return [next(seat, count(d)), previous(seat, count(d))];
}

/** RW-6.13 How many cards lie between one and the deck; none when it is not in the book. */
function cardsBefore(d: WizardDesk, spell: SpellId): number {
  return Math.max(0, d.state.open.book.indexOf(spell));
}
