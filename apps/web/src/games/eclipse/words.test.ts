import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import { expect, it, describe as suite } from 'vitest';
import { wordsIn } from '../testing/words.ts';
import { describe, ending } from './describe.ts';
import { sounds } from './sounds.ts';
import { laid, moved, playOut } from './testing/matches.ts';
import { en } from './texts.en.ts';
import { he } from './texts.he.ts';

const LANGS = ['en', 'he'] as const;

/** Seen on the table, or told by another line. */
const UNTOLD: readonly EclipseEvent['type'][] = [
  'entered',
  'enchanted',
  'changed',
  'asked',
  'opened',
  'closed',
  'peace',
  'renewed',
  'unmarked',
  'drew',
];

suite('what happened in words', () => {
  it.each(LANGS)('is told of every event of a match that is not seen otherwise, in %s', (lang) => {
    const words = wordsIn(lang, null);
    const told = [...playOut('told', 300)].flatMap(({ state, events }) => {
      const view = eclipse.view(state, 'public');
      return events.map((event) => ({ event, text: describe(event, words, view)?.text ?? '' }));
    });
    const silent = told.filter(({ event, text }) => text === '' && !UNTOLD.includes(event.type));
    expect(silent).toEqual([]);
    expect(told.map(({ text }) => text).join(' ')).not.toMatch(/undefined|NaN|null|#/);
  });

  it('names what has left play', () => {
    const state = laid({ hand: ['goblin'], stones: [['crystal']] });
    const { state: after } = moved(state, 0, { do: 'cast', slot: 0, pay: [1], target: null });
    const view = { ...eclipse.view(after, 'public'), creatures: [] };
    const event = { type: 'damaged', creature: 2, amount: 1, regenerated: 0 } as const;
    expect(describe(event, wordsIn('en'), view)?.text).toBe('1 damage to Goblin');
  });

  it('E11: speaks a fight as die, skill and sum of both, and no line ends inside a sum', () => {
    const state = laid({ creatures: [['goblin'], ['vampire']] });
    const view = eclipse.view(state, 'public');
    const event = {
      type: 'fought',
      player: 0,
      attacker: 1,
      defender: 2,
      dice: [6, 2],
      totals: [7, 6],
    } as const;
    expect(describe(event, wordsIn('en'), view)?.text).toBe(
      'Goblin 6\u00a0+\u00a01\u00a0=\u00a07, against Vampire 2\u00a0+\u00a04\u00a0=\u00a06',
    );
  });

  it('never tells a hand that is not one’s own', () => {
    const view = eclipse.view(laid({}), 'public');
    const event = { type: 'drew', player: 1, cards: null, count: 1, why: 'renewal' } as const;
    expect(describe(event, wordsIn('en'), view)?.text).toBe('Amir draws a card');
  });

  it.each([
    ['he', 'כניעה של Amir'],
    ['en', 'Amir conceded'],
  ] as const)('names whoever conceded, in %s', (lang, said) => {
    const view = eclipse.view(laid({}), 0);
    const ended = { reason: 'conceded', winner: 0 } as const;
    expect(ending('conceded', wordsIn(lang), { ...view, ended })).toBe(said);
  });
});

suite('texts', () => {
  it('have the same keys in both languages', () => {
    const keys = (part: object): readonly string[] =>
      Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
        typeof value === 'object' && value !== null
          ? keys(value).map((inner) => `${key}.${inner}`)
          : [key],
      );
    expect(keys(he)).toEqual(keys(en));
  });
});

suite('sounds', () => {
  it('knock at one’s own turn only', () => {
    const event = { type: 'turn', turn: 3, player: 0 } as const;
    expect(sounds(event, 0)).toEqual(['knock']);
    expect(sounds(event, 1)).toEqual([]);
  });
});
