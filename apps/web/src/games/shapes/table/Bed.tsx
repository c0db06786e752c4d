import type { Seat } from '@kesem/engine/core/game';
import { playersOf } from '@kesem/engine/games/shapes/chapters/picks';
import { kindOf, type ShapesView, seatsOf } from '@kesem/engine/games/shapes/state';
import { memo } from 'react';
import { CardBack } from '../../../kit/cards/CardBack.tsx';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { InTurn, useBehind } from '../../../kit/InTurn.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { RunningClock } from '../../../kit/RunningClock.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { Words } from '../../contract.ts';
import { BaseCard } from '../art/ShapeCard.tsx';
import { Wood } from '../art/Wood.tsx';
import { Glow } from '../art/Zap.tsx';
import { textsOf } from '../texts.ts';
import styles from './Bed.module.css';
import type { Focus } from './focus.ts';
import { standOf } from './stand.ts';
import type { TableTop } from './tableTop.ts';
import { variables } from './variables.ts';

interface BedProps {
  readonly view: ShapesView;
  readonly table: TableTop;
  readonly focus: Focus;
  /** Whether something is being played back: then nobody is waited for. */
  readonly playing: boolean;
  readonly words: Words;
  readonly left: () => number | null;
}

/** The wood with the row on it, the round and the piles. A picture after its scene: then the players make room for their counts. */
export const Bed = (props: BedProps) => <Laid {...useBehind(props, 1)} />;

const Laid = memo((props: BedProps) => {
  const { table, focus, words, left } = props;
  const { board } = textsOf(words.lang);
  const called = focus.counting && table.row[focus.counting.at];
  return (
    <section className={styles.bed}>
      <div className={styles.ground}>
        <Wood />
        <div className={styles.info}>
          {called ? (
            <b className={styles.called} key={focus.counting?.at} aria-hidden="true">
              {board.called(called.card)}
            </b>
          ) : (
            <b className={styles.round}>{board.round(table.round)}</b>
          )}
          {table.lastRound && !called && <span className={styles.last}>{board.last}</span>}
          <RunningClock left={left} low={5000} />
        </div>
        <div className={styles.lane}>
          <Row {...props} />
        </div>
        <div className={styles.piles}>
          {(['base', 'full'] as const).map((kind) => (
            <span key={kind} className={styles.pile} title={board.pile(table.piles[kind], kind)}>
              <CardBack back={kind === 'base' ? 'dots' : 'lines'} width={20} />
              <span aria-hidden="true">{table.piles[kind]}</span>
              <VisuallyHidden>{board.pile(table.piles[kind], kind)}</VisuallyHidden>
            </span>
          ))}
        </div>
      </div>
    </section>
  );
});

/** The base cards in the order they were laid, and the places of those that are to come. Mats say in words whose they are. */
const Row = (props: BedProps) => {
  const { view, table, focus, playing, words } = props;
  const open = placesOf(props);
  const cards = table.row.length + open.length;
  return (
    <div
      className={styles.row}
      data-won={focus.winner === null ? undefined : ''}
      style={variables({ '--row-cards': Math.max(2, cards) })}
      aria-hidden="true"
    >
      {table.row.map(({ seat, card, pick }, at) => (
        <div
          key={`${seat}:${pick}`}
          className={styles.card}
          data-part={partOf(at, focus) ?? undefined}
          style={lyingAt(at, cards)}
        >
          {at === focus.counting?.at && <Glow className={styles.glow} />}
          <InTurn nth={at}>
            <BaseCard form={card} />
            <Owner {...{ seat, words }} />
          </InTurn>
          {partOf(at, focus) === 'done' && (
            <span className={styles.done} data-now={at + 1 === focus.counting?.at ? '' : undefined}>
              <Icon name="check" size={16} />
            </span>
          )}
        </div>
      ))}
      {open.map((seat, nth) => (
        <div key={seat} className={styles.card} style={lyingAt(table.row.length + nth, cards)}>
          {!playing && standOf(view, seat) === 'picked' ? (
            <div className={styles.down}>
              <CardBack back="dots" />
            </div>
          ) : (
            <div className={styles.empty} />
          )}
          <Owner {...{ seat, words }} />
        </div>
      ))}
    </div>
  );
};

/** Where a card lies in a row of so many: from its beginning, and from its middle. */
const lyingAt = (at: number, of: number) =>
  variables({ '--row-at': at, '--row-off': at - (of - 1) / 2 });

const Owner = ({ seat, words }: { readonly seat: Seat; readonly words: Words }) => (
  <span className={styles.by}>
    <EmblemPlate ink={words.ink(seat)} size={30} />
  </span>
);

/** Whose card is still to come. */
function placesOf({ view, table, playing }: BedProps): readonly Seat[] {
  if (playing) return table.row.length === 0 && !view.ended ? seatsOf(view) : [];
  return !view.ended && kindOf(view.part) === 'base' ? playersOf(view) : [];
}

/** How a card of the row stands in the count. */
function partOf(at: number, { counting }: Focus): 'done' | 'now' | 'waits' | null {
  if (counting === null) return null;
  if (at === counting.at) return 'now';
  return at < counting.at ? 'done' : 'waits';
}
