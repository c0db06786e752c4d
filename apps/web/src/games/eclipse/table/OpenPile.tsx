import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { Sheet } from '../../../kit/Sheet.tsx';
import type { Words } from '../../contract.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { cardName } from '../cards/text.ts';
import { textsOf } from '../texts.ts';
import styles from './OpenPile.module.css';
import { leftInDeck } from './ownDeck.ts';

/** A pile that may be looked through: anybody's discards, and what is left of one's own deck. */
export interface Pile {
  readonly is: 'discards' | 'deck';
  readonly of: Player;
}

interface OpenPileProps {
  readonly view: EclipseView;
  readonly words: Words;
  /** Null: none is open. */
  readonly pile: Pile | null;
  readonly onClose: () => void;
}

/** The cards of a pile laid open. */
export const OpenPile = ({ view, words, pile, onClose }: OpenPileProps) => {
  const t = textsOf(words.lang).board;
  return (
    <Sheet
      open={pile !== null}
      onClose={onClose}
      title={pile?.is === 'discards' ? t.discardOf(words.name(pile.of)) : t.ownDeck}
      closeLabel={t.close}
    >
      {pile?.is === 'discards' && <Discards {...{ view, words }} of={pile.of} />}
      {pile?.is === 'deck' && <OwnDeck {...{ view, words }} />}
    </Sheet>
  );
};

type Shown = Pick<OpenPileProps, 'view' | 'words'>;

/** The latest card first. */
const Discards = ({ view, words: { lang }, of }: Shown & Pick<Pile, 'of'>) => {
  const cards = view.discards[of].toReversed();
  if (cards.length === 0) return <p>{textsOf(lang).board.noDiscard}</p>;
  return (
    <ul className={styles.pile}>
      {cards.map((card, i) => (
        // a pile only grows or shrinks at its end, and cards of one name are alike
        <li key={i} title={cardName(card, lang).name}>
          <CardFace card={card} lang={lang} width={118} />
        </li>
      ))}
    </ul>
  );
};

/** Each card once, and how often it is still to come. */
const OwnDeck = ({ view, words: { lang } }: Shown) => {
  const t = textsOf(lang).board;
  const left = leftInDeck(view);
  return (
    <>
      <p>{left.length === 0 ? t.emptyDeck : t.ownDeckSub}</p>
      <ul className={styles.pile}>
        {left.map(({ card, count }) => (
          <li key={card} title={cardName(card, lang).name}>
            <CardFace card={card} lang={lang} width={118} />
            <b className={styles.times}>
              <bdi dir="ltr">×{count}</bdi>
            </b>
          </li>
        ))}
      </ul>
    </>
  );
};
