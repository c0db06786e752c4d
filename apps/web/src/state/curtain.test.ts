import type { Show } from '@kesem/room/match';
import { expect, it } from 'vitest';
import { openCurtain } from './curtain.ts';

const SHOW: Show = {
  id: '1/show:1',
  startsAt: 1_300,
  steps: [900],
  wholeUntil: 1_300,
  endsAt: 2_200,
};

/** A curtain at 1 000 ms, what was told, and a hand that lets its time come. */
function aCurtain() {
  const told: string[] = [];
  let due: { readonly ms: number; readonly run: () => void } | null = null;
  const { news, behind } = openCurtain({
    now: () => 1_000,
    after: (ms, run) => {
      due = { ms, run };
      return () => {
        due = null;
      };
    },
  });
  return {
    told,
    hears: (name: string, show: Show | null, isFull = false) =>
      news({ show, isFull, tell: () => told.push(name) }),
    answered: () => behind(() => told.push('answer')),
    waits: () => due?.ms ?? null,
    rises: () => due?.run(),
  };
}

it('holds back what begins a show, and all that comes meanwhile, in its order', () => {
  const { told, hears, waits, rises } = aCurtain();
  hears('before', null);
  hears('reveal', SHOW);
  hears('chat', SHOW);
  expect([told, waits()]).toEqual([['before'], 300]);
  rises();
  hears('after', SHOW);
  expect(told).toEqual(['before', 'reveal', 'chat', 'after']);
});

it('lets nobody see that a move was taken before what came of it', () => {
  const { told, hears, answered, rises } = aCurtain();
  answered();
  expect(told).toEqual(['answer']);
  hears('reveal', SHOW);
  answered();
  hears('chat', SHOW);
  expect(told).toEqual(['answer']);
  rises();
  expect(told).toEqual(['answer', 'reveal', 'chat', 'answer']);
});

it('holds back no full view, which has in it what was held back', () => {
  const { told, hears, answered, waits } = aCurtain();
  hears('reveal', SHOW);
  answered();
  hears('full', SHOW, true);
  expect([told, waits()]).toEqual([['full', 'answer'], null]);
});
