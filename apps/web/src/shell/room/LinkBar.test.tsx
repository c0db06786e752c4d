// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import { toasts } from '../../kit/toast.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit } from '../testing/visit.tsx';
import { LinkBar } from './LinkBar.tsx';

afterEach(cleanup);

const SCREEN = (
  <header data-testid="top">
    <LinkBar />
  </header>
);

const notes = () => toasts.now().map(({ text }) => text);

it('H6: what was missed is said once in a note, and the page stands as it stood', () => {
  const { now, store } = visit(SCREEN, { lang: 'he', view: viewOf({ stage: 'playing' }) });
  now({ missed: 2 });
  expect(notes()).toEqual(['חזרתם · החמצתם שני אירועים']);
  expect(screen.getByTestId('top').childElementCount).toBe(0);
  expect(store.getState().missed).toBeNull();
  now({ missed: 0 });
  expect(notes()).toHaveLength(1);
});

it('H6: says how many in both languages', () => {
  const { link } = textsOf('he');
  expect([1, 2, 5].map(link.missed)).toEqual([
    'החמצתם אירוע אחד',
    'החמצתם שני אירועים',
    'החמצתם 5 אירועים',
  ]);
  expect(textsOf('en').link.missed(1)).toBe('you missed one event');
});
