import { type ReactNode, useEffect, useRef } from 'react';
import type { GameCard } from '../../games/card.ts';
import { Button } from '../../kit/Button.tsx';
import { CoverArt } from '../../kit/CoverArt.tsx';
import { Heading } from '../../kit/Heading.tsx';
import { useTexts } from '../frame/stores.ts';
import styles from './CourseEnd.module.css';
import { keepLesson } from './CourseRunner.tsx';

interface CourseEndProps {
  readonly card: GameCard;
  /** The ways on; the first is the primary. */
  readonly children: ReactNode;
}

/** Behind the last lesson. */
export const CourseEnd = ({ card, children }: CourseEndProps) => {
  const t = useTexts().learn;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} className={styles.end} aria-labelledby="learnt">
      <div className={styles.print}>
        <CoverArt cover={card.cover} />
      </div>
      <Heading level={2} face="poster" size={48} misprint id="learnt">
        {t.finished}
      </Heading>
      <p>{t.finishedSub}</p>
      <div className={styles.ways}>
        {children}
        <Button kind="ghost" onClick={() => keepLesson(card.id, 0)}>
          {t.again}
        </Button>
      </div>
    </section>
  );
};
