// @vitest-environment jsdom
import type { RoomView } from '@kesem/room/view';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reactionTextsOf } from '../../i18n/reactions.ts';
import { toasts } from '../../kit/toast.ts';
import type { AnyGame } from '../../registry.ts';
import type { RoomState } from '../../state/room.ts';
import { viewOf } from '../../state/testing/views.ts';
import { device } from '../frame/stores.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { Strip } from './Strip.tsx';

const t = reactionTextsOf('en');

beforeEach(() => {
  withBrowser();
  vi.useFakeTimers();
  device.setState({ hush: false, zen: false, keys: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A game whose board has these keys. */
const gameWith = (...keys: readonly string[]): AnyGame =>
  // the strip asks no more of a game than this
  ({ keys: () => keys.map((one) => ({ keys: one, does: '' })) }) as unknown as AnyGame;
const QUIET = gameWith('Enter');

const PLAYING: RoomView = viewOf({
  me: 0,
  stage: 'playing',
  match: 1,
  people: [{ no: 1 }, { no: 2 }],
  chairs: [{ person: 1 }, { person: 2 }],
  asks: [{ seat: 1, key: '1/move:1', must: true, answers: ['move'] }],
});
const SEATED = { view: PLAYING, you: { person: 1, seat: 0 } };
const WATCHING = {
  view: { ...PLAYING, me: 'public' },
  you: { person: null, seat: null },
} as const satisfies Partial<RoomState>;

/** A strip whose line answers so. */
function stripWith(
  answer: object | null,
  state: Partial<RoomState> = SEATED,
  game: AnyGame = QUIET,
) {
  const seen = visit(
    <>
      <Strip game={game} narrow={false} />
      <input aria-label="a field" />
    </>,
    state,
  );
  seen.link.ask.mockImplementation(async () => answer as null);
  return seen;
}
const print = (name: string): HTMLElement => screen.getAllByRole('button', { name })[0] as never;
const press = async (button: HTMLElement): Promise<void> => {
  await act(async () => void fireEvent.click(button));
};
const pressKey = (code: string, more: object = {}, at: Element = document.body): boolean =>
  fireEvent.keyDown(at, { code, ...more });
const isClosed = (name: string): boolean => print(name).getAttribute('aria-disabled') === 'true';
const FREE = { ok: true, rest: 0 };

describe('the strip of reactions', () => {
  it('leaves the bar to whoever plays: one way to all of them, so that no board shifts under a finger', async () => {
    const { link } = stripWith(FREE);
    const [more, ...others] = screen.getAllByRole('button');
    expect([more?.getAttribute('aria-label'), others]).toEqual([t.more, []]);
    fireEvent.click(more ?? document.body);
    await press(print(t.kinds.clap));
    expect(link.ask.mock.calls).toEqual([['react', { kind: 'clap' }]]);
  });

  it('sends one by one tap', async () => {
    const { link } = stripWith(FREE, WATCHING);
    await press(print(t.kinds.clap));
    expect(link.ask.mock.calls).toEqual([['react', { kind: 'clap' }]]);
  });

  it('has three in a narrow bar and opens the others; Escape, a choice and leaving it close them', async () => {
    const { link } = stripWith(FREE, WATCHING);
    const more = screen.getByRole('button', { name: t.more });
    expect(screen.getAllByRole('button')).toHaveLength(4);
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('button')).toHaveLength(4 + 7 + 1);
    fireEvent.keyDown(more, { key: 'Escape' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(more);
    await press(print(t.kinds.horns));
    expect(link.ask.mock.calls).toEqual([['react', { kind: 'horns' }]]);
    expect(more.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(more);
    fireEvent.focusIn(screen.getByRole('textbox'));
    expect(more.getAttribute('aria-expanded')).toBe('false');
  });

  it('rests for as long as the house says, and fills again', async () => {
    const { link } = stripWith({ ok: true, rest: 4000 }, WATCHING);
    await press(print(t.kinds.clap));
    expect(isClosed(t.kinds.clap)).toBe(true);
    await press(print(t.kinds.clap));
    pressKey('Digit1');
    expect(link.ask).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(3999));
    expect(isClosed(t.kinds.clap)).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(isClosed(t.kinds.clap)).toBe(false);
  });

  it('rests when another tab has reacted too much, and says nothing when the line is lost', async () => {
    const { link } = stripWith({ ok: false, code: 'tooFast' }, WATCHING);
    await press(print(t.kinds.clap));
    expect(isClosed(t.kinds.clap)).toBe(true);
    act(() => void vi.advanceTimersByTime(4000));
    link.ask.mockImplementation(async () => null);
    await press(print(t.kinds.clap));
    expect(isClosed(t.kinds.clap)).toBe(false);
  });
});

describe('what the strip offers', () => {
  it('nothing where nobody would see it: alone with bots, at a quiet table', () => {
    const bots = viewOf({
      me: 0,
      stage: 'playing',
      match: 1,
      people: [{ no: 1 }, { no: 2, bot: 'easy' }],
      chairs: [{ person: 1 }, { person: 2 }],
    });
    const { now } = stripWith(FREE, { ...SEATED, view: bots });
    expect(screen.queryByRole('group')).toBeNull();
    const watchers = [{ name: 'Noa', ink: 1 as const, watcher: 1, person: null }];
    now({ presence: { here: [1], watchers } });
    expect(screen.queryByRole('group')).not.toBeNull();
    act(() => device.setState({ zen: true }));
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('applause alone where the host wants no other, which is said to all', async () => {
    const { link, now } = stripWith(FREE);
    now({ view: { ...PLAYING, applauseOnly: true } });
    expect(toasts.now().map(({ text }) => text)).toEqual([t.onlyApplause]);
    fireEvent.click(screen.getByRole('button', { name: t.more }));
    expect(screen.queryByRole('button', { name: t.kinds.haha })).toBeNull();
    pressKey('Digit4');
    expect(link.ask).not.toHaveBeenCalled();
    await press(print(t.kinds.clap));
    expect(link.ask.mock.calls).toEqual([['react', { kind: 'clap' }]]);
  });

  it('a way to hush all reactions on this device', () => {
    stripWith(FREE);
    fireEvent.click(screen.getByRole('button', { name: t.more }));
    const hush = screen.getByRole('button', { name: t.hush });
    expect(hush.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(hush);
    expect(hush.getAttribute('aria-pressed')).toBe('true');
    expect(device.getState().hush).toBe(true);
  });

  it('less to whoever is asked: it marks itself, so that a small bar has room for the sentence', () => {
    const { now } = stripWith(FREE);
    const strip = screen.getByRole('group');
    expect(strip.dataset['asked']).toBeUndefined();
    const asks = [{ seat: 0, key: '1/move:2', must: true, answers: ['move'] }];
    now({ view: { ...PLAYING, asks } });
    expect(strip.dataset['asked']).toBe('');
  });
});

describe('the one that hurries', () => {
  const open = () => {
    fireEvent.click(screen.getByRole('button', { name: t.more }));
    return within(screen.getByRole('group'));
  };

  it('waits until somebody has thought about one question for twenty seconds', async () => {
    const { link, now } = stripWith(FREE);
    open();
    expect(isClosed(t.kinds.nu)).toBe(true);
    act(() => void vi.advanceTimersByTime(19_999));
    expect(isClosed(t.kinds.nu)).toBe(true);
    await press(print(t.kinds.nu));
    expect(link.ask).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(isClosed(t.kinds.nu)).toBe(false);
    const asks = [{ seat: 1, key: '1/move:3', must: true, answers: ['move'] }];
    now({ view: { ...PLAYING, asks } });
    expect(isClosed(t.kinds.nu)).toBe(true);
  });

  it('is not for my own thinking, and not offered to whoever looks on', () => {
    const asks = [{ seat: 0, key: '1/move:1', must: true, answers: ['move'] }];
    const { now } = stripWith(FREE, { ...SEATED, view: { ...PLAYING, asks } });
    const strip = open();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(isClosed(t.kinds.nu)).toBe(true);
    now({ view: { ...PLAYING, me: 'public' }, you: { person: null, seat: null } });
    expect(strip.queryByRole('button', { name: t.kinds.nu })).toBeNull();
  });
});

describe('the keys 1 to 8', () => {
  it('react in the order of the strip', () => {
    const { link } = stripWith(FREE);
    pressKey('Digit4');
    pressKey('Numpad8');
    expect(link.ask.mock.calls).toEqual([
      ['react', { kind: 'haha' }],
      ['react', { kind: 'horns' }],
    ]);
  });

  it('are left alone in a field, with other keys, held down, taken, or switched off', () => {
    const { link } = stripWith(FREE);
    pressKey('Digit1', {}, screen.getByRole('textbox'));
    for (const more of [
      { ctrlKey: true },
      { altKey: true },
      { shiftKey: true },
      { repeat: true },
    ]) {
      pressKey('Digit1', more);
    }
    const take = (event: Event): void => event.preventDefault();
    document.addEventListener('keydown', take, { capture: true });
    pressKey('Digit1');
    document.removeEventListener('keydown', take, { capture: true });
    act(() => device.setState({ keys: false }));
    pressKey('Digit1');
    pressKey('Digit9');
    expect(link.ask).not.toHaveBeenCalled();
  });

  it('belong to a board that has a use for them, but for whoever looks on', () => {
    const { link, now } = stripWith(FREE, SEATED, gameWith('1–6', 'Enter'));
    pressKey('Digit1');
    expect(link.ask).not.toHaveBeenCalled();
    now({ view: { ...PLAYING, me: 'public' }, you: { person: null, seat: null } });
    pressKey('Digit1');
    expect(link.ask).toHaveBeenCalledTimes(1);
  });
});
