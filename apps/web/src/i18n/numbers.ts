/** Numbers, plurals, lists and times in words. */
import { isolate } from './isolate.ts';
import type { Lang } from './lang.ts';

/** The wordings of a count. Hebrew has a form of its own for two. */
export interface Forms {
  readonly one: string;
  readonly two?: string;
  readonly other: string;
}

const rules: Record<Lang, Intl.PluralRules> = {
  he: new Intl.PluralRules('he'),
  en: new Intl.PluralRules('en'),
};

/** The wording for `n`; `#` in it stands for the number. */
export function plural(lang: Lang, n: number, forms: Forms): string {
  const rule = rules[lang].select(n);
  const form = rule === 'one' ? forms.one : rule === 'two' ? forms.two : undefined;
  return (form ?? forms.other).replace('#', String(n));
}

/** What stands before the last of so many words. */
type Joint = (last: string, count: number) => string;

const AND: Readonly<Record<Lang, Joint>> = {
  he: (last) => (isHebrew(last) ? ' ו' : ' ו־'),
  en: (_, count) => (count > 2 ? ', and ' : ' and '),
};
const OR: Readonly<Record<Lang, Joint>> = {
  he: () => ' או ',
  en: (_, count) => (count > 2 ? ', or ' : ' or '),
};

/** Names, or other words, as a list: "a, b, and c". */
export function listed(lang: Lang, words: readonly string[]): string {
  return joined(words, AND[lang]);
}

/** Things to choose from as a list: "a, b, or c". */
export function either(lang: Lang, words: readonly string[]): string {
  return joined(words, OR[lang]);
}

/** By hand: a browser makes its own lists ready (`Intl.ListFormat`) in the picture that wants the first; see docs/adr/0094. */
function joined(words: readonly string[], joint: Joint): string {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  return before.length === 0 ? last : before.join(', ') + joint(last, words.length) + last;
}

/** Whether a word begins with a Hebrew letter, whatever marks of direction stand before it. */
function isHebrew(word: string): boolean {
  return /^\p{Cf}*\p{Script=Hebrew}/u.test(word);
}

const DAY_MS = 86_400_000;
const UNITS = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago `at` was, both in ms: "yesterday", "5 minutes ago". */
export function ago(lang: Lang, at: number, now: number): string {
  const past = Math.max(0, now - at);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const unit = UNITS.find(([, ms]) => past >= ms);
  return unit ? words.format(-Math.floor(past / unit[1]), unit[0]) : words.format(0, 'minute');
}

const SPANS: Readonly<Record<Lang, Readonly<Record<'minute' | 'second', Forms>>>> = {
  he: {
    minute: { one: 'דקה', two: 'שתי דקות', other: '# דקות' },
    second: { one: 'שנייה', two: 'שתי שניות', other: '# שניות' },
  },
  en: {
    minute: { one: 'one minute', other: '# minutes' },
    second: { one: 'one second', other: '# seconds' },
  },
};

/** A span of ms in words, rounded up to whole seconds: "2 minutes and 5 seconds". */
export function spanned(lang: Lang, ms: number): string {
  const all = Math.ceil(Math.max(0, ms) / 1000);
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  const { minute, second } = SPANS[lang];
  return listed(lang, [
    ...(minutes > 0 ? [plural(lang, minutes, minute)] : []),
    ...(seconds > 0 || minutes === 0 ? [plural(lang, seconds, second)] : []),
  ]);
}

/** A span of ms as a clock: "2:05", rounded up to whole seconds. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Digits in two groups, as they are read aloud: "482 915". */
export function spoken(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`;
}

/** From so many to so many, or the one number where both are the same. */
export function ranged({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? String(min) : isolate(`${min}–${max}`);
}

/** Points of a series; halves, of evenings that divided a shared win, as "½". */
export function points(n: number): string {
  const rest = n - Math.floor(n);
  if (rest === 0) return String(n);
  if (rest !== 0.5) return n.toFixed(1);
  return n < 1 ? '½' : `${Math.floor(n)}½`;
}
