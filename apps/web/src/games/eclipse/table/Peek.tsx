import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { useLayoutEffect, useRef } from 'react';
import { Reading } from '../../../kit/reading.tsx';
import type { Words } from '../../contract.ts';
import type { Thing } from './thing.ts';
import styles from './Zoom.module.css';
import { LONG_LOOK, Zoom } from './Zoom.tsx';

interface PeekProps {
  readonly view: EclipseView;
  readonly words: Words;
  readonly thing: Thing;
  /** Where the thing lies on the screen. */
  readonly beside: DOMRect;
}

const GAP = 14;

/** A card read while a mouse rests on it: beside it, never over it. */
export const Peek = ({ view, words, thing, beside }: PeekProps) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown) return;
    const { offsetWidth: width, offsetHeight: height } = shown;
    const after = beside.right + GAP;
    const x = after + width <= innerWidth ? after : Math.max(0, beside.left - GAP - width);
    const y = Math.max(GAP, Math.min(beside.top, innerHeight - height - GAP));
    shown.style.transform = `translate(${x}px, ${y}px)`;
  });
  return (
    <div ref={box} className={styles.peek} dir="ltr" aria-hidden="true">
      <div dir={words.lang === 'he' ? 'rtl' : 'ltr'}>
        <Reading after={LONG_LOOK} silent />
        {/* a card of the hand has grown under the mouse */}
        <Zoom {...{ view, words, thing }} bare={thing.at === 'card'} />
      </div>
    </div>
  );
};
