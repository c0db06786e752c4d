import { type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import {
  type ComponentProps,
  type CSSProperties,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';
import type { Words } from '../../contract.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { CardSlip } from '../cards/CardSlip.tsx';
import { cardName, cardText, kindName } from '../cards/text.ts';
import { GainsOf, useGain } from '../gain/useGains.ts';
import { textsOf } from '../texts.ts';
import { missingAt, whyNotCard } from '../words/whyNot.ts';
import { askedIn, playerIn } from './asked.ts';
import styles from './Hand.module.css';
import type { Layout } from './layout.ts';
import type { Marks } from './marks.ts';
import { Pips } from './Pips.tsx';
import { ThingButton, type ThingMark } from './ThingButton.tsx';
import { keyOf, type Thing } from './thing.ts';

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
export const Hand = ({ view, cards, label, words, marks, layout }: HandProps) => {
  const gains = useContext(GainsOf);
  const row = useRef<HTMLUListElement>(null);
  const large = isLarge(layout, marks);
  // whatever is taken up, or else the first answer, is brought into sight
  const [first] = gains.keys();
  const lit = cards.findIndex((_, slot) => marks.get(keyOf({ at: 'card', slot })) === 'selected');
  const sought = lit < 0 ? first : keyOf({ at: 'card', slot: lit });
  useEffect(() => {
    const card = sought && row.current?.querySelector(`[data-thing="${sought}"]`);
    if (card && layout.shape === 'tall') bringToMiddle(card, row.current);
  }, [sought, layout.shape]);
  useSinking(row);
  return (
    <>
      <ul
        ref={row}
        className={styles.hand}
        aria-label={label}
        data-row=""
        data-hand=""
        style={fan(cards.length, layout.card)}
      >
        {cards.map((card, slot) => (
          <InHand
            // two cards of one name are alike; their place is what differs
            key={`${card} ${slot}`}
            {...{ view, card, slot, words, layout, large }}
            of={cards.length}
            mark={marks.get(keyOf({ at: 'card', slot }))}
          />
        ))}
      </ul>
      {layout.shape === 'tall' && layout.rows.tray > layout.card * 1.4 + 20 && (
        <Pips key={cards.length} row={row} />
      )}
    </>
  );
};

interface InHandProps extends Pick<HandProps, 'view' | 'words' | 'layout'> {
  readonly card: CardId;
  readonly slot: number;
  /** How many cards there are. */
  readonly of: number;
  readonly mark: ThingMark | undefined;
  /** Whether it grows when it is taken up. */
  readonly large: boolean;
}

/** A card of the hand, with a tab that says what it would bring, or why it cannot be played. */
const InHand = ({ view, card, slot, of, words, layout, mark = null, large }: InHandProps) => {
  const thing: Thing = { at: 'card', slot };
  const gain = useGain(thing);
  const { why, missing } = mark === null ? hindranceOf(view, slot, words) : OPEN;
  const brings = mark === 'legal' ? gain : null;
  const said = [
    textsOf(words.lang).board.slot(slot + 1, of, cardWords(card, words)),
    why,
    brings,
  ].filter((one) => one !== null);
  const isTaken = mark === 'selected';
  const raised = large ? 'large' : '';
  return (
    <li
      className={styles.slot}
      data-raised={isTaken ? raised : undefined}
      data-short={why !== null || undefined}
    >
      <ThingButton {...{ thing, mark }} label={said.join(', ')} pressed={isTaken}>
        <Printed {...{ card, missing, layout }} lang={words.lang} isTaken={large && isTaken} />
      </ThingButton>
      {why !== null && <span className={styles.why}>{why}</span>}
      {brings !== null && <span className={styles.gain}>{brings}</span>}
    </li>
  );
};

interface PrintedProps extends Pick<HandProps, 'layout'>, ComponentProps<typeof CardSlip> {
  /** It lies over the table to be read. */
  readonly isTaken: boolean;
}

const Printed = ({ layout: { shape, card: width }, isTaken, ...shown }: PrintedProps) =>
  shape === 'low' ? (
    <CardSlip {...shown} />
  ) : (
    <CardFace {...shown} width={isTaken ? LARGE : width} />
  );

/** Moves a row along until a card is in its middle; what lies around the row stays. */
function bringToMiddle(card: Element, row: Element | null): void {
  if (!row) return;
  const [one, all] = [card.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += one.left + one.width / 2 - all.left - all.width / 2;
}

/** A browser lifts a card that is focused over the table, and leaves it there: it sinks again when the focus has gone. */
function useSinking(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hand = row.current;
    const sink = ({ relatedTarget }: FocusEvent): void => {
      const stays = relatedTarget instanceof Node && hand?.contains(relatedTarget);
      if (hand && !stays) hand.scrollTop = 0;
    };
    hand?.addEventListener('focusout', sink);
    return () => hand?.removeEventListener('focusout', sink);
  }, [row]);
}

/** How wide a card is that was taken up on a phone, in px: as wide as one that is read. */
const LARGE = 240;

/** Whether a card that is taken up may lie over the table: on a phone of some height, while nothing there is to be aimed at. */
function isLarge({ shape, rows, field }: Layout, marks: Marks): boolean {
  const high = 2 * (rows.stones + rows.field) + rows.band + rows.tray;
  return shape === 'tall' && field < 600 && high >= 400 && ![...marks.values()].includes('target');
}

/** What stands in the way of a card, in words, and what of its cost is missing. */
function hindranceOf(view: EclipseView, slot: number, words: Words) {
  const why = whyNot(view, slot, words);
  return { why, missing: why === null ? null : missingAt(view, slot) };
}

const OPEN = { why: null, missing: null } as const;

/** Why a card cannot be played in one's own main phase, or cannot answer; null: it can, or nobody asks. */
function whyNot(view: EclipseView, slot: number, { lang }: Words): string | null {
  const asked = askedIn(view);
  if (playerIn(view) === null || (asked !== 'main' && asked !== 'window')) return null;
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
