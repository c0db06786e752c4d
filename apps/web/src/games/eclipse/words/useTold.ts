/** What was told last in words: what a response is asked for. */
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { useState } from 'react';
import type { BoardProps } from '../../contract.ts';
import { describe } from '../describe.ts';

/** The latest line; it stays while what follows is not told. */
export function useTold({ scene, words, view }: BoardProps<EclipseTypes>): string {
  const [kept, setKept] = useState({ id: scene.id, line: '' });
  if (kept.id === scene.id) return kept.line;
  const lines = scene.events.flatMap((event) =>
    event.type === 'passed' ? [] : (describe(event, words, view)?.text ?? []),
  );
  const line = lines.at(-1) ?? kept.line;
  setKept({ id: scene.id, line });
  return line;
}
