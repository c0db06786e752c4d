import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { cardOf } from '@kesem/engine/games/eclipse/cards/set';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { CSSProperties } from 'react';
import type { Words } from '../../contract.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { CardSlip } from '../cards/CardSlip.tsx';
import { cardName, cardText, kindName } from '../cards/text.ts';
import { textsOf } from '../texts.ts';
import { whyNotCard } from '../words/whyNot.ts';
import { askedIn, playerIn } from './asked.ts';
import styles from './Hand.module.css';
import type { Layout } from './layout.ts';
import type { Marks } from './marks.ts';
import { ThingButton } from './ThingButton.tsx';
import { keyOf } from './thing.ts';

interface HandProps {
  readonly view: EclipseView;
  /** The cards from the first slot on. */
  readonly cards: readonly CardId[];
  readonly label: string;
  readonly words: Words;
  readonly marks: Marks;
  readonly layout: Layout;
}

/** A hand that is looked at: side by side, lying over each other where they must, as a row to move along, or as slips. */
export const Hand = ({ view, cards, label, words, marks, layout }: HandProps) => (
  <ul
    className={styles.hand}
    aria-label={label}
    data-row=""
    data-hand=""
    style={fan(cards.length, layout.card)}
  >
    {cards.map((card, slot) => {
      const mark = marks.get(keyOf({ at: 'card', slot }));
      const why = mark === undefined ? whyNot(view, slot, words) : null;
      return (
        // oxlint-disable-next-line react/no-array-index-key -- two cards of one name are alike; their place is what differs
        <li
          key={`${card} ${slot}`}
          className={styles.slot}
          data-raised={mark === 'selected' || undefined}
          data-short={why !== null || undefined}
        >
          <ThingButton
            thing={{ at: 'card', slot }}
            label={`${textsOf(words.lang).board.slot(slot + 1, cards.length, cardWords(card, words))}${why === null ? '' : `, ${why}`}`}
            mark={mark}
            pressed={mark === 'selected'}
          >
            {layout.shape === 'low' ? (
              <CardSlip card={card} lang={words.lang} />
            ) : (
              <CardFace card={card} lang={words.lang} width={layout.card} />
            )}
          </ThingButton>
          {why !== null && <span className={styles.why}>{why}</span>}
        </li>
      );
    })}
  </ul>
);

/** Why a card cannot be played in one's own main phase; null: it can, or nobody asks. */
function whyNot(view: EclipseView, slot: number, { lang }: Words): string | null {
  if (playerIn(view) === null || askedIn(view) !== 'main') return null;
  return whyNotCard(view, slot, lang);
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
