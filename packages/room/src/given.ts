/** The names that the house gives: an animal, and where it is from. In a family room there are no others. */

/** Names in one language, by two numbers, whatever they are. */
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
export const FRIENDLY: Readonly<Record<'he' | 'en', Friendly>> = {
  he: (which, number) => `${nth(HE.animals, which)} ${nth(HE.places, number)}`,
  en: (which, number) => `${nth(EN.places, number)} ${nth(EN.animals, which)}`,
};

const all = (lang: 'he' | 'en'): readonly string[] =>
  HE.places.flatMap((_, number) =>
    HE.animals.map((_animal, which) => FRIENDLY[lang](which, number)),
  );
const GIVEN = [all('he'), all('en')];
/** People of one name are told apart by a number behind it. */
const COUNTED = / \d{1,3}$/;

/** Whether the house gives this name, or gave it to several. */
export function isGiven(name: string): boolean {
  return GIVEN.some((names) => names.includes(name.replace(COUNTED, '')));
}

/** The other names that the house gives in the language of this one, those like it first; none if it does not give this one. */
export function givenBeside(name: string): readonly string[] {
  const names = GIVEN.find((one) => one.includes(name)) ?? [];
  const at = names.indexOf(name);
  return [...names.slice(at + 1), ...names.slice(0, Math.max(0, at))];
}

/** The name itself if the house gives it, and else one that it gives, in the same script, by the number of whoever asks. */
export function givenFor(name: string, no: number): string {
  if (name === '' || isGiven(name)) return name;
  return FRIENDLY[/[א-ת]/.test(name) ? 'he' : 'en'](no, no * 5);
}
