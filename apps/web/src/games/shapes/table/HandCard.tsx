import type { BaseCard as Base, FullCard as Full } from '@kesem/engine/games/shapes/chapters/cards';
import type { Count } from '@kesem/engine/games/shapes/event';
import type { Kind } from '@kesem/engine/games/shapes/state';
import { Mark } from '../../../kit/Mark.tsx';
import { BaseCard, FullCard } from '../art/ShapeCard.tsx';
import type { Texts } from '../texts.en.ts';
import type { Hand } from '../timeline.ts';
import { countNow } from './asked.ts';
import { cardWords } from './cardWords.ts';
import styles from './Shelves.module.css';
import { shapesOf, type TableTop } from './tableTop.ts';
import { useThrow } from './useThrow.ts';

/** A hand as it stands: what is picked from it, and what has been chosen. */
export interface HandState {
  readonly hand: Hand;
  readonly row: TableTop['row'];
  /** The kind that is picked now, or next. */
  readonly active: Kind;
  /** Whether a card can be picked at this moment. */
  readonly lit: boolean;
  readonly chosen: number | null;
  readonly locked: number | null;
  /** Whether the rule of the last joker may come to matter. */
  readonly joker: boolean;
  readonly t: Texts;
}

interface HandCardProps {
  readonly state: HandState;
  readonly kind: Kind;
  readonly slot: number;
  readonly card: Base | Full;
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onPress: () => void;
  readonly onThrow: () => void;
}

/** A card of the hand: to be tapped, thrown up, or walked to by keys. */
export const HandCard = (props: HandCardProps) => {
  const { state, kind, slot, card, isStop, onFocus, onPress, onThrow } = props;
  const facts = factsOf(props);
  const { isLit, isTaken, count, tag } = facts;
  const thrown = useThrow(isLit, onThrow);
  const face = <Face card={card} row={count ? state.row : []} look={isLit ? 'plain' : 'dimmed'} />;
  return (
    <button
      type="button"
      className={styles.card}
      data-card={`${kind}:${slot}`}
      data-lit={isLit ? '' : undefined}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isTaken}
      aria-disabled={!isLit}
      aria-label={cardLabel(props, facts)}
      onFocus={onFocus}
      {...thrown.on}
      onClick={onPress}
    >
      {isTaken ? <Mark kind="selected">{face}</Mark> : face}
      {tag !== null && (
        <span className={styles.badge} aria-hidden="true">
          <bdi>{tag}</bdi>
        </span>
      )}
    </button>
  );
};

interface Facts {
  readonly isLit: boolean;
  /** Chosen or locked. */
  readonly isTaken: boolean;
  readonly count: Count | null;
  readonly lastWins: boolean;
  /** What hangs on the card. */
  readonly tag: string | null;
}

function factsOf({ state, kind, slot, card }: HandCardProps): Facts {
  const { hand, row, active, lit, chosen, locked, joker, t } = state;
  const isActive = kind === active;
  const count = isActive ? countNow(hand, kind, slot, row) : null;
  const lastWins = joker && card === 'joker';
  return {
    isLit: lit && isActive,
    isTaken: isActive && (chosen ?? locked) === slot,
    count,
    lastWins,
    tag: count ? t.of(count) : lastWins ? t.board.lastWins : null,
  };
}

/** H1 A card as it is read: what it is, what it matches, which of how many, and what is done with it. */
function cardLabel(
  { card, kind, slot, state: { hand, locked, t } }: HandCardProps,
  { count, isTaken, lastWins }: Facts,
): string {
  const { place, chosen, locked: isLocked, lastWins: wins } = t.board;
  return [
    place(cardWords(card, count, t), slot + 1, hand[kind].length),
    ...(isTaken ? [slot === locked ? isLocked : chosen] : []),
    ...(lastWins ? [wins] : []),
  ].join(', ');
}

interface FaceProps {
  readonly card: Base | Full;
  readonly row: TableTop['row'];
  readonly look: 'plain' | 'dimmed';
}

const Face = ({ card, row, look }: FaceProps) =>
  typeof card === 'string' ? (
    <BaseCard form={card} look={look} />
  ) : (
    <FullCard forms={card} row={shapesOf(row)} look={look} />
  );
