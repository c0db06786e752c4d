import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import type { Reason } from '@kesem/engine/games/eclipse/event';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import { describe, expect, it } from 'vitest';
import { pendingEvents } from '../../../kit/timeline/timeline.ts';
import { wordsIn } from '../../testing/words.ts';
import { ending } from '../describe.ts';
import { finale } from '../ending/finale.tsx';
import { laid } from '../testing/matches.ts';
import { textsOf } from '../texts.ts';
import { type EclipseFrame, framesOf } from '../timeline.ts';
import { MOVES } from './moves.ts';

describe('the end of a duel', () => {
  const stones: CardId[] = Array.from({ length: 4 }, () => 'crystal');
  const state = laid({ stones: [stones, stones] });
  const before = eclipse.view(state, 0);
  const framesFor = (me: 0 | 1 | 'public', reason: Reason, winner: 0 | 1 | null) =>
    framesOf({
      before: { ...before, me },
      events: [{ type: 'ended', reason, winner, stones: [4, 4] }],
    });
  const timesOf = (frame: EclipseFrame | undefined) =>
    frame?.acts.map(({ move, of, at }) => `${at} ${move} ${of.split(':')[0]}`);

  it('takes the table before its scene: all stops, the moon covers the sun, night floods, stones break', () => {
    const [shown, told] = framesFor(1, 'lead', 0);
    expect(timesOf(shown)).toEqual([
      '300 cover sun',
      '1200 night sun',
      '1200 shatter stone',
      '1260 shatter stone',
      '1320 shatter stone',
      '1380 shatter stone',
    ]);
    expect([MOVES.cover.ms, MOVES.night.ms, MOVES.dawn.ms]).toEqual([900, 900, 900]);
    expect([shown?.ms, told?.ms]).toEqual([2400, 0]);
    // the scene comes when all has been told
    expect(pendingEvents({ queue: framesFor(1, 'lead', 0), paused: false })).toBe(1);
  });

  it('is dawn for whoever won and for those who watch; without a winner nothing is taken', () => {
    const skies = (me: 0 | 1 | 'public') =>
      framesFor(me, 'lead', 0).flatMap(({ acts }) =>
        acts.flatMap(({ move }) => (move === 'night' || move === 'dawn' ? [move] : [])),
      );
    expect([skies(0), skies('public'), skies(1)]).toEqual([['dawn'], ['dawn'], ['night']]);
    expect(framesFor(0, 'longest', null).map(({ ms }) => ms)).toEqual([0]);
  });

  it('says why, in every way a duel can end, in both languages, and how the sun of the loser went', () => {
    for (const lang of ['he', 'en'] as const) {
      const { reason: reasons } = textsOf(lang);
      for (const reason of Object.keys(reasons) as Reason[]) {
        const [shown] = framesFor(0, reason, 0);
        const words = wordsIn(lang);
        const line = ending(reason, words, { ...before, ended: { reason, winner: 0 } });
        expect(line).not.toMatch(/null|undefined|^$/u);
        expect(finale.title?.(reason, { mood: 'lost', words })).toMatch(/\p{L}/u);
        expect(shown?.ms).toBeGreaterThan(0);
      }
    }
  });
});
