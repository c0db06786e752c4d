import type { ReactNode } from 'react';

/** A drawing by name, with the words of one language for it. */
interface Drawing<F> {
  readonly figure: F;
  readonly caption: string;
  readonly alt: string;
}

/** One chapter of the rules in one language. */
interface Chapter<F> {
  readonly title: string;
  readonly parts: readonly (string | readonly string[] | Drawing<F>)[];
}

/** The rules in one language: the same chapters in every language, each with its drawings. */
export type Rulebook<Id extends string, F extends string> = Readonly<Record<Id, Chapter<F>>>;

/** A paragraph, a list, or a drawing as it is read. */
export type Part =
  | string
  | readonly string[]
  | { readonly draw: () => ReactNode; readonly caption: string; readonly alt: string };

/** What other lists of a game already say, such as its keys, and behind how many parts of the chapter; by default behind all. */
interface Added {
  readonly parts: readonly Part[];
  readonly behind?: number;
}

interface Section<Id> {
  readonly id: Id;
  readonly title: string;
  readonly parts: readonly Part[];
}

/** The chapters of a rulebook as they are read, in this order; `draw` draws what they name. */
export function sectionsOf<Id extends string, F extends string>(
  chapters: readonly Id[],
  book: Rulebook<Id, F>,
  draw: (figure: F) => ReactNode,
  added: { readonly [K in Id]?: Added },
): readonly Section<Id>[] {
  return chapters.map((id) => {
    const { title, parts } = book[id];
    const own = parts.map((part): Part => {
      if (typeof part === 'string' || !('figure' in part)) return part;
      const { figure, caption, alt } = part;
      return { draw: () => draw(figure), caption, alt };
    });
    const { parts: more = [], behind = own.length } = added[id] ?? {};
    return { id, title, parts: own.toSpliced(behind, 0, ...more) };
  });
}
