import { type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { oddsOfTwoStones } from '@kesem/engine/games/eclipse/decks/advice';
import type { DeckList } from '@kesem/engine/games/eclipse/decks/decks';
import { useState } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { cardName } from '../cards/text.ts';
import { firstHand } from './firstHand.ts';
import styles from './TestDraw.module.css';
import { deckTexts } from './texts.ts';

interface TestDrawProps {
  readonly deck: DeckList;
  readonly lang: Lang;
  readonly onClose: () => void;
}

/** A first hand for trying, and how likely a good one is. */
export const TestDraw = ({ deck, lang, onClose }: TestDrawProps) => {
  const t = deckTexts(lang);
  const [hand, setHand] = useState(() => firstHand(deck, Math.random));
  const stones = hand.filter((card) => cardOf(card).kind === 'stone').length;
  return (
    <Dialog open onClose={onClose} title={t.tryHand} closeLabel={t.close}>
      <div className={styles.draw}>
        <ul className={styles.hand}>
          {hand.map((card, place) => (
            // a hand may hold a card twice, and is dealt anew as a whole
            <HandCard key={place} card={card} lang={lang} />
          ))}
        </ul>
        <output className={styles.says}>
          <b>{t.drawn(stones)}</b>
          <br />
          {t.odds(Math.round(oddsOfTwoStones(deck) * 100))}
        </output>
        <Button kind="primary" onClick={() => setHand(firstHand(deck, Math.random))}>
          {t.again}
        </Button>
      </div>
    </Dialog>
  );
};

const HandCard = ({ card, lang }: { readonly card: CardId; readonly lang: Lang }) => (
  <li aria-label={cardName(card, lang).name}>
    <CardFace card={card} lang={lang} width={84} />
  </li>
);
