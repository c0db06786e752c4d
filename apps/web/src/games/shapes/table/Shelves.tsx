import type { Kind } from '@kesem/engine/games/shapes/state';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { LetGo } from '../../../kit/LetGo.tsx';
import { directionOf, roving } from '../../../kit/roving.ts';
import { focusStop, useFocusKept } from '../../../kit/useFocusKept.ts';
import type { Hand } from '../timeline.ts';
import { HandCard, type HandState } from './HandCard.tsx';
import styles from './Shelves.module.css';

const KINDS: readonly Kind[] = ['base', 'full'];
const DIGITS: readonly string[] = ['Digit1', 'Digit2', 'Digit3'];

/** A place in the hand. */
interface Place {
  readonly kind: Kind;
  readonly slot: number;
}

interface ShelvesProps extends HandState {
  readonly label: string;
  readonly onPress: (kind: Kind, slot: number) => void;
  readonly onThrow: (kind: Kind, slot: number) => void;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** A hand on its two shelves, one Tab stop. The shelf that is picked from is the larger one. */
export const Shelves = (props: ShelvesProps) => {
  const { hand, label, active, t, onPress, onThrow, ref } = props;
  const hang = props.table !== null && (active === 'full' || props.table.tied.length > 0);
  const cards = `${active} ${hand.base.length} ${hand.full.length}`;
  // it stays on the hand when cards come and go, and follows to the shelf that is picked from
  const focus = useFocusKept(ref, { home: focusStop, when: cards });
  // where the focus was last, until cards come or go or the other kind is picked
  const [at, setAt] = useState<(Place & { readonly cards: string }) | null>(null);
  const places = placesOf(hand);
  const first = Math.max(
    0,
    places.findIndex(({ kind }) => kind === active),
  );
  const last = places.findIndex(({ kind, slot }) => kind === at?.kind && slot === at.slot);
  const stop = at?.cards === cards && last >= 0 ? last : first;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const digit = DIGITS.indexOf(event.code);
    const to =
      digit >= 0
        ? first + digit
        : roving(event.key, stop, places.length, directionOf(event.currentTarget));
    const place = to === null ? undefined : places[to];
    if (!place || (digit >= 0 && place.kind !== active)) return;
    event.preventDefault();
    focusOn(event.currentTarget, place);
    if (digit >= 0) onPress(place.kind, place.slot);
  };
  return (
    <div
      ref={ref}
      className={styles.shelves}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      {...focus}
    >
      <LetGo of={ref} when={cards} />
      {KINDS.map((kind) => (
        <fieldset
          key={kind}
          aria-label={t.board.shelf[kind]}
          className={styles.shelf}
          data-active={kind === active ? '' : undefined}
        >
          <span className={styles.name} aria-hidden="true">
            {t.board.shelf[kind]}
          </span>
          <div className={styles.cards} data-hung={hang ? '' : undefined}>
            {hand[kind].map((card, slot) => (
              <HandCard
                key={slot}
                state={props}
                {...{ kind, slot, card }}
                isStop={places[stop]?.kind === kind && places[stop].slot === slot}
                onFocus={() => setAt({ kind, slot, cards })}
                onPress={() => onPress(kind, slot)}
                onThrow={() => onThrow(kind, slot)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
};

function placesOf(hand: Hand): readonly Place[] {
  return KINDS.flatMap((kind) => hand[kind].map((_, slot) => ({ kind, slot })));
}

function focusOn(toolbar: HTMLElement, { kind, slot }: Place): void {
  const card = toolbar.querySelector<HTMLElement>(`[data-card="${kind}:${slot}"]`);
  card?.focus({ preventScroll: true });
}
