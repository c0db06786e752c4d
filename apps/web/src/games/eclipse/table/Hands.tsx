import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { memo } from 'react';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { Words } from '../../contract.ts';
import { handShown } from '../handShown.ts';
import type { Marks } from '../marks.ts';
import { textsOf } from '../texts.ts';
import { Hand } from './Hand.tsx';

interface HandsProps {
  readonly view: EclipseView;
  readonly south: Player;
  readonly words: Words;
  readonly marks: Marks;
  readonly width: number;
}

/** The hand of whoever looks, or in a replay the open hand of the nearer side. */
export const Hands = memo(({ view, south, words, marks, width }: HandsProps) => {
  const t = textsOf(words.lang).board;
  const cards = handShown(view, south);
  if (!cards) return null;
  const label = view.mine ? t.hand : t.handOf(words.name(south));
  return (
    <>
      <Hand {...{ view, cards, label, words, marks, width }} />
      <VisuallyHidden>{t.help}</VisuallyHidden>
    </>
  );
});
