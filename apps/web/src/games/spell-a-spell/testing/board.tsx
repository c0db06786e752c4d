/** A table of Spell-a-Spell on a page of a test. */

import type { SpellEvent } from '@kesem/engine/games/spell-a-spell/events';
import { game } from '@kesem/engine/games/spell-a-spell/fixtures';
import type { SpellMove } from '@kesem/engine/games/spell-a-spell/move';
import type { SpellState, SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import { act, fireEvent, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { Lang } from '../../../i18n/lang.ts';
import type { BoardProps } from '../../contract.ts';
import { spellWeb } from '../game.ts';
import { wordsIn } from './play.ts';

interface Given {
  readonly me?: number | 'public';
  readonly lang?: Lang;
}

/** Renders a state; `show` shows the next one on the same table, with what happened. */
export const tableWith = (
  Shape: ComponentType<BoardProps<SpellTypes>>,
  start: SpellState,
  { me = 0, lang = 'en' }: Given = {},
) => {
  const send = vi.fn<(move: SpellMove) => void>();
  const onPending = vi.fn<(events: number) => void>();
  const seat = me === 'public' ? null : me;
  const words = wordsIn(lang, seat);
  const table = (state: SpellState, id: number, events: readonly SpellEvent[]) => {
    const view = game.view(state, me);
    return (
      <Shape
        {...{ view, words, send, onPending }}
        moves={seat === null ? [] : spellWeb.moves(view)}
        scene={{ id, events }}
        confirm={false}
        pending={false}
        refusal={null}
        south={seat ?? 0}
        left={() => null}
        presence={() => 'here'}
        habits={{}}
        onHabit={() => {}}
      />
    );
  };
  const { rerender } = render(table(start, 0, []));
  let id = 0;
  const show = (state: SpellState, events: readonly SpellEvent[]) => {
    id += 1;
    rerender(table(state, id, events));
  };
  return { send, onPending, show };
};

/** The letters of the rack and of the word, as they are read. */
export const labels = (zone: 'rack' | 'word'): readonly string[] =>
  [...document.querySelectorAll(`[data-zone="${zone}"] button`)].map(
    (button) => button.getAttribute('aria-label') ?? '',
  );

/** The word on the track as the eye sees it. */
export const track = (): string =>
  [...document.querySelectorAll('[data-zone="word"] svg > text:first-of-type')]
    .map((text) => text.textContent)
    .join('');

/** Presses keys where the focus is: a Hebrew letter, or the code of another key. */
export const key = (...keys: readonly string[]) => {
  for (const one of keys) {
    const init = one.length === 1 ? { key: one, code: '' } : { key: one, code: one };
    fireEvent.keyDown(document.activeElement ?? document.body, init);
  }
};

export const focus = (element: HTMLElement) => act(() => element.focus());
