import type { TableTypes } from '@kesem/engine/core/table';
import { useEffect, useId, useRef } from 'react';
import type { Lesson } from '../../games/contract.ts';
import { announce } from '../../kit/announce.ts';
import { Button } from '../../kit/Button.tsx';
import { useLang, useTexts } from '../frame/stores.ts';
import styles from './LessonTask.module.css';
import { Pips } from './Pips.tsx';

interface LessonTaskProps {
  readonly lesson: Lesson<TableTypes>;
  /** Which of how many lessons it is, from 0. */
  readonly at: number;
  readonly of: number;
  /** Null once there is nothing left to show. */
  readonly onShow: (() => void) | null;
  readonly onSkip: () => void;
}

/** What is asked, how far the course has come, and the two ways around it. The reader starts here. */
export const LessonTask = ({ lesson, at, of, onShow, onSkip }: LessonTaskProps) => {
  const t = useTexts().learn;
  const lang = useLang();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    announce(lesson.task(lang));
  }, [lesson, lang]);
  return (
    <section className={styles.task} aria-labelledby={id}>
      <Pips at={at} of={of} />
      <h2 id={id} ref={title} tabIndex={-1}>
        {lesson.title(lang)}
      </h2>
      <p className={styles.say}>{lesson.task(lang)}</p>
      <div className={styles.ways}>
        <Button size="sm" kind="ghost" disabled={onShow === null} onClick={() => onShow?.()}>
          {t.showMe}
        </Button>
        <Button size="sm" kind="ghost" onClick={onSkip}>
          {t.skip}
        </Button>
      </div>
    </section>
  );
};
