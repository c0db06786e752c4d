import type { Cost } from '@kesem/engine/games/eclipse/cards/card';
import { type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { memo } from 'react';
import { ltr } from '../../../i18n/isolate.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { CardArt, groundOf } from '../art/CardArt.tsx';
import { CostGems } from '../art/CostGems.tsx';
import styles from './CardSlip.module.css';
import { cardName, cardText, kindName } from './text.ts';

interface CardSlipProps {
  readonly card: CardId;
  readonly lang: Lang;
  /** What of its cost cannot be paid just now. */
  readonly missing: Cost | null;
}

/** A card as a slip, where the screen is too low for cards: its print, its name, what it does and costs. */
export const CardSlip = memo(({ card, lang, missing }: CardSlipProps) => {
  const data = cardOf(card);
  const does = data.kind === 'stone' ? kindName(data.kind, lang) : cardText(card, lang);
  return (
    <span className={styles.slip}>
      <CardCrop card={card} width={42} height={42} />
      <span className={styles.words}>
        <b>{cardName(card, lang).name}</b>
        <small>
          {does}
          {data.kind === 'creature' && ` ${ltr(`${data.skill}/${data.life}`)}`}
        </small>
      </span>
      {data.kind !== 'stone' && <CostGems cost={data.cost} missing={missing} />}
    </span>
  );
});

interface CardCropProps {
  readonly card: CardId;
  readonly width: number;
  readonly height: number;
}

/** A piece of a card's print, in px. */
export const CardCrop = memo(({ card, width, height }: CardCropProps) => (
  <svg
    width={width}
    height={height}
    viewBox={height >= width ? '15 0 120 120' : '0 0 150 120'}
    preserveAspectRatio="xMidYMid slice"
    style={{ backgroundColor: groundOf(card) }}
    aria-hidden="true"
  >
    <CardArt card={card} />
  </svg>
));
