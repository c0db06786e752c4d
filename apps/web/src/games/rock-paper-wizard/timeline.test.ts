import { seededRandom } from '@kesem/engine/core/random';
import { heardBy } from '@kesem/engine/core/told';
import { rockPaperWizard } from '@kesem/engine/games/rock-paper-wizard/game';
import { show } from '@kesem/engine/games/rock-paper-wizard/show';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchOf, roundOf, stepOf } from './testing/matches.ts';
import { framesOf } from './timeline.ts';

describe('what happens', () => {
  it('ends with the table as it truly stands, in the steps that the house shows, whatever is chosen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 6 }),
        fc.array(fc.nat(), { minLength: 1, maxLength: 60 }),
        (seats, picks) => {
          let state = matchOf(seats);
          const random = seededRandom('scenes');
          for (const pick of picks) {
            const ask = rockPaperWizard.asks(state).find(({ must }) => must);
            if (!ask) return;
            const moves = rockPaperWizard.moves(rockPaperWizard.view(state, ask.seat));
            const move = moves[pick % moves.length];
            if (!move) throw new Error('nothing to choose');
            const input = { kind: 'move', seat: ask.seat, move } as const;
            const ruling = rockPaperWizard.apply(state, input, random);
            if (!ruling.ok) throw new Error('a listed move was refused');
            const before = rockPaperWizard.view(state, 'public');
            const truth = rockPaperWizard.view(ruling.state, 'public');
            const events = heardBy(ruling.told, 'public');
            const frames = framesOf({ before, events });
            expect(frames.at(-1)?.view ?? truth).toEqual(truth);
            expect(frames.map(({ ms }) => ms)).toEqual(show(events).map(({ ms }) => ms));
            ({ state } = ruling);
          }
        },
      ),
      { numRuns: 40, seed: 3 },
    );
  });

  it('counts to three before all hands appear in one frame', () => {
    const { before, events } = roundOf(matchOf(3), 'fireball 1', 'fireball 2', 'passwall 0');
    const [one, two, three, all] = framesOf({ before, events });
    expect([one, two, three].map((frame) => frame?.part)).toEqual(['count', 'count', 'count']);
    expect([one, two, three].map((frame) => frame?.count)).toEqual([0, 1, 2]);
    expect(three?.view.wizards.every(({ hand }) => hand === null)).toBe(true);
    expect(all?.view.wizards.every(({ hand }) => hand?.state === 'armed')).toBe(true);
  });

  it('R3: a card that nobody knew is a frame of its own before it acts', () => {
    const { before, events } = roundOf(matchOf(3), 'fireball 1', 'fireball 0', 'passwall 0');
    const frames = framesOf({ before, events });
    const wild = frames.findIndex(({ part }) => part === 'wild');
    const turn = frames[wild]?.events.find(({ type }) => type === 'turn');
    expect(frames[wild]?.events).toEqual([turn]);
    expect(turn).toMatchObject({ surge: true, spell: frames[wild]?.fight?.spell });
    expect(frames[wild]?.ms).toBeGreaterThanOrEqual(2200);
    expect(frames[wild + 1]).toMatchObject({ part: 'fight', fight: frames[wild]?.fight });
  });

  it('goes on with the spell in whose middle somebody was asked', () => {
    const begun = matchOf(4);
    const rich = begun.open.wizards.map((one, seat) => ({ ...one, gold: [9, 5, 4, 1][seat] ?? 3 }));
    const state = { ...begun, open: { ...begun.open, wizards: rich } };
    const asked = roundOf(state, 'passwall 1', 'charmPerson 0', 'passwall 0', 'passwall 0');
    const { before, events } = stepOf(asked.state, 0, { do: 'charm', to: 3 });
    const [first] = framesOf({ before, events });
    expect(first).toMatchObject({
      part: 'fight',
      fight: { seat: 1, spell: 'charmPerson', target: 0, step: 2, of: 4 },
    });
  });

  it('tells every event once, in order', () => {
    const { before, events } = roundOf(matchOf(3), 'fireball 1', 'fireball 0', 'passwall 0');
    expect(framesOf({ before, events }).flatMap((frame) => frame.events)).toEqual(events);
  });

  it('is empty where there is nothing to see', () => {
    const { before } = roundOf(matchOf(3), 'fireball 1', 'fireball 2', 'passwall 0');
    expect(framesOf({ before, events: [{ type: 'ready', seat: 1 }] })).toEqual([]);
    expect(
      framesOf({ before, events: [{ type: 'chose', seat: 0, spell: 'fear', target: 1 }] }),
    ).toEqual([]);
  });
});
