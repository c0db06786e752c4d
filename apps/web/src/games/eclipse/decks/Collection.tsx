import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import type { DeckList } from '@kesem/engine/games/eclipse/decks/decks';
import { useState } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import styles from './Collection.module.css';
import { type CardActs, CollectionCard } from './CollectionCard.tsx';
import { type Filter, fits } from './filter.ts';
import { deckTexts } from './texts.ts';
import { collection, countIn } from './working.ts';

interface CollectionProps extends CardActs {
  readonly deck: DeckList;
  readonly filter: Filter;
  readonly lang: Lang;
}

/** All cards that are looked for. One Tab stop; arrows go from card to card as the eye sees them. */
export const Collection = ({ deck, filter, lang, ...acts }: CollectionProps) => {
  const t = deckTexts(lang);
  const [at, setAt] = useState<CardId | null>(null);
  const cards = collection().filter((card) => fits(card, filter));
  const stop = cards.find((card) => card === at) ?? cards[0];
  return (
    <section className={styles.collection} aria-label={t.collection}>
      <p className={styles.note}>
        <output>{cards.length === 0 ? t.nothing : t.found(cards.length)}</output>
        <span className={styles.touch}>{t.touch}</span>
        <span className={styles.keys}>{t.keys}</span>
      </p>
      <div className={styles.cards}>
        {cards.map((card) => (
          <CollectionCard
            key={card}
            card={card}
            count={countIn(deck, card)}
            lang={lang}
            isStop={card === stop}
            onFocus={setAt}
            {...acts}
          />
        ))}
      </div>
    </section>
  );
};
