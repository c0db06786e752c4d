import { useTexts } from '../frame/stores.ts';
import { useWords } from '../room/words.ts';
import { useEvents } from '../table/useEvents.ts';
import styles from './Facts.module.css';
import type { PartProps } from './Title.tsx';

interface FactsProps extends Pick<PartProps, 'finale'> {
  /** Whether a scene lies behind: then every fact is a slip of paper. */
  readonly overScene?: boolean;
}

/** What was worth telling of the match, one after the other, the funniest last. */
export const Facts = ({ finale, overScene = false }: FactsProps) => {
  const t = useTexts().end;
  const events = useEvents();
  const words = useWords();
  const facts = finale?.facts(events, words) ?? [];
  if (facts.length === 0) return null;
  const isPasted = overScene || facts.some(({ picture }) => picture !== undefined);
  return (
    <ul className={styles.facts} aria-label={t.facts} data-pasted={isPasted ? '' : undefined}>
      {facts.map(({ title, text, picture }) => (
        <li key={title}>
          {picture !== undefined && <span className={styles.picture}>{picture}</span>}
          <span className={styles.words}>
            <b>{title}</b>
            <span>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};
