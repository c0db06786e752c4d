import type { TableTypes } from '@kesem/engine/core/table';
import { useEffect, useRef, useState } from 'react';
import type { Course, Lesson } from '../../games/contract.ts';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { announce } from '../../kit/announce.ts';
import { Button } from '../../kit/Button.tsx';
import { BarFrame } from '../../kit/bar.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import type { AnyGame } from '../../registry.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { begin, solved, withMove } from './attempt.ts';
import { LessonBoard } from './LessonBoard.tsx';
import styles from './LessonTable.module.css';
import { LessonTask } from './LessonTask.tsx';
import { RulesBar } from './RulesBar.tsx';

interface LessonTableProps {
  readonly game: AnyGame;
  readonly course: Course<TableTypes>;
  readonly lesson: Lesson<TableTypes>;
  readonly onNext: () => void;
}

/** One lesson: what is asked, the game's own board to do it on, and what is said when it is done. */
export const LessonTable = ({ game, course, lesson, onNext }: LessonTableProps) => {
  const t = useTexts();
  const [run, setRun] = useState(0);
  const [attempt, setAttempt] = useState(() => begin(lesson));
  const again = (): void => {
    setRun(run + 1);
    setAttempt(begin(lesson));
  };
  const [pending, setPending] = useState(0);
  const isShown = pending === 0;
  const open = attempt.stage === 'open';
  const section = game.ruleAt(course.game.view(lesson.state, lesson.seat));
  const praise = lesson.praise(useLang());
  return (
    <BarFrame>
      {(outlet) => (
        <div className={styles.frame}>
          <div className={styles.lesson}>
            <LessonTask
              key={run}
              lesson={lesson}
              at={course.lessons.indexOf(lesson)}
              of={course.lessons.length}
              onShow={open ? () => setAttempt(solved(course.game, lesson)) : null}
              onSkip={onNext}
            />
            <div className={styles.board} inert={!open}>
              <LessonBoard
                key={run}
                {...{ game, course, lesson, attempt }}
                onMove={(move) => setAttempt(withMove(course.game, lesson, attempt, move))}
                onPending={setPending}
              />
            </div>
            <footer className={styles.bar} aria-label={t.table.bar}>
              <RulesBar game={game.id} section={section}>
                <div hidden={!open && isShown}>{outlet}</div>
                {isShown && attempt.stage === 'done' && (
                  <Verdict say={praise} go={t.learn.next} onGo={onNext} onAgain={again} />
                )}
                {isShown && attempt.stage === 'missed' && (
                  <Verdict say={t.learn.missed} go={t.again} onGo={again} />
                )}
              </RulesBar>
            </footer>
          </div>
        </div>
      )}
    </BarFrame>
  );
};

interface VerdictProps {
  readonly say: string;
  /** The way on, which takes the focus. */
  readonly go: string;
  readonly onGo: () => void;
  readonly onAgain?: () => void;
}

const Verdict = ({ say, go, onGo, onAgain }: VerdictProps) => {
  const t = useTexts().learn;
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    way.current?.focus({ preventScroll: true });
    announce(say);
  }, [say]);
  const again = onAgain && (
    <IconButton kind="block" label={t.again} icon={<Icon name="rematch" />} onClick={onAgain} />
  );
  return (
    <ActionBar
      say={say}
      secondary={again}
      primary={
        <Button kind="primary" ref={way} onClick={onGo}>
          {go}
        </Button>
      }
    />
  );
};
