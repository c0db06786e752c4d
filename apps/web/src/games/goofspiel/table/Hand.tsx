import type { Card } from '@kesem/engine/games/goofspiel/event';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Mark } from '../../../kit/Mark.tsx';
import { roving } from '../../../kit/roving.ts';
import { focusStop, useFocusKept } from '../../../kit/useFocusKept.ts';
import { NumberCard } from '../art/NumberCard.tsx';
import styles from '../Board.module.css';
import type { Texts } from '../texts.en.ts';

interface HandProps {
  readonly cards: readonly Card[];
  readonly label: string;
  /** Whether a card can be picked at this moment. */
  readonly lit: boolean;
  readonly chosen: Card | null;
  readonly t: Texts;
  readonly onPress: (card: Card) => void;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** A hand as buttons, one Tab stop. */
export const Hand = ({ cards, label, lit, chosen, t, onPress, ref }: HandProps) => {
  // it stays on the hand when a card goes
  const focus = useFocusKept(ref, { home: focusStop, when: cards.join() });
  const [last, setLast] = useState<Card | null>(null);
  const stop = Math.max(0, last === null ? 0 : cards.indexOf(last));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const to = roving(event.key, stop, cards.length, 'ltr');
    if (to === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')[to]?.focus();
  };
  return (
    <div
      ref={ref}
      className={styles.hand}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      {...focus}
    >
      {cards.map((card, at) => (
        <button
          key={card}
          type="button"
          className={styles.button}
          data-card={card}
          data-lit={lit ? '' : undefined}
          tabIndex={at === stop ? 0 : -1}
          aria-pressed={chosen === card}
          aria-disabled={!lit}
          aria-label={t.board.card(card, at + 1, cards.length)}
          onFocus={() => setLast(card)}
          onClick={() => onPress(card)}
        >
          <Face card={card} isChosen={chosen === card} />
        </button>
      ))}
    </div>
  );
};

const Face = ({ card, isChosen }: { readonly card: Card; readonly isChosen: boolean }) => (
  <Mark kind={isChosen ? 'selected' : null}>
    <NumberCard card={card} kind="hand" />
  </Mark>
);
