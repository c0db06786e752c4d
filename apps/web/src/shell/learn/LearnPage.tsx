import { Link } from 'wouter';
import type { GameCard } from '../../games/card.ts';
import { cardOf } from '../../registry.ts';
import { Notice } from '../frame/Notice.tsx';
import { useTitle } from '../frame/page.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { LostPage } from '../pages/LostPage.tsx';
import { CourseEnd } from './CourseEnd.tsx';
import { CourseRunner } from './CourseRunner.tsx';
import { LearnHeader } from './LearnHeader.tsx';
import styles from './LearnPage.module.css';
import { useCourse } from './load.ts';
import { PlayNow } from './PlayNow.tsx';

/** A game in 90 seconds. */
export const LearnPage = ({ game }: { readonly game: string }) => {
  const card = cardOf(game);
  return card ? <Page card={card} /> : <LostPage />;
};

const Page = ({ card }: { readonly card: GameCard }) => {
  const t = useTexts();
  const come = useCourse(card.id);
  const title = t.learn.title(card.title(useLang()));
  useTitle(`${title} · ${t.brand}`);
  if (come === 'failed') return <Notice title={title}>{t.learn.failed}</Notice>;
  return (
    <div className={styles.page}>
      <LearnHeader title={title}>
        <Link href={`/rules/${card.id}`}>{t.learn.rules}</Link>
      </LearnHeader>
      <main id="main" tabIndex={-1} className={styles.main}>
        {come && (
          <CourseRunner
            {...come}
            end={
              <CourseEnd card={card}>
                <PlayNow game={card.id} />
              </CourseEnd>
            }
          />
        )}
      </main>
    </div>
  );
};
