// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tvTextsOf } from '../../i18n/tv.ts';
import * as sound from '../../kit/sound.ts';
import { viewOf } from '../../state/testing/views.ts';
import { device } from '../frame/stores.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { HandsItem, HandsNotice } from './HandsNotice.tsx';
import { useHands, useHushed } from './hands.ts';

/** What a screen is as its browser tells: touched or not, and with room for a rail or without. */
const onScreen = (touched: boolean, wide = false): void => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('coarse') ? touched : wide && media.includes('min-width'),
    }),
  );
};

beforeEach(() => {
  withBrowser();
  onScreen(true);
  device.setState({ sound: 'all' });
});
afterEach(cleanup);

const VIEW = viewOf({
  me: 0,
  stage: 'playing',
  match: 1,
  people: [{ no: 1 }, { no: 2 }],
  chairs: [{ person: 1 }, { person: 2 }],
});
const SEATED = { person: 1, seat: 0 };
const SHOWN = { here: [1, 2], watchers: [], screens: 1 };
const UNSHOWN = { here: [1, 2], watchers: [] };
const t = tvTextsOf('en');

const Probe = () => {
  const hands = useHands();
  useHushed(hands);
  return <p data-testid="is">{hands.isOn ? 'hand' : 'table'}</p>;
};

let rooms = 0;
/** A screen in a room of its own, unless it comes back to one. */
const phone = (more: Parameters<typeof visit>[1] = {}) => {
  rooms += 1;
  return visit(
    <>
      <HandsNotice />
      <HandsItem onDone={() => undefined} />
      <Probe />
    </>,
    { room: `room ${rooms}`, view: VIEW, you: SEATED, presence: SHOWN, ...more },
  );
};
const is = (): string | null => screen.getByTestId('is').textContent;
const offer = () => screen.queryByText(t.onScreen);
const press = (name: string): boolean =>
  fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);

it('H34: a phone at a table that a large screen shows is offered to be the hand, and is one after a tap', () => {
  phone();
  expect(is()).toBe('table');
  expect(offer()).toBeTruthy();
  press(t.hands);
  expect(is()).toBe('hand');
  expect(offer()).toBeNull();
});

it('H34: who refuses is not asked again in that room, and may change their mind in the menu', () => {
  phone({ room: 'kept' });
  press(t.handsNo);
  expect(offer()).toBeNull();
  cleanup();
  phone({ room: 'kept' });
  expect(offer()).toBeNull();
  expect(is()).toBe('table');
  press(t.hands);
  expect(is()).toBe('hand');
  press(t.showTable);
  expect(is()).toBe('table');
  cleanup();
  phone({ room: 'another' });
  expect(offer()).toBeTruthy();
});

it('H34: is the whole table as soon as no screen shows it, and a hand when one does again', () => {
  const { now } = phone();
  press(t.hands);
  now({ presence: UNSHOWN });
  expect(is()).toBe('table');
  expect(screen.queryByRole('button', { name: t.showTable })).toBeNull();
  now({ presence: SHOWN });
  expect(is()).toBe('hand');
});

it.each([
  ['a laptop', {}, [false, true]],
  ['a small window with a mouse', {}, [false, false]],
  ['a tablet with a rail', {}, [true, true]],
  ['somebody who watches', { you: { person: null, seat: null } }, [true, false]],
  ['a table that no screen shows', { presence: UNSHOWN }, [true, false]],
] as const)('H34: %s is offered nothing and stays as it is', (_, more, [touched, wide]) => {
  onScreen(touched, wide);
  phone(more);
  expect(offer()).toBeNull();
  expect(screen.queryByRole('button', { name: t.hands })).toBeNull();
  expect(is()).toBe('table');
});

it('H34: shows all of it before a match, and once its end has been shown', () => {
  const { now } = phone();
  press(t.hands);
  now({ view: { ...VIEW, stage: 'over' }, pendingEvents: 2 });
  expect(is()).toBe('hand');
  now({ pendingEvents: 0 });
  expect(is()).toBe('table');
  now({ view: { ...VIEW, stage: 'lobby' } });
  expect(is()).toBe('table');
});

it('H34: a hand only knocks when it is asked, and hears all again afterwards', () => {
  const tune = vi.spyOn(sound, 'tune');
  phone();
  press(t.hands);
  expect(tune).toHaveBeenLastCalledWith('turn');
  press(t.showTable);
  expect(tune).toHaveBeenLastCalledWith('all');
});
