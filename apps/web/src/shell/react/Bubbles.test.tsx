// @vitest-environment jsdom
import type { ChatLine } from '@kesem/protocol/messages';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { lineOf, viewOf } from '../../state/testing/views.ts';
import { device } from '../frame/stores.ts';
import { withPictures } from '../testing/pictures.ts';
import { visit } from '../testing/visit.tsx';
import { Bubbles } from './Bubbles.tsx';
import { BUBBLE_MS } from './useBubbles.ts';

withPictures();
beforeEach(() => device.setState({ zen: false }));
afterEach(cleanup);

const VIEW = viewOf({
  me: 0,
  stage: 'playing',
  match: 1,
  people: [{ no: 1 }, { no: 2, name: 'Noa' }],
  chairs: [{ person: 1 }, { person: 2 }],
});
const tableOf = (...chat: readonly ChatLine[]) => {
  const seen = visit(
    <>
      <EmblemPlate ink={1} seat={0} />
      <EmblemPlate ink={2} seat={1} />
      <Bubbles />
    </>,
    { view: VIEW, you: { person: 1, seat: 0 }, chat },
  );
  const say = (...lines: readonly ChatLine[]): void => {
    for (const one of lines) seen.now({ chat: [...seen.store.getState().chat, one] });
  };
  return { ...seen, say };
};
const bubbles = () =>
  [...document.querySelectorAll<HTMLElement>('[data-said]')].map((one) => [
    one.dataset['said'],
    one.style.left,
    one.textContent,
  ]);
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it('a new line stands at the picture of whoever said it, for some seconds', () => {
  const { say } = tableOf(lineOf(1, 2, 'old'));
  expect(bubbles()).toEqual([]);
  say(lineOf(2, 2, 'well met'));
  expect(bubbles()).toEqual([['1', '100px', 'well met']]);
  pass(BUBBLE_MS - 1);
  expect(bubbles()).toHaveLength(1);
  pass(1);
  expect(bubbles()).toEqual([]);
});

it('a board that has a place for lines gets them there, no wider than it is', () => {
  const { say } = tableOf();
  const place = document.createElement('i');
  Object.assign(place.dataset, { says: '1', plate: '3' });
  document.body.append(place);
  say(lineOf(1, 2, 'well met'));
  const [bubble] = document.querySelectorAll<HTMLElement>('[data-said]');
  expect([bubble?.style.left, bubble?.style.maxWidth]).toEqual(['300px', '46px']);
  place.remove();
});

it('the next line of the same person takes its place, and stands for as long', () => {
  const { say } = tableOf();
  say(lineOf(1, 2, 'one'));
  pass(BUBBLE_MS - 1);
  say(lineOf(2, 2, 'two'));
  pass(BUBBLE_MS - 1);
  expect(bubbles()).toEqual([['1', '100px', 'two']]);
});

it('one’s own lines have none, nor what is said of a question, nor a line that is told again', () => {
  const { say, now } = tableOf();
  say(lineOf(1, 1, 'mine'), lineOf(2, 2, 'a plea', { about: '1/vote:7' }));
  expect(bubbles()).toEqual([]);
  now({ chat: [lineOf(1, 1, 'mine'), lineOf(2, 2, 'a plea', { name: '' })] });
  expect(bubbles()).toEqual([]);
});

it('lines of the audience stand at the lower edge with a name', () => {
  const { say } = tableOf();
  say(lineOf(1, null, 'bravo'));
  expect(bubbles()).toMatchObject([['audience', expect.any(String), '⁨Noa⁩, watchingbravo']]);
});

it('a quick phrase is told in the language of whoever reads', () => {
  const phrase = { ...lineOf(1, 2, ''), say: { phrase: 'wow' as const } };
  for (const lang of ['he', 'en'] as const) {
    const { say } = tableOf();
    act(() => device.setState({ lang }));
    say(phrase);
    expect(bubbles()).toMatchObject([['1', '100px', textsOf(lang).phrases.wow]]);
    cleanup();
  }
});

it('a quiet table has none', () => {
  const { say } = tableOf();
  act(() => device.setState({ zen: true }));
  say(lineOf(1, 2, 'psst'));
  expect(bubbles()).toEqual([]);
});
