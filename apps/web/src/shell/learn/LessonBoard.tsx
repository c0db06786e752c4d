import type { TableTypes } from '@kesem/engine/core/table';
import { useEffect, useMemo, useState } from 'react';
import type { Course, Habits, Lesson } from '../../games/contract.ts';
import { play } from '../../kit/sound.ts';
import type { AnyGame } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import { confirmsByItself } from '../frame/confirms.ts';
import { useDevice, useLang, useTexts } from '../frame/stores.ts';
import type { Attempt } from './attempt.ts';

interface LessonBoardProps {
  readonly game: AnyGame;
  readonly course: Course<TableTypes>;
  readonly lesson: Lesson<TableTypes>;
  readonly attempt: Attempt<TableTypes>;
  readonly onMove: (move: TableTypes['move']) => void;
  readonly onPending: (events: number) => void;
}

/** The game's own board, at a table of which nobody else knows. */
export const LessonBoard = (props: LessonBoardProps) => {
  const { game, course, lesson, attempt, onMove, onPending } = props;
  const lang = useLang();
  const { you } = useTexts();
  const [habits, setHabits] = useState<Habits>({});
  const confirm = useDevice((state) => state.confirmMove) ?? confirmsByItself();
  const { state, stage, scene, refusal } = attempt;
  const { seat } = lesson;
  const view = useMemo(() => course.game.view(state, seat), [course, state, seat]);
  const moves = useMemo(() => (stage === 'open' ? game.moves(view) : []), [game, view, stage]);
  const words = useMemo(
    () => ({
      lang,
      me: seat,
      south: seat,
      name: (of: number) => game.seatName(of, lang),
      ink: (of: number) => inkOf(of + 1),
    }),
    [game, lang, seat],
  );
  useEffect(
    () => play(...scene.events.flatMap((event) => game.sounds(event, seat))),
    [scene, game, seat],
  );
  const Board = useDevice(({ textView }) => textView) ? game.TextBoard : game.Board;
  return (
    <Board
      {...{ view, moves, words, scene, refusal, confirm, habits }}
      send={onMove}
      pending={false}
      south={seat}
      left={() => null}
      proposed={stage === 'open' ? lesson.solution[attempt.moves] : undefined}
      presence={(of) => (of === seat ? you : '')}
      onPending={onPending}
      onHabit={(name, on) => setHabits({ ...habits, [name]: on })}
    />
  );
};
