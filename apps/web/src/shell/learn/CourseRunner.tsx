import type { TableTypes } from '@kesem/engine/core/table';
import type { ReactNode } from 'react';
import type { Course } from '../../games/contract.ts';
import type { AnyGame } from '../../registry.ts';
import { device, useDevice } from '../frame/stores.ts';
import { LessonTable } from './LessonTable.tsx';

interface CourseRunnerProps {
  readonly game: AnyGame;
  readonly course: Course<TableTypes>;
  /** What stands there when all lessons lie behind. */
  readonly end: ReactNode;
}

/** The lessons of a game one after another, from the one at which this device has stopped. Knows no game. */
export const CourseRunner = ({ game, course, end }: CourseRunnerProps) => {
  const at = useDevice(({ lessons }) => lessons[game.id] ?? 0);
  const lesson = course.lessons[at];
  return lesson ? (
    <LessonTable
      key={lesson.id}
      {...{ game, course, lesson }}
      onNext={() => keepLesson(game.id, at + 1)}
    />
  ) : (
    end
  );
};

/** Remembers at which lesson of a game's course this device goes on. */
export function keepLesson(game: string, at: number): void {
  device.setState(({ lessons }) => ({ lessons: { ...lessons, [game]: at } }));
}
