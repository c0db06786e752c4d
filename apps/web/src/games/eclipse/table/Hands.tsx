import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { memo } from 'react';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import { FirstHand } from './FirstHand.tsx';
import { Wood } from './Ground.tsx';
import { Hand } from './Hand.tsx';
import styles from './Hands.module.css';
import { handShown } from './handShown.ts';
import type { Layout, Room } from './layout.ts';
import type { Marks } from './marks.ts';

interface HandsProps {
  readonly view: EclipseView;
  readonly south: Player;
  readonly words: Words;
  readonly marks: Marks;
  readonly layout: Layout & Pick<Room, 'width' | 'height'>;
  /** Whether it is the first hand, which is still to be kept. */
  readonly isFirst: boolean;
}

/** In a tray lower than this, in px, only the brims of its cards are seen. */
const BRIMS = 70;

/** The hand of whoever looks, or in a replay the open hand of the nearer side. */
export const Hands = memo(({ view, south, words, marks, layout, isFirst }: HandsProps) => {
  const t = textsOf(words.lang).board;
  const cards = handShown(view, south);
  if (!cards) return null;
  if (isFirst && layout.shape === 'tall') {
    return (
      <FirstHand
        {...{ view, cards, south, words, marks }}
        width={layout.width}
        height={layout.height}
      />
    );
  }
  const label = view.mine ? t.hand : t.handOf(words.name(south));
  return (
    <div className={styles.tray} data-brims={layout.rows.tray < BRIMS || undefined}>
      <Wood />
      <Hand {...{ view, cards, label, words, marks, layout }} />
      <VisuallyHidden>{t.help}</VisuallyHidden>
    </div>
  );
});
