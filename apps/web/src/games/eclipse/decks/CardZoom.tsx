import { type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { copiesOf, type DeckList } from '@kesem/engine/games/eclipse/decks/decks';
import type { Lang } from '../../../i18n/lang.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { abilityName, abilityRule, cardName } from '../cards/text.ts';
import styles from './CardZoom.module.css';
import type { CardActs } from './CollectionCard.tsx';
import { deckTexts } from './texts.ts';
import { countIn, hasRoomFor } from './working.ts';

interface CardZoomProps extends Pick<CardActs, 'onAdd' | 'onTakeOut'> {
  readonly card: CardId;
  readonly deck: DeckList;
  readonly lang: Lang;
  readonly onClose: () => void;
}

/** A card enlarged, with the rule of each of its abilities. */
export const CardZoom = ({ card, deck, lang, onAdd, onTakeOut, onClose }: CardZoomProps) => {
  const t = deckTexts(lang);
  const data = cardOf(card);
  const count = countIn(deck, card);
  return (
    <Dialog open onClose={onClose} title={cardName(card, lang).name} closeLabel={t.close}>
      <div className={styles.zoom}>
        <CardFace card={card} lang={lang} width={240} />
        {data.kind === 'creature' && data.abilities.length > 0 && (
          <dl className={styles.abilities}>
            {data.abilities.map((ability) => (
              <div key={ability.ability}>
                <dt>{abilityName(ability, lang)}</dt>
                <dd>{abilityRule(ability, lang)}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={styles.copies}>
          <Button
            icon={<Icon name="minus" />}
            aria-label={t.takeOut(cardName(card, lang).name)}
            disabled={count === 0}
            onClick={() => onTakeOut(card)}
          />
          <output>{t.inDeck(count, copiesOf(card))}</output>
          <Button
            icon={<Icon name="plus" />}
            aria-label={t.add(cardName(card, lang).name)}
            disabled={!hasRoomFor(deck, card)}
            onClick={() => onAdd(card)}
          />
        </div>
      </div>
    </Dialog>
  );
};
