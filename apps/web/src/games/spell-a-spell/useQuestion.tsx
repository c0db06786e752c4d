import type { SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import { type ReactNode, useState } from 'react';
import type { BoardProps } from '../contract.ts';
import { Question } from './Question.tsx';

interface Laid {
  readonly dialog: ReactNode;
  /** Lays the question over the table again; null: none is open to whoever looks. */
  readonly reopen: (() => void) | null;
}

/** The question that is open to whoever looks, besides their turn, until it is answered or put aside. */
export function useQuestion(props: BoardProps<SpellTypes>, isPlaying: boolean): Laid {
  const { view, words, moves, pending, left, send } = props;
  const { question, turn } = view;
  const [aside, setAside] = useState(0);
  const isAsked = moves.some(({ do: does }) => QUESTIONS.includes(does));
  if (question === null || !isAsked || isPlaying) return { dialog: null, reopen: null };
  const clockOf = { vote: null, insist: turn.seat, answer: view.me, turn: null }[question.do];
  const dialog = (
    <Question
      key={question.n}
      {...{ view, words, pending }}
      left={() => (typeof clockOf === 'string' ? null : left(clockOf))}
      onClose={() => setAside(question.n)}
      onAnswer={send}
    />
  );
  return aside === question.n
    ? { dialog: null, reopen: () => setAside(0) }
    : { dialog, reopen: () => {} };
}

const QUESTIONS: readonly string[] = ['vote', 'insist', 'answer'];
