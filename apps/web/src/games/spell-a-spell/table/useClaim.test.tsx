// @vitest-environment jsdom
import type { Seat } from '@kesem/engine/core/game';
import type { SpellMove } from '@kesem/engine/games/spell-a-spell/move';
import type { SpellState } from '@kesem/engine/games/spell-a-spell/state';
import { castMove, game, sent, table } from '@kesem/engine/games/spell-a-spell/testing/fixtures';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useClaim } from './useClaim.ts';

const START = table({ hands: ['זזכלב', 'סוסנטר', 'תותדחל'] });
/** A word that no list has, so that the others vote on it. */
const CAST = castMove(START, 'זז');
const VOTE = sent(START, 0, CAST).state;

/** What a player says of their word; `show` lays another state on the table. */
function claimAt(me: Seat, first: SpellState = START) {
  const send = vi.fn<(move: SpellMove) => void>();
  const plead = vi.fn<(about: string, plea: string) => void>();
  const { result, rerender } = renderHook(
    (state: SpellState) => useClaim({ view: game.view(state, me), send, plead }),
    { initialProps: first },
  );
  return { claim: () => result.current, send, plead, show: rerender };
}

describe('what sort of thing a word is', () => {
  it('goes with its cast, and with no other move', () => {
    const { claim, send } = claimAt(0);
    act(() => claim().send(CAST));
    act(() => claim().put({ claimed: 'animal' }));
    act(() => claim().send(CAST));
    act(() => claim().send({ do: 'fail' }));
    expect(send.mock.calls).toEqual([[CAST], [{ ...CAST, claimed: 'animal' }], [{ do: 'fail' }]]);
  });

  it('is kept beside the plea, and both are gone with the question', () => {
    const { claim, show } = claimAt(0);
    act(() => claim().put({ claimed: 'animal' }));
    act(() => claim().put({ plea: 'It buzzes' }));
    expect(claim().claim).toMatchObject({ claimed: 'animal', plea: 'It buzzes' });
    show(VOTE);
    expect(claim().claim).toMatchObject({ claimed: null, plea: '' });
  });
});

describe('a plea', () => {
  it('is said once, about the vote on the word, when that opens', () => {
    const { claim, plead, show } = claimAt(0);
    act(() => claim().put({ plea: '  It buzzes ' }));
    expect(plead).not.toHaveBeenCalled();
    show(VOTE);
    show(sent(VOTE, 1, { do: 'vote', vote: 'yes' } as never).state);
    expect(plead.mock.calls).toEqual([[`vote:${VOTE.pub.question?.n}`, 'It buzzes']]);
  });

  it('of nothing but blanks is not said, nor one for a word that was never cast', () => {
    const blank = claimAt(0);
    act(() => blank.claim().put({ plea: '   ' }));
    blank.show(VOTE);
    const older = claimAt(0, START);
    act(() => older.claim().put({ plea: 'It buzzes' }));
    const { question } = VOTE.pub;
    older.show({
      ...VOTE,
      pub: { ...VOTE.pub, question: question && { ...question, n: question.n + 3 } },
    });
    for (const { plead } of [blank, older]) expect(plead).not.toHaveBeenCalled();
  });

  it('is not said about a word of somebody else', () => {
    const { claim, plead, show } = claimAt(1);
    act(() => claim().put({ plea: 'It buzzes' }));
    show(VOTE);
    expect(plead).not.toHaveBeenCalled();
  });
});
