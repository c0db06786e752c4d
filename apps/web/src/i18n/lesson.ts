/** The words of a game's course. */
import type { Lang } from './lang.ts';

/** The words of one lesson in one language. */
export interface LessonTexts {
  readonly title: string;
  readonly task: string;
  readonly praise: string;
}

/** Returns a lesson's words, each to be asked for in a language. */
export function lessonWords<Id extends string>(
  texts: Readonly<Record<Lang, Readonly<Record<Id, LessonTexts>>>>,
  id: Id,
) {
  const said = (part: keyof LessonTexts) => (lang: Lang) => texts[lang][id][part];
  return { title: said('title'), task: said('task'), praise: said('praise') };
}
