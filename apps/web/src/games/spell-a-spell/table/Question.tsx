import { type SpellMove, VOTES } from '@kesem/engine/games/spell-a-spell/move';
import type { Question as Asked, SpellView } from '@kesem/engine/games/spell-a-spell/state';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { RunningClock } from '../../../kit/RunningClock.tsx';
import type { Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import { heb } from './heb.ts';
import { Mixed } from './Mixed.tsx';
import styles from './Question.module.css';
import { snowAnswers } from './snowAnswers.ts';
import { useCountdown } from './useCountdown.ts';
import { WoodWord } from './WoodWord.tsx';

export interface QuestionProps {
  readonly view: SpellView;
  readonly words: Words;
  readonly pending: boolean;
  /** What is left to answer, in ms. */
  readonly left: () => number | null;
  readonly onClose: () => void;
  readonly onAnswer: (move: SpellMove) => void;
}

/** A question laid over the table: the vote on a word, its caster's last word, or a snowball. It says what becomes of it without an answer. */
export const Question = (props: QuestionProps) => {
  const { view, words, onClose, left } = props;
  const t = textsOf(words.lang).ask;
  const { question } = view;
  const card = question === null ? null : cardOf(question, props);
  useCountdown(left, t.left);
  if (card === null) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Mixed text={card.title} lang={words.lang} />}
      closeLabel={textsOf(words.lang).board.close}
    >
      {card.word !== null && <WoodWord formed={card.word} lang={words.lang} />}
      <p className={styles.rule}>{card.rule}</p>
      <p className={styles.fine}>{card.fine}</p>
      <div className={styles.buttons}>{card.buttons}</div>
      <div className={styles.clock}>
        <RunningClock left={left} low={5000} />
      </div>
    </Dialog>
  );
};

interface CardParts {
  readonly title: string;
  readonly word: Extract<Asked, { readonly do: 'vote' }>['formed'] | null;
  readonly rule: string;
  readonly fine: string;
  readonly buttons: ReactNode;
}

function cardOf(question: Asked, props: QuestionProps): CardParts | null {
  switch (question.do) {
    case 'vote':
      return voteCard(question.formed, props);
    case 'insist':
      return insistCard(question, props);
    case 'answer':
      return snowCard(question, props);
    case 'turn':
      return null;
    default:
      return question satisfies never;
  }
}

function voteCard(word: NonNullable<CardParts['word']>, props: QuestionProps): CardParts {
  const { view, words, pending, onAnswer } = props;
  const t = textsOf(words.lang).ask;
  return {
    title: t.vote(heb(word.word)),
    word,
    rule: view.options.dictionary === 'any' ? t.rule.any : t.rule.noun,
    fine: t.voteDefault,
    buttons: VOTES.map((vote) => (
      <Button
        key={vote}
        kind={vote === 'abstain' ? 'ghost' : 'secondary'}
        disabled={pending}
        onClick={() => onAnswer({ do: 'vote', vote })}
      >
        {t.votes[vote]}
      </Button>
    )),
  };
}

function insistCard(
  { why, formed }: Extract<Asked, { readonly do: 'insist' }>,
  { view, words, pending, onAnswer }: QuestionProps,
): CardParts {
  const t = textsOf(words.lang).ask;
  const { seat } = view.turn;
  const isOutvoted = why === 'outvoted';
  const rule = isOutvoted
    ? t.outvotedRule(view.insists[seat] ?? 0)
    : t.nobodyRule(view.vouches[seat] ?? 0);
  return {
    title: (isOutvoted ? t.outvoted : t.nobody)(heb(formed.word)),
    word: formed,
    rule: isOutvoted ? '' : t.rule.noun,
    fine: rule,
    buttons: [true, false].map((yes) => (
      <Button
        key={String(yes)}
        kind={yes ? 'primary' : 'secondary'}
        disabled={pending}
        onClick={() => onAnswer({ do: 'insist', yes })}
      >
        {yes ? t.yes : t.no}
      </Button>
    )),
  };
}

function snowCard(
  { thrower, takes }: Extract<Asked, { readonly do: 'answer' }>,
  props: QuestionProps,
): CardParts {
  const { words, pending, onAnswer } = props;
  const texts = textsOf(words.lang);
  const t = texts.ask;
  return {
    title: t.snow(words.name(thrower)),
    word: null,
    rule: t.snowRule(texts.cards(takes)),
    fine: '',
    buttons: snowAnswers(props.view, words.lang, onAnswer).map(
      ({ reply, is, words: said, give }) => (
        <Button
          key={reply}
          kind={is === 'best' ? 'primary' : reply === 'nothing' ? 'ghost' : 'secondary'}
          aria-disabled={is === 'notHeld'}
          disabled={pending}
          onClick={give}
        >
          {said}
        </Button>
      ),
    ),
  };
}
