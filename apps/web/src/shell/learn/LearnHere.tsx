import { useState } from 'react';
import type { GameCard } from '../../games/card.ts';
import { Button } from '../../kit/Button.tsx';
import { late } from '../../kit/late.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useDevice, useLang, useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { useMe } from '../room/view.ts';
import type { CourseHereProps } from './CourseHere.tsx';
import styles from './LearnHere.module.css';
import sheets from './sheets.module.css';

/** Few who wait look into the course: its tables are no part of the page behind an invite. */
const CourseHere = late<CourseHereProps>(async () => (await import('./CourseHere.tsx')).CourseHere);

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
