import type { SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import { type ReactNode, useState } from 'react';
import type { BoardProps } from '../../contract.ts';
import { Question } from './Question.tsx';

interface Laid {
  readonly dialog: ReactNode;
  /** Lays a question that was put aside over the table again; null: none was. */
  readonly reopen: (() => void) | null;
}

/** The question that is open to whoever looks, besides their turn, until it is answered or put aside. */
export function useQuestion(props: BoardProps<SpellTypes>, isPlaying: boolean): Laid {
  const { view, words, moves, pending, left, send } = props;
  const { question, turn } = view;
  const [aside, setAside] = useState(0);
  const isAsked = moves.some(({ do: does }) => QUESTIONS.includes(does));
  if (question === null || !isAsked || isPlaying) return { dialog: null, reopen: null };
  const clocks = {
    vote: 'table',
    insist: { seat: turn.seat },
    answer: typeof view.me === 'number' ? { seat: view.me } : null,
    turn: 'table',
  } as const;
  const clock = clocks[question.do];
  const dialog = (
    <Question
      key={question.n}
      {...{ view, words, pending }}
      left={() => clock && left(clock)}
      onClose={() => setAside(question.n)}
      onAnswer={send}
    />
  );
  return aside === question.n
    ? { dialog: null, reopen: () => setAside(0) }
    : { dialog, reopen: null };
}

const QUESTIONS: readonly string[] = ['vote', 'insist', 'answer'];
