import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { Sheet } from '../../../kit/Sheet.tsx';
import type { Words } from '../../contract.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { cardName } from '../cards/text.ts';
import { textsOf } from '../texts.ts';
import styles from './Discards.module.css';

interface DiscardsProps {
  readonly view: EclipseView;
  readonly words: Words;
  /** Whose pile is open; null: none. */
  readonly player: Player | null;
  readonly onClose: () => void;
}

/** A discard pile laid open, the latest card first. */
export const Discards = ({ view, words, player, onClose }: DiscardsProps) => {
  const t = textsOf(words.lang).board;
  const cards = player === null ? [] : view.discards[player].toReversed();
  return (
    <Sheet
      open={player !== null}
      onClose={onClose}
      title={player === null ? '' : t.discardOf(words.name(player))}
      closeLabel={t.close}
    >
      {cards.length === 0 && <p>{t.noDiscard}</p>}
      <ul className={styles.pile}>
        {cards.map((card, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a pile only grows or shrinks at its end, and cards of one name are alike
          <li key={i} title={cardName(card, words.lang).name}>
            <CardFace card={card} lang={words.lang} width={118} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
