/** What is said while a combat is put together and fought, in English. */
import { plural } from '../../../i18n/numbers.ts';

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

export const en = {
  lane: 'Combat',
  slips: 'Attacks',
  stops: 'guarded by',
  pair: {
    attack: (attacker: string, target: string) => `${attacker} attacks ${target}`,
    defend: (guard: string, attacker: string) => `${guard} stops ${attacker}`,
  },
  guard: 'Guard',
  first: (n: number) => `Fight ${n}`,
  off: 'comes to nothing',
  earlier: (name: string) => `${name}: fight earlier`,
  later: (name: string) => `${name}: fight later`,
  part: (name: string) => `${name} stays at home`,
  partGuard: (name: string) => `${name} does not guard`,
  fightOdds: (hit: number, kill: number) => `hits ${percent(hit)} · destroys ${percent(kill)}`,
  lossOdds: (lost: number) => `destroys ${percent(lost)}`,
  against: 'vs',
  side: (name: string, die: number, plus: number, total: number) =>
    plus === 0
      ? `${name}: ${total}`
      : `${name}: ${die} ${plus < 0 ? 'less' : 'and'} ${Math.abs(plus)}, ${total}`,
  fight: (one: string, two: string) => `${one}; against ${two}`,
  damage: (n: number) => `Damage ${n}`,
  equal: 'Equal: nothing',
  ghost: (die: number) => `Ghost: ${die}`,
  ladder: 'Saving rolls',
  stones: (n: number) => plural('en', n, { one: '1 stone', other: '# stones' }),
  unguarded: 'Stone unguarded',
  needs: (n: number) => `needs ${n}`,
  rolled: (die: number) => `rolled ${die}`,
  held: 'held',
  lost: 'destroyed',
  bar: {
    attack: 'To battle: choose a creature of yours',
    attackSub: 'Then its target. You may also drag',
    more: (n: number) => plural('en', n, { one: 'One attack is set', other: '# attacks are set' }),
    moreSub: 'Add another, or attack',
    whom: (name: string) => `${name}: whom to attack?`,
    whomSub: 'A creature or a stone; one attacker each',
    go: (n: number) => (n === 0 ? 'Attack' : `Attack (${n})`),
    clear: 'Clear',
    cancel: 'Cancel',
    defend: (name: string) => `${name} attacks: who guards?`,
    defendSub: 'Choose a creature of yours, then who attacks a stone',
    stop: (name: string) => `${name}: which attacker to stop?`,
    stopSub: 'Only attacks on stones can be stopped',
    order: 'In which order are the fights fought?',
    orderSub: 'Move them with the arrows, or leave them as they are',
    guard: 'Guard so',
    noGuard: 'No guards',
    confirm: 'Set the order',
  },
  why: {
    nobody: 'It has nothing that it could attack',
    notAttacking: 'It does not attack',
  },
};

export type CombatTexts = typeof en;
