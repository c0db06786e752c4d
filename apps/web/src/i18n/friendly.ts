/** Names for whoever has not chosen one: an animal, and where it is from. */
import type { Lang } from './lang.ts';

/** A name by two numbers, whatever they are. */
export type Friendly = (which: number, number: number) => string;

const HE = {
  animals: ['ינשוף', 'צבי', 'עגור', 'שועל', 'לוטרה', 'סיס', 'יעל', 'אנפה'],
  places: 'מהים מההר מהיער מהנחל מהגן מהשוק מהחוף מהעיר מיפו מעכו מצפת מערד'.split(' '),
};
const EN = {
  animals: ['Owl', 'Deer', 'Crane', 'Fox', 'Otter', 'Swift', 'Ibex', 'Heron'],
  places: 'Sea Hill Wood Brook Glen Mill Shore Town Moon Field River Snow'.split(' '),
};
const nth = (words: readonly string[], n: number): string => words[n % words.length] ?? '';

/** The names in each language. */
export const FRIENDLY: Record<Lang, Friendly> = {
  he: (which, number) => `${nth(HE.animals, which)} ${nth(HE.places, number)}`,
  en: (which, number) => `${nth(EN.places, number)} ${nth(EN.animals, which)}`,
};
