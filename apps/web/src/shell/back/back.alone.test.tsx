// @vitest-environment jsdom
import type { RoomView } from '@kesem/room/view';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../../games/contract.ts';
import { backTextsOf } from '../../i18n/back.ts';
import { adviseOn } from '../../local/advice.ts';
import type { AnyGame } from '../../registry.ts';
import { viewOf } from '../../state/testing/views.ts';
import { device } from '../frame/stores.ts';
import { usePresenceWords } from '../table/presence.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { HintItem, useHintWords } from './Hint.tsx';
import { hintFor } from './hint.ts';
import { BackAsked, TakeBackItem } from './TakeBack.tsx';

vi.mock(import('../../local/advice.ts'), () => ({ adviseOn: vi.fn<typeof adviseOn>() }));

beforeEach(withBrowser);
afterEach(cleanup);

const t = backTextsOf('en');
const BACK = { seat: 0, key: '4.1/move:3' };
const ASKED = { ...BACK, yes: [1], taught: false };

/** Dana and Noa at a match, or Dana and a bot. */
const playing = (
  takeBack: RoomView['takeBack'],
  bot: 'easy' | null = null,
  hand = 0,
): RoomView => ({
  ...viewOf({
    stage: 'playing',
    match: 4,
    people: [
      { no: 1, name: 'Dana' },
      { no: 2, name: bot ? '' : 'Noa', bot },
    ],
    chairs: [{ person: 1 }, { person: 2 }],
    asks: [{ seat: 0, key: '4.1/move:3', must: true, answers: ['move'] }],
  }),
  me: hand,
  table: { me: hand },
  takeBack,
});
const DANA = { person: 1, seat: 0 };
const NOA = { person: 2, seat: 1 };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const has = (name: string) => screen.queryByRole('button', { name }) !== null;

describe('A10: a move is taken back', () => {
  it('by whoever made it, under the key of its question', () => {
    const view = playing({ may: [BACK], asked: null });
    const { answer } = visit(<TakeBackItem onDone={() => undefined} />, { view, you: DANA });
    press(t.takeBack);
    expect(answer).toHaveBeenCalledExactlyOnceWith({ do: 'takeBack', yes: true }, BACK.key);
  });

  it('by nobody else, and not while one is asked for', () => {
    visit(<TakeBackItem onDone={() => undefined} />, {
      view: playing({ may: [BACK], asked: null }, null, 1),
      you: NOA,
    });
    expect(has(t.takeBack)).toBe(false);
    visit(<TakeBackItem onDone={() => undefined} />, {
      view: playing({ may: [BACK], asked: ASKED }),
      you: DANA,
    });
    expect(has(t.takeBack)).toBe(false);
    visit(<TakeBackItem onDone={() => undefined} />, { view: playing(null), you: DANA });
    expect(has(t.takeBack)).toBe(false);
  });

  it('by either of two at one phone: the answer that was given last', () => {
    const view: RoomView = { ...playing({ may: [BACK], asked: null }, null, 1), me: 'public' };
    const { answer } = visit(<TakeBackItem onDone={() => undefined} />, {
      view,
      you: NOA,
      online: false,
    });
    press(t.takeBack);
    expect(answer).toHaveBeenCalledExactlyOnceWith({ do: 'takeBack', yes: true }, BACK.key);
  });

  it('when the rival agrees, who is asked before everybody', () => {
    const view = playing({ may: [BACK], asked: ASKED });
    const { answer } = visit(<BackAsked />, { view, you: NOA });
    expect(screen.getByRole('status').textContent).toContain('Dana');
    press(t.agree);
    expect(answer).toHaveBeenLastCalledWith({ do: 'takeBack', yes: true }, BACK.key);
    press(t.keep);
    expect(answer).toHaveBeenLastCalledWith({ do: 'takeBack', yes: false }, BACK.key);
  });

  it('and whoever asks may think better of it; who watches has no word', () => {
    const view = playing({ may: [BACK], asked: ASKED });
    const { answer } = visit(<BackAsked />, { view, you: DANA });
    expect(has(t.agree)).toBe(false);
    press(t.withdraw);
    expect(answer).toHaveBeenLastCalledWith({ do: 'takeBack', yes: false }, BACK.key);
    cleanup();
    visit(<BackAsked />, { view, you: { person: null, seat: null } });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain('Dana');
  });

  it('and everybody reads at the plate who wants it', () => {
    const Plates = () => {
      const wordsOf = usePresenceWords();
      return [0, 1].map((seat) => <p key={seat}>{wordsOf(seat)}</p>);
    };
    const view = playing({ may: [BACK], asked: ASKED });
    visit(<Plates />, { view, you: { person: null, seat: null } });
    expect(screen.getAllByText(t.asks)).toHaveLength(1);
    expect(screen.getByText(t.asks).nextSibling).not.toBeNull();
  });

  it('with a word about what has come to light', () => {
    const asked = { ...ASKED, taught: true };
    visit(<BackAsked />, { view: playing({ may: [BACK], asked }), you: NOA });
    expect(screen.getByRole('status').textContent).toContain(t.taught);
  });
});

describe('A10: a bot is asked what it would play', () => {
  it('where all others are bots, by the seat that is waited for', () => {
    expect(hintFor(playing(null, 'easy'), 0)?.key).toBe('4.1/move:3');
    expect(hintFor(playing(null, 'easy'), 1)).toBeNull();
    expect(hintFor(playing(null, 'easy'), null)).toBeNull();
  });

  it('never where another human plays, a bot in their place or not', () => {
    const view = playing(null);
    expect(hintFor(view, 0)).toBeNull();
    const chairs = view.chairs.with(1, { person: 2, standIn: 'hard', chosen: false });
    expect(hintFor({ ...view, chairs }, 0)).toBeNull();
  });

  /** Asks, at a game that tells what it would be by this line. */
  const ask = (line: LogLine | null): void => {
    const view = playing(null, 'easy');
    const game = { describe: () => line } as unknown as AnyGame;
    const Said = () => <p>{view.table && useHintWords(game, view.table)}</p>;
    visit(
      <>
        <HintItem onDone={() => undefined} />
        <Said />
      </>,
      { view, you: DANA },
    );
    press(t.hint);
  };
  const come = () =>
    vi
      .mocked(adviseOn)
      .mockResolvedValueOnce({ move: { do: 'move' }, events: [{ type: 'moved' }] });
  const LINE: LogLine = { text: 'Black: e5, up.', code: 'e5e6', marked: 'Black: up.' };

  it('and says so where it cannot be asked', async () => {
    vi.mocked(adviseOn).mockRejectedValueOnce(new Error('no bot has come'));
    ask(null);
    expect(screen.getByText(t.thinking)).toBeTruthy();
    expect(await screen.findByText(t.none)).toBeTruthy();
  });

  it('A15: names no places to whoever sees them marked, and all to whoever hears them', async () => {
    come();
    ask(LINE);
    const shown = await screen.findByText(t.would('Black: up.'));
    expect(shown.closest('[aria-hidden="true"]')).toBeTruthy();
    const spoken = screen.getByText(/e5e6/);
    expect(spoken.textContent).toContain('Black: e5, up.');
    expect(spoken.closest('[aria-hidden="true"]')).toBeNull();
  });

  it('A15: names them where the table stands in words', async () => {
    device.setState({ textView: true });
    come();
    ask(LINE);
    expect((await screen.findByText(/e5e6/)).textContent).toContain(t.would('Black: e5, up.'));
    expect(screen.queryByText(t.would('Black: up.'))).toBeNull();
    device.setState({ textView: false });
  });
});
