import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { cardOf } from '@kesem/engine/games/eclipse/cards/set';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { CSSProperties } from 'react';
import type { Words } from '../../contract.ts';
import { playerIn } from '../asked.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { cardName, cardText, kindName } from '../cards/text.ts';
import type { Marks } from '../marks.ts';
import { textsOf } from '../texts.ts';
import { missingFor } from '../whyNot.ts';
import styles from './Hand.module.css';
import { Thing } from './Thing.tsx';

interface HandProps {
  readonly view: EclipseView;
  /** The cards from the first slot on. */
  readonly cards: readonly CardId[];
  readonly label: string;
  readonly words: Words;
  readonly marks: Marks;
  readonly width: number;
}

/** A hand that is looked at. Cards lie over each other as far as they must. */
export const Hand = ({ view, cards, label, words, marks, width }: HandProps) => (
  <ul
    className={styles.hand}
    aria-label={label}
    data-row=""
    data-hand=""
    style={fan(cards.length, width)}
  >
    {cards.map((card, slot) => {
      const mark = marks.get(`card:${slot}`);
      const missing = missingWords(view, card, words);
      return (
        // oxlint-disable-next-line react/no-array-index-key -- two cards of one name are alike; their place is what differs
        <li
          key={`${card} ${slot}`}
          className={styles.slot}
          data-raised={mark === 'selected' || undefined}
          data-short={missing !== null || undefined}
        >
          <Thing
            thing={`card:${slot}`}
            label={`${textsOf(words.lang).board.slot(slot + 1, cards.length, cardWords(card, words))}${missing === null ? '' : `, ${missing}`}`}
            mark={mark}
            pressed={mark === 'selected'}
          >
            <CardFace card={card} lang={words.lang} width={width} />
          </Thing>
          {missing !== null && <span className={styles.missing}>{missing}</span>}
        </li>
      );
    })}
  </ul>
);

/** What is missing to pay for a card while it could be cast; null: nothing. */
function missingWords(view: EclipseView, id: CardId, { lang }: Words): string | null {
  const me = playerIn(view);
  const card = cardOf(id);
  if (me === null || card.kind === 'stone' || view.active !== me) return null;
  const missing = missingFor(view, me, card.cost);
  return missing && textsOf(lang).board.missing(missing.light, missing.dark, missing.any);
}

/** A card in words: what it is, what it costs, what it does. */
export function cardWords(id: CardId, { lang }: Words): string {
  const t = textsOf(lang).board;
  const card = cardOf(id);
  const { name } = cardName(id, lang);
  if (card.kind === 'stone') return name;
  return [
    name,
    kindName(card.kind, lang),
    t.cost(card.cost.light, card.cost.dark, card.cost.any),
    ...(card.kind === 'creature' ? [t.stats(card.skill, card.life)] : []),
    ...(cardText(id, lang) === '' ? [] : [cardText(id, lang)]),
  ].join(', ');
}

type FanStyle = CSSProperties & Readonly<Record<'--n' | '--wide', string | number>>;

function fan(n: number, width: number): FanStyle {
  return { '--n': Math.max(2, n), '--wide': `${width}px` };
}
