import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { comingHarms } from '@kesem/engine/games/eclipse/chapters/pieces';
import type { Harm } from '@kesem/engine/games/eclipse/chapters/tasks';
import type { Player, Target } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import type { Words } from '../../contract.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { textsOf } from '../texts.ts';
import { cardAt } from '../words/naming.ts';
import { Arrow, leavesRight } from './Arrow.tsx';
import styles from './Incoming.module.css';
import { isSameThing, keyOf, selectorOf, type Thing } from './thing.ts';

/** Where its arrows begin. */
const COMING: Thing = { at: 'coming' };

/** A card on its way: whose it is, and at what it is aimed. */
export interface Incoming {
  readonly card: CardId;
  readonly player: Player;
  /** Things of the table that it hits. */
  readonly at: readonly Thing[];
}

/** What an open window of harm is about; null outside of one, and in a fight, whose lane shows it. */
export function incomingIn(view: EclipseView): Incoming | null {
  const [window, task] = view.agenda;
  if (window?.do !== 'window' || task?.do !== 'harm' || !view.last) return null;
  const { player, play, target } = view.last;
  const card = 'card' in play ? play.card : cardAt(view, play.creature);
  if (card === null || isBlow(view, task.harms)) return null;
  const harmed = comingHarms(view).map(({ creature }): Thing => ({ at: 'creature', id: creature }));
  return { card, player, at: harmed.length > 0 ? harmed : aimOf(target) };
}

/** Whether it comes of a fight: then a creature deals it while dice lie on the table. */
function isBlow({ roll }: EclipseView, harms: readonly Harm[]): boolean {
  return (
    roll?.for === 'fight' && harms.some(({ by }) => by === roll.attacker || by === roll.defender)
  );
}

const aimOf = (target: Target | null): readonly Thing[] => (target ? [target] : []);

interface IncomingProps {
  readonly view: EclipseView;
  readonly coming: Incoming;
  readonly south: Player;
  readonly words: Words;
  readonly table: RefObject<HTMLElement | null>;
  /** How wide the card is, in px. */
  readonly width: number;
}

/** Whether something of the nearer side is hit. */
const isNear = ({ creatures }: EclipseView, at: readonly Thing[], south: Player): boolean =>
  creatures.some(
    ({ id, side }) =>
      side === south && at.some((thing) => isSameThing(thing, { at: 'creature', id })),
  );

/** The dark, which says so on the table itself: whatever is lit there lies above it. */
const Veil = () => {
  const veil = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // the table's own ref is not there yet when both are drawn at once
    const table = veil.current?.parentElement;
    table?.toggleAttribute('data-veiled', true);
    return () => void table?.toggleAttribute('data-veiled', false);
  }, []);
  return <div ref={veil} className={styles.veil} data-veil="" aria-hidden="true" />;
};

/** The card, which says on which of its sides the arrow leaves: whose it is stands on the other one. */
function useAside([first]: readonly Thing[]): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    const aimed = first && current?.parentElement?.querySelector(selectorOf(first));
    if (!current || !aimed) return;
    const isRight = leavesRight(current.getBoundingClientRect(), aimed.getBoundingClientRect());
    current.toggleAttribute('data-arrow-at-end', isRight !== current.matches(':dir(rtl)'));
  });
  return card;
}

/** The card lies on the table as long as it may be answered: big, from whom, and an arrow at what. */
export const IncomingCard = ({ view, coming, south, words, table, width }: IncomingProps) => {
  const { card, player, at } = coming;
  const lying = useAside(at);
  return (
    <>
      <Veil />
      <div
        ref={lying}
        className={styles.coming}
        aria-hidden="true"
        data-thing={keyOf(COMING)}
        data-low={at.length > 0 && !isNear(view, at, south) ? '' : undefined}
      >
        <CardFace card={card} lang={words.lang} width={width} />
        <span className={styles.by}>
          <EmblemPlate ink={words.ink(player)} size={44} />
          <span>
            <b>
              <bdi>{words.name(player)}</bdi>
            </b>
            {player !== words.me && words.me !== null && textsOf(words.lang).board.onItsWay}
          </span>
        </span>
      </div>
      {at.map((thing) => (
        <Arrow
          key={keyOf(thing)}
          table={table}
          from={COMING}
          to={thing}
          ink={words.ink(player)}
          look="planned"
          beside
        />
      ))}
    </>
  );
};
