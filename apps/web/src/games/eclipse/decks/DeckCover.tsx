import { type DeckList, sizeOf } from '@kesem/engine/games/eclipse/decks/decks';
import type { Lang } from '../../../i18n/lang.ts';
import { CardCrop } from '../cards/CardSlip.tsx';
import styles from './DeckCover.module.css';
import { faceOf } from './deckFace.ts';
import { deckTexts } from './texts.ts';

interface DeckCoverProps {
  readonly name: string;
  readonly deck: DeckList;
  readonly lang: Lang;
}

/** A deck as a card of its own, with its name and how many cards it has. */
export const DeckCover = ({ name, deck, lang }: DeckCoverProps) => {
  const face = faceOf(deck);
  return (
    <span className={styles.cover}>
      <span className={styles.print}>
        {face && <CardCrop card={face} width={96} height={72} />}
      </span>
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.size}>{deckTexts(lang).size(sizeOf(deck))}</span>
    </span>
  );
};
