import { useState } from 'react';
import type { GameCard } from '../../games/contract.ts';
import { Button } from '../../kit/Button.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useDevice, useLang, useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { useMe } from '../room/view.ts';
import { CourseEnd } from './CourseEnd.tsx';
import { CourseRunner } from './CourseRunner.tsx';
import styles from './LearnHere.module.css';
import { useCourse } from './load.ts';
import sheets from './sheets.module.css';

/** The way to learn while one waits: the course opens beside the seats, and the seat is kept. */
export const LearnHere = ({ card }: { readonly card: GameCard }) => {
  const t = useTexts();
  const lang = useLang();
  const { online } = useSession();
  const { isSeated } = useMe();
  const [open, setOpen] = useState(false);
  const isNew = useDevice(({ lessons }) => lessons[card.id] === undefined);
  const close = (): void => setOpen(false);
  return (
    <section className={styles.row} aria-label={t.learn.howTo}>
      {isNew && (
        <p className={styles.words}>
          <b>{t.learn.waiting}</b> {online && isSeated ? t.learn.waitingText : t.learn.waitingHere}
        </p>
      )}
      <Button onClick={() => setOpen(true)}>{t.learn.howToLong}</Button>
      <Sheet
        open={open}
        onClose={close}
        title={t.learn.title(card.title(lang))}
        closeLabel={t.close}
      >
        <div className={sheets.course}>
          <CourseHere card={card} onEnd={close} />
        </div>
      </Sheet>
    </section>
  );
};

interface CourseHereProps {
  readonly card: GameCard;
  readonly onEnd: () => void;
}

const CourseHere = ({ card, onEnd }: CourseHereProps) => {
  const t = useTexts();
  const come = useCourse(card.id);
  if (come === 'failed') return <p>{t.learn.failed}</p>;
  if (come === null) return <p>{t.loading}</p>;
  const back = (
    <Button kind="primary" onClick={onEnd}>
      {t.learn.toRoom}
    </Button>
  );
  return <CourseRunner {...come} end={<CourseEnd card={card}>{back}</CourseEnd>} />;
};
