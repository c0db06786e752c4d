import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { costOf } from '@kesem/engine/games/eclipse/decks/advice';
import type { DeckList } from '@kesem/engine/games/eclipse/decks/decks';
import type { Lang } from '../../../i18n/lang.ts';
import { IconButton } from '../../../kit/IconButton.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { CostGems } from '../art/CostGems.tsx';
import { cardName } from '../cards/text.ts';
import type { CardActs } from './CollectionCard.tsx';
import { spokenCard } from './cardWords.ts';
import styles from './DeckRows.module.css';
import { deckTexts } from './texts.ts';
import { grouped, hasRoomFor } from './working.ts';

interface DeckRowsProps extends CardActs {
  readonly deck: DeckList;
  readonly lang: Lang;
}

/** A deck as a list: a row for each card, by kind. */
export const DeckRows = ({ deck, lang, ...acts }: DeckRowsProps) => {
  const t = deckTexts(lang);
  if (deck.length === 0) return <p className={styles.empty}>{t.empty}</p>;
  return (
    <div className={styles.groups}>
      {grouped(deck).map(({ kind, count, entries }) => (
        <section key={kind} aria-label={t.groups[kind]}>
          <h3 className={styles.kind}>
            {t.groups[kind]} <span>{count}</span>
          </h3>
          <ul className={styles.rows}>
            {entries.map(({ card, count: copies }) => (
              <Row key={card} {...{ card, copies, lang, deck }} {...acts} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

interface RowProps extends DeckRowsProps {
  readonly card: CardId;
  readonly copies: number;
}

const Row = ({ card, copies, lang, deck, onAdd, onTakeOut, onEnlarge }: RowProps) => {
  const t = deckTexts(lang);
  const { name } = cardName(card, lang);
  const data = cardOf(card);
  return (
    <li className={styles.row}>
      <span className={styles.copies}>{copies}</span>
      <button
        type="button"
        className={styles.name}
        aria-label={spokenCard(card, copies, lang)}
        onClick={() => onEnlarge(card)}
      >
        <span>{name}</span>
        {data.kind !== 'stone' && <CostGems cost={costOf(data)} />}
      </button>
      <IconButton
        label={t.takeOut(name)}
        icon={<Icon name="minus" />}
        onClick={() => onTakeOut(card)}
      />
      <IconButton
        label={t.add(name)}
        icon={<Icon name="plus" />}
        disabled={!hasRoomFor(deck, card)}
        onClick={() => onAdd(card)}
      />
    </li>
  );
};
