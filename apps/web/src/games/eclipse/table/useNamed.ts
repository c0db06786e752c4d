/** The one card or creature for which a smart stop asks stands out, and is in sight. */
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { type RefObject, useEffect } from 'react';
import { questionIn } from './asked.ts';
import { keyOf, type ThingKey } from './thing.ts';
import type { Controls } from './useControls.ts';

/** Marks it on the table as long as nothing is played or taken up, and shows it once for each question. */
export function useNamed(
  table: RefObject<HTMLElement | null>,
  view: EclipseView,
  { timeline: { frame }, choice: { picked } }: Pick<Controls, 'timeline' | 'choice'>,
): void {
  const name = frame === null && picked === null ? namedIn(view) : null;
  const question = name === null ? null : questionIn(view);
  // what is drawn anew has lost it
  useEffect(() => {
    const named = name === null ? null : table.current?.querySelector(`[data-thing="${name}"]`);
    named?.setAttribute('data-named', '');
    return () => named?.removeAttribute('data-named');
  });
  useEffect(() => {
    if (question === null) return;
    const named = table.current?.querySelector('[data-hand] [data-named]');
    named?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [table, question]);
}

function namedIn({ mine }: EclipseView): ThingKey | null {
  if (!mine?.hope) return null;
  const { play } = mine.hope;
  return keyOf(
    play.do === 'cast' ? { at: 'card', slot: play.slot } : { at: 'creature', id: play.creature },
  );
}
