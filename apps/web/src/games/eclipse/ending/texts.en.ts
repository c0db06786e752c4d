/** The end of a duel in English. */
import type { Reason } from '@kesem/engine/games/eclipse/event';
import { plural } from '../../../i18n/numbers.ts';

const stones = (n: number): string => plural('en', n, { one: '1 stone', other: '# stones' });
const turns = (n: number): string => plural('en', n, { one: '1 turn', other: '# turns' });

/** How the loser's sun is named, by how it went out. */
const LOST: Readonly<Record<Reason, string>> = {
  lead: 'Totality',
  suddenDeath: 'Totality',
  time: 'Nightfall',
  exhausted: 'Nightfall',
  longest: 'Nightfall',
  conceded: 'Sunset',
};

export const en = {
  lost: LOST,
  even: 'Twilight',
  scored: stones,
  lead: (n: number) => `A lead of ${n}`,
  behind: (n: number) => `${n} behind`,
  level: 'Level',
  blow: (card: string, n: number, victim: string) => ({
    title: 'Blow of the match',
    text: `${card}, ${n} to ${victim}`,
  }),
  turning: (turn: number, from: number, to: number) => ({
    title: `Turning point: turn ${turn}`,
    text: from === 0 ? `From level to a lead of ${to}` : `From ${-from} behind to a lead of ${to}`,
  }),
  turned: (turn: number, from: number, to: number) => ({
    title: `Turning point: turn ${turn}`,
    text: from === 0 ? `From level to ${to} behind` : `From ${-from} ahead to ${to} behind`,
  }),
  led: (to: number) => ({ title: 'From start to end', text: `A lead that grew to ${to}` }),
  trailed: (to: number) => ({ title: 'From start to end', text: `${to} behind in the end` }),
  saves: (n: number, name: string | null) => ({
    title: plural('en', n, { one: '1 stone held', other: '# stones held' }),
    text: name === null ? 'by your saving rolls' : `by the saving rolls of ${name}`,
  }),
  survivor: (card: string, name: string | null, n: number) => ({
    title: 'Longest survivor',
    text: `${card}${name === null ? '' : ` of ${name}`}, ${turns(n)} in play`,
  }),
  length: (n: number, dead: number) => ({
    title: 'Length of the match',
    text: `${turns(n)}, ${plural('en', dead, { one: '1 creature destroyed', other: '# creatures destroyed' })}`,
  }),
};

export type Texts = typeof en;
