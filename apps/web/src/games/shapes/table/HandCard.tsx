import type { Viewer } from '@kesem/engine/core/game';
import type { BaseCard as Base, FullCard as Full } from '@kesem/engine/games/shapes/chapters/cards';
import type { Count, Laid } from '@kesem/engine/games/shapes/event';
import type { Kind } from '@kesem/engine/games/shapes/state';
import { Mark } from '../../../kit/Mark.tsx';
import { BaseCard, FullCard } from '../art/ShapeCard.tsx';
import type { Texts } from '../texts.en.ts';
import type { Hand } from '../timeline.ts';
import { countNow, type Gives, givesNow } from './asked.ts';
import { cardWords } from './cardWords.ts';
import styles from './Shelves.module.css';
import { shapesOf, type TableTop } from './tableTop.ts';
import { useThrow } from './useThrow.ts';

/** A hand as it stands: what is picked from it, and what has been chosen. */
export interface HandState {
  readonly hand: Hand;
  /** What lies on the table, for hints beside the cards; null: without hints. */
  readonly table: TableTop | null;
  readonly me: Viewer;
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
  const face = (
    <Face
      card={card}
      row={count ? (state.table?.row ?? []) : []}
      look={isLit ? 'plain' : 'dimmed'}
    />
  );
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
      <Mark kind={isTaken ? 'selected' : null}>{face}</Mark>
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
  /** Whom a base card gives a point in a tie-break. */
  readonly gives: Gives | null;
  readonly lastWins: boolean;
  /** What hangs on the card. */
  readonly tag: string | null;
}

function factsOf(props: HandCardProps): Facts {
  const { state, kind, slot, card } = props;
  const { active, lit, chosen, locked, joker, t } = state;
  const isActive = kind === active;
  const { count, gives } = hintsOf(props);
  const lastWins = joker && card === 'joker';
  const base = lastWins ? t.board.lastWins : gives && t.board.gives[gives];
  return {
    isLit: lit && isActive,
    isTaken: isActive && (chosen ?? locked) === slot,
    count,
    gives,
    lastWins,
    tag: count ? t.of(count) : base,
  };
}

/** What a card would bring, as far as that is said. */
function hintsOf({ state, kind, slot, card }: HandCardProps): Pick<Facts, 'count' | 'gives'> {
  const { hand, table, me, active, lit } = state;
  if (table === null || kind !== active) return { count: null, gives: null };
  const isBase = lit && typeof card === 'string';
  return {
    count: countNow(hand, kind, slot, table.row),
    gives: isBase ? givesNow(table, me, card) : null,
  };
}

/** H1 A card as it is read: what it is, what it matches, which of how many, and what is done with it. */
function cardLabel(
  { card, kind, slot, state: { hand, locked, t } }: HandCardProps,
  { count, isTaken, gives, lastWins }: Facts,
): string {
  const { place, chosen, locked: isLocked, lastWins: wins } = t.board;
  return [
    place(cardWords(card, count, t), slot + 1, hand[kind].length),
    ...(isTaken ? [slot === locked ? isLocked : chosen] : []),
    ...(lastWins ? [wins] : gives ? [t.board.gives[gives]] : []),
  ].join(', ');
}

interface FaceProps {
  readonly card: Base | Full;
  readonly row: readonly Laid[];
  readonly look: 'plain' | 'dimmed';
}

const Face = ({ card, row, look }: FaceProps) =>
  typeof card === 'string' ? (
    <BaseCard form={card} look={look} />
  ) : (
    <FullCard forms={card} row={shapesOf(row)} look={look} />
  );
