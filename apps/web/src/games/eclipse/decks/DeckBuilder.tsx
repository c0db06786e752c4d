import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { DECK_MIN, deckFaults, sizeOf } from '@kesem/engine/games/eclipse/decks/decks';
import { useState } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { ChipGroup } from '../../../kit/ChipGroup.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { Screen } from '../../../kit/Screen.tsx';
import { CardZoom } from './CardZoom.tsx';
import { Collection } from './Collection.tsx';
import styles from './DeckBuilder.module.css';
import { type BuilderProps, DeckPage } from './DeckPage.tsx';
import { Filters, SearchField } from './Filters.tsx';
import { countOf, EVERYTHING } from './filter.ts';
import { Meters } from './Meters.tsx';
import { deckTexts } from './texts.ts';
import { useBuilding } from './useBuilding.ts';

/** Building a deck on the whole screen: the collection, the deck and its meters; on a phone one page at a time. */
export const DeckBuilder = (props: BuilderProps) => {
  const { deck: named, lang, onChange, onPlay, onClose } = props;
  const t = deckTexts(lang);
  const { deck } = named;
  const [page, setPage] = useState<'collection' | 'deck'>('collection');
  const [enlarged, setEnlarged] = useState<CardId | null>(null);
  const building = useBuilding(deck, lang, (next) => onChange({ ...named, deck: next }));
  const acts = { onAdd: building.add, onTakeOut: building.takeOut, onEnlarge: setEnlarged };
  const isLegal = deckFaults(deck).length === 0;
  return (
    <Screen open onClose={onClose} title={t.builder} closeLabel={t.close}>
      <div className={styles.builder} data-page={page}>
        <div className={styles.pages}>
          <ChipGroup
            label={t.parts}
            hideLabel
            options={[
              { value: 'collection', label: t.collection },
              { value: 'deck', label: t.mine(sizeOf(deck), DECK_MIN) },
            ]}
            value={page}
            onChange={setPage}
          />
        </div>
        <CollectionPage deck={deck} lang={lang} {...acts} />
        <DeckPage {...props} building={building} {...acts} />
        <div className={styles.foot}>
          <Meters deck={deck} lang={lang} />
          {isLegal ? (
            <Button kind="primary" icon={<Icon name="check" />} onClick={() => onPlay(named)}>
              {t.play}
            </Button>
          ) : (
            <div className={styles.unfinished}>
              <Button kind="primary" onClick={building.complete}>
                {t.complete}
              </Button>
              <Button onClick={onClose}>{t.putAside}</Button>
            </div>
          )}
        </div>
      </div>
      {enlarged !== null && (
        <CardZoom
          card={enlarged}
          deck={deck}
          lang={lang}
          onAdd={building.add}
          onTakeOut={building.takeOut}
          onClose={() => setEnlarged(null)}
        />
      )}
    </Screen>
  );
};

type CollectionPageProps = Omit<Parameters<typeof Collection>[0], 'filter'>;

/** The collection and the ways to look through it; the filters fold away where there is little room. */
const CollectionPage = (props: CollectionPageProps) => {
  const { lang } = props;
  const t = deckTexts(lang);
  const [filter, setFilter] = useState(EVERYTHING);
  const [unfolded, setUnfolded] = useState(false);
  const wishes = { filter, lang, onFilter: setFilter };
  const chosen = countOf(filter);
  return (
    <>
      <div className={styles.find} data-unfolded={unfolded || undefined}>
        <div className={styles.search}>
          <SearchField {...wishes} />
          <Button size="sm" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {chosen === 0 ? t.filters : t.filtered(chosen)}
          </Button>
        </div>
        <Filters {...wishes} />
      </div>
      <div className={styles.collection}>
        <Collection filter={filter} {...props} />
      </div>
    </>
  );
};
