import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { type KeyboardEvent, memo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { directionOf } from '../../../kit/roving.ts';
import { CardFace } from '../cards/CardFace.tsx';
import styles from './Collection.module.css';
import { Copies } from './Copies.tsx';
import { spokenCard } from './cardWords.ts';
import { stepIn } from './grid.ts';
import { useLongPress } from './useLongPress.ts';

/** What can be done with a card that is looked at. */
export interface CardActs {
  readonly onAdd: (card: CardId) => void;
  readonly onTakeOut: (card: CardId) => void;
  readonly onEnlarge: (card: CardId) => void;
}

interface CollectionCardProps extends CardActs {
  readonly card: CardId;
  readonly count: number;
  readonly lang: Lang;
  /** Whether Tab stops here. */
  readonly isStop: boolean;
  readonly onFocus: (card: CardId) => void;
}

/** A card of the collection: a press adds it, a long one enlarges it. */
export const CollectionCard = memo((props: CollectionCardProps) => {
  const { card, count, lang, isStop, onFocus, onAdd, onTakeOut, onEnlarge } = props;
  const hold = useLongPress(() => onEnlarge(card));
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (walk(event)) event.preventDefault();
    else if (['Delete', 'Backspace', '-'].includes(event.key)) onTakeOut(card);
    else if (event.key === '+') onAdd(card);
    else if (event.code === 'KeyZ' && !event.ctrlKey && !event.metaKey) onEnlarge(card);
  };
  return (
    <button
      type="button"
      className={styles.card}
      data-card={card}
      data-in={count > 0 || undefined}
      aria-label={spokenCard(card, count, lang)}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(card)}
      onClick={() => onAdd(card)}
      onKeyDown={press}
      {...hold}
    >
      <CardFace card={card} lang={lang} width={CARD_WIDTH} />
      <Copies card={card} count={count} />
    </button>
  );
});

const CARD_WIDTH = 112;

/** Moves the focus to another card of the collection; false for a key that does not. */
function walk({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const cards = Array.from(currentTarget.parentElement?.children ?? []).filter(
    (child) => child instanceof HTMLElement,
  );
  const tops = cards.map(({ offsetTop }) => offsetTop);
  const to = stepIn(tops, cards.indexOf(currentTarget), key, directionOf(currentTarget));
  if (to === null) return false;
  cards[to]?.focus();
  return true;
}
