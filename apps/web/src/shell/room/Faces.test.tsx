// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import { EMBLEMS } from '../../kit/draw/emblems.ts';
import { FACES } from '../../kit/draw/faces.ts';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { Standee } from '../../kit/Standee.tsx';
import { PEOPLE, SignsProvider } from '../../kit/signs.tsx';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { Faces } from './Faces.tsx';
import { nameIn } from './view.ts';

beforeEach(withBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const view = viewOf({
  people: [
    { no: 1, name: 'Dana', ink: 1 },
    { no: 2, name: 'blot', ink: 2, bot: 'easy' },
    { no: 3, name: 'press', ink: 3, bot: 'hard' },
  ],
  chairs: [{ person: 1 }, { person: 2 }],
});
const has = (d: string): boolean => document.querySelector(`path[d="${d}"]`) !== null;

it('a bot has its face wherever its emblem would stand, and a person their emblem', async () => {
  visit(
    <Faces>
      <EmblemPlate ink={1} />
      <EmblemPlate ink={2} />
      <svg>
        <Standee ink={2} />
      </svg>
    </Faces>,
    { view, you: { person: 1, seat: 0 } },
  );
  await waitFor(() => expect(has(FACES.blot.cuts)).toBe(true));
  expect(document.querySelectorAll(`path[d="${FACES.blot.glints}"]`)).toHaveLength(2);
  expect(has(EMBLEMS[1].cuts)).toBe(true);
  expect(has(EMBLEMS[2].cuts)).toBe(false);
});

it('who is not at the table lends nobody a face, and neither do lists of people', async () => {
  visit(
    <Faces>
      <EmblemPlate ink={2} />
      <EmblemPlate ink={3} />
      <SignsProvider value={PEOPLE}>
        <EmblemPlate ink={2} />
      </SignsProvider>
    </Faces>,
    { view, you: { person: 1, seat: 0 } },
  );
  await waitFor(() => expect(has(FACES.blot.cuts)).toBe(true));
  expect(has(EMBLEMS[3].cuts)).toBe(true);
  expect(has(EMBLEMS[2].cuts)).toBe(true);
});

it('everybody of the company is drawn and named, and no two alike', () => {
  for (const lang of ['he', 'en'] as const) {
    const { cast } = textsOf(lang);
    expect(Object.keys(cast).toSorted()).toEqual(Object.keys(FACES).toSorted());
    expect(new Set(Object.values(cast)).size).toBe(8);
  }
  expect(new Set(Object.values(FACES).map(({ bodies }) => bodies.join())).size).toBe(8);
  expect(nameIn(textsOf('he'), view.people[1] ?? null)).toBe('כתם');
});
