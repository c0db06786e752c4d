import type { GameCard } from '../../games/card.ts';
import { Button } from '../../kit/Button.tsx';
import { useTexts } from '../frame/stores.ts';
import { CourseEnd } from './CourseEnd.tsx';
import { CourseRunner } from './CourseRunner.tsx';
import { useCourse } from './load.ts';

export interface CourseHereProps {
  readonly card: GameCard;
  readonly onEnd: () => void;
}

/** The course of a game in a sheet over the waiting room. */
export const CourseHere = ({ card, onEnd }: CourseHereProps) => {
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
