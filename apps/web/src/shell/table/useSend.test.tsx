// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toasts } from '../../kit/toast.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { useSend } from './BoardArea.tsx';

beforeEach(withBrowser);
afterEach(cleanup);

const Board = () => {
  const send = useSend();
  return (
    <>
      <button type="button" onClick={() => send({ do: 'move' })}>
        move
      </button>
      <button type="button" onClick={() => send({ do: 'resign' })}>
        resign
      </button>
    </>
  );
};
const ASK = { seat: 0, key: '1/move:4', must: true, answers: ['move', 'resign'] };
const at = (asks: readonly (typeof ASK)[], me: number | null = 0) => {
  const base = viewOf({ stage: 'playing', match: 1, asks, chairs: [{ person: 1 }, { person: 2 }] });
  const table = { me: me ?? 'public' } as const;
  const state = { view: { ...base, table }, you: { person: 1, seat: me } };
  const visited = visit(<Board />, state);
  fireEvent.click(screen.getByRole('button', { name: 'move' }));
  return visited;
};

it('a move answers the open question that takes it, by its key as it stands', () => {
  const { answer } = at([
    { ...ASK, key: '1/draw:2', answers: ['accept'] },
    { ...ASK, key: '1/other:1', seat: 1 },
    ASK,
  ]);
  expect(answer).toHaveBeenCalledExactlyOnceWith({ do: 'move', move: { do: 'move' } }, '1/move:4');
});

it('the key is that of the moment at which the move is made', () => {
  const { answer, now, store } = at([ASK]);
  const { view } = store.getState();
  now({ view: view && { ...view, asks: [{ ...ASK, key: '1/move:5' }] } });
  fireEvent.click(screen.getByRole('button', { name: 'move' }));
  expect(answer.mock.lastCall?.[1]).toBe('1/move:5');
});

it.each([
  ['nothing is asked', []],
  ['only somebody else is asked', [{ ...ASK, seat: 1 }]],
  ['something else is asked', [{ ...ASK, answers: ['accept'] }]],
] as const)('when %s nothing is sent, and it is said', (_, asks) => {
  const { answer } = at(asks.map((ask) => ({ ...ask, answers: [...ask.answers] })));
  expect(answer).not.toHaveBeenCalled();
  expect(toasts.now().at(-1)).toMatchObject({ tone: 'danger' });
});

it('a second press of what is under way sends nothing', () => {
  const { answer, now } = at([ASK]);
  now({ pending: { id: 'a', key: ASK.key, does: 'move', unsaved: false } });
  fireEvent.click(screen.getByRole('button', { name: 'move' }));
  expect(answer).toHaveBeenCalledOnce();
});

it('another answer to the same question goes out, and the line says that it must wait', () => {
  const { answer, now } = at([ASK]);
  now({ pending: { id: 'a', key: ASK.key, does: 'move', unsaved: false } });
  fireEvent.click(screen.getByRole('button', { name: 'resign' }));
  expect(answer.mock.lastCall).toEqual([{ do: 'move', move: { do: 'resign' } }, ASK.key]);
});

it('whoever watches sends nothing', () => {
  expect(at([ASK], null).answer).not.toHaveBeenCalled();
});
