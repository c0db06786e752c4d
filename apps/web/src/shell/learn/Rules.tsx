import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { RulesSection } from '../../games/contract.ts';
import { Field } from '../../kit/Field.tsx';
import { useTexts } from '../frame/stores.ts';
import { useRules } from './load.ts';
import styles from './Rules.module.css';
import { piecesOf, sectionsWith } from './search.ts';

/** A wish to see a section. A new object each time, so that the same one can be wished for again. */
export interface Place {
  readonly section: string;
}

interface GameRulesProps {
  readonly game: string;
  readonly at: Place | null;
}

/** The rules of a game, fetched when they are first wanted. */
export const GameRules = ({ game, at }: GameRulesProps) => {
  const t = useTexts();
  const rules = useRules(game);
  if (rules === 'failed') return <p className={styles.note}>{t.learn.failed}</p>;
  if (rules === null) return <p className={styles.note}>{t.loading}</p>;
  return <Rules sections={rules} at={at} />;
};

interface RulesProps {
  readonly sections: readonly RulesSection[];
  /** The section to come to and to mark. */
  readonly at: Place | null;
}

/** Rules to be read beside anything: a field to search, and the sections. */
export const Rules = ({ sections, at }: RulesProps) => {
  const t = useTexts().learn;
  const [typed, setTyped] = useState('');
  const [before, setBefore] = useState(at);
  if (before !== at) {
    // a wish to see a section ends the search, which may hide it
    setBefore(at);
    setTyped('');
  }
  const query = useDeferredValue(typed);
  const found = sectionsWith(sections, query);
  const said = found.length === 0 ? t.nothing : t.found(found.length);
  return (
    <div className={styles.rules}>
      <search className={styles.search}>
        <Field
          label={t.search}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <output className={styles.found}>{query.trim() === '' ? '' : said}</output>
      </search>
      {found.map((section) => (
        <Section
          key={section.id}
          section={section}
          query={query}
          here={at?.section === section.id ? at : null}
        />
      ))}
    </div>
  );
};

interface SectionProps {
  readonly section: RulesSection;
  readonly query: string;
  /** The wish that this section answers. */
  readonly here: Place | null;
}

const Section = ({ section, query, here }: SectionProps) => {
  const place = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (here === null) return;
    place.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, [here]);
  return (
    <section
      ref={place}
      id={section.id}
      className={styles.section}
      data-here={here ? '' : undefined}
      aria-labelledby={`rule-${section.id}`}
    >
      <h2 id={`rule-${section.id}`} ref={title} tabIndex={-1}>
        <Marked text={section.title} query={query} />
      </h2>
      {section.parts.map((part, i) => (
        // the parts of a section never change their order
        <Part key={i} part={part} query={query} />
      ))}
    </section>
  );
};

interface PartProps {
  readonly part: RulesSection['parts'][number];
  readonly query: string;
}

const Part = ({ part, query }: PartProps): ReactNode => {
  if (typeof part === 'string') {
    return (
      <p>
        <Marked text={part} query={query} />
      </p>
    );
  }
  if ('draw' in part) {
    return (
      <figure className={styles.figure}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by code, it has no address for an <img> */}
        <div role="img" aria-label={part.alt}>
          {part.draw()}
        </div>
        <figcaption>
          <Marked text={part.caption} query={query} />
        </figcaption>
      </figure>
    );
  }
  return (
    <ul>
      {part.map((point) => (
        <li key={point}>
          <Marked text={point} query={query} />
        </li>
      ))}
    </ul>
  );
};

/** A text with what is searched for marked in it. */
const Marked = ({ text, query }: { readonly text: string; readonly query: string }) =>
  piecesOf(text, query).map((piece, i) =>
    piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text,
  );
