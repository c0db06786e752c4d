// @vitest-environment jsdom
import type { Reaction } from '@kesem/protocol/messages';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reactionTextsOf } from '../../i18n/reactions.ts';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import * as sound from '../../kit/sound.ts';
import { viewOf } from '../../state/testing/views.ts';
import { device } from '../frame/stores.ts';
import { withPictures } from '../testing/pictures.ts';
import { visit } from '../testing/visit.tsx';
import { Above } from './Above.tsx';

const t = reactionTextsOf('en');

withPictures();
beforeEach(() => device.setState({ hush: false, zen: false }));
afterEach(cleanup);

const VIEW = viewOf({
  me: 0,
  stage: 'playing',
  match: 1,
  people: [{ no: 1 }, { no: 2 }, { no: 3 }],
  chairs: [{ person: 1 }, { person: 2 }],
  asks: [{ seat: 0, key: '1/move:1', must: true, answers: ['move'] }],
});
const clap = (person: number | null, name = 'Noa'): Reaction => ({ kind: 'clap', name, person });
const tableOf = (state = {}) => {
  const seen = visit(
    <>
      <EmblemPlate ink={1} seat={0} />
      <EmblemPlate ink={2} seat={1} />
      <Above />
    </>,
    { view: VIEW, you: { person: 1, seat: 0 }, ...state },
  );
  const fly = (...reactions: readonly Reaction[]): void => {
    for (const reaction of reactions) seen.now({ reaction });
  };
  return { ...seen, fly };
};
const stamps = () =>
  [...document.querySelectorAll<HTMLElement>('[data-reaction]')].map((stamp) => ({
    from: stamp.dataset['from'],
    at: stamp.style.left,
    says: stamp.textContent,
  }));

it('starts at the plate of whoever sits, and is gone after 900 ms', () => {
  const { fly } = tableOf();
  fly(clap(2));
  expect(stamps()).toEqual([{ from: '1', at: '100px', says: '' }]);
  act(() => void vi.advanceTimersByTime(899));
  expect(stamps()).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(2));
  expect(stamps()).toEqual([]);
});

it('comes from the lower edge with a name where the sender looks on, sits no more, or has no plate to be seen', () => {
  const { fly } = tableOf();
  fly(clap(null, 'Lior'));
  expect(stamps()).toMatchObject([{ from: 'audience', says: t.inAudience('⁨Lior⁩') }]);
  act(() => void vi.advanceTimersByTime(1000));
  fly(clap(3, 'Gal'));
  expect(stamps()).toMatchObject([{ from: 'audience' }]);
  act(() => void vi.advanceTimersByTime(1000));
  // a scene has the table, and what lies under it is not there
  document.querySelector('[data-plate="1"]')?.setAttribute('inert', '');
  fly(clap(2));
  expect(stamps()).toMatchObject([{ from: '1', says: '⁨Noa⁩' }]);
});

it('adds up, and is read to nobody', () => {
  const { fly } = tableOf();
  fly(clap(2), clap(2), clap(2));
  expect(stamps()).toMatchObject([{ says: '×3' }]);
  expect(document.querySelector('[data-reaction]')?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByText('×3', { ignore: '[aria-hidden] *' })).toBeNull();
});

it('H18: knocks again for whoever is asked to go on, and for nobody else', () => {
  const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined);
  const nu: Reaction = { kind: 'nu', name: 'Noa', person: 2 };
  const { fly, now } = tableOf();
  fly(nu);
  expect(play).toHaveBeenLastCalledWith('knock');
  now({ you: { person: 2, seat: 1 } });
  fly({ ...nu });
  expect(play).toHaveBeenLastCalledWith('tick');
});

it('sounds softly, at most four times a second', () => {
  const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined);
  const { fly } = tableOf();
  fly(...Array.from({ length: 10 }, () => clap(2)));
  expect(play.mock.calls).toEqual(Array.from({ length: 4 }, () => ['tick']));
  act(() => void vi.advanceTimersByTime(1000));
  fly(clap(2));
  expect(play).toHaveBeenCalledTimes(5);
});

it('is neither seen nor heard where it is hushed, at a quiet table, or while my own clock runs out', () => {
  const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined);
  const { fly, now } = tableOf();
  act(() => device.setState({ hush: true }));
  fly(clap(2));
  act(() => device.setState({ hush: false, zen: true }));
  fly(clap(2));
  act(() => device.setState({ zen: false }));
  const at = performance.timeOrigin + performance.now();
  const clocks = [{ key: '0', seat: 0, left: 9_999, since: at }];
  now({ view: { ...VIEW, clocks } });
  fly(clap(2));
  expect([stamps(), play.mock.calls]).toEqual([[], []]);
  now({ view: { ...VIEW, clocks: [{ key: '0', seat: 0, left: 30_000, since: at }] } });
  fly(clap(2));
  expect(stamps()).toHaveLength(1);
});

it('flies on while the clock that runs out is another’s', () => {
  const at = performance.timeOrigin + performance.now();
  const clocks = [{ key: '1', seat: 1, left: 500, since: at }];
  const { fly } = tableOf({ view: { ...VIEW, clocks } });
  fly(clap(2));
  expect(stamps()).toHaveLength(1);
});
