import { goofspiel } from '@kesem/engine/games/goofspiel/game';
import { play, table } from '@kesem/engine/games/goofspiel/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../i18n/lang.ts';
import { wordsIn } from '../testing/words.ts';
import { describe as line } from './describe.ts';
import { facts } from './ending/facts.ts';
import { CHAPTERS } from './rules/chapters.ts';
import { ruleAt } from './rules/ruleAt.ts';
import { sentenceOf } from './sentence.ts';
import { sounds } from './sounds.ts';

const START = table([3, 6, 1, 2, 4, 5, 7]);
const WHOLE = play(START, 4, 4, 5, 2, 1, 3, 2, 1, 3, 5, 6, 7, 7, 6);

describe.each(LANGS)('in %s', (lang) => {
  const words = wordsIn(lang);

  it('every event has a line and a sound', () => {
    expect(new Set(WHOLE.events.map(({ type }) => type)).size).toBe(6);
    for (const event of WHOLE.events) {
      expect(line(event, words).text).not.toMatch(/undefined|^$/);
      expect(sounds(event, 0)).not.toEqual([]);
    }
  });

  it('there is always a sentence, and a chapter for it', () => {
    const cards = [4, 4, 5, 2];
    for (let count = 0; count <= cards.length; count += 1) {
      const { state } = play(START, ...cards.slice(0, count));
      for (const viewer of [0, 1, 'public'] as const) {
        const view = goofspiel.view(state, viewer);
        const now = { view, words, frame: null, chosen: null, pending: false, refusal: null };
        expect(sentenceOf(now).say).not.toBe('');
        expect(CHAPTERS).toContain(ruleAt(view));
      }
    }
  });

  it('there is something to tell of a match', () => {
    expect(facts(WHOLE.events, words)).toHaveLength(3);
  });
});

it('the best bargain is what cost least for what it brought', () => {
  expect(facts(WHOLE.events, wordsIn('en'))).toContainEqual({
    title: 'The best bargain',
    text: 'Dana, 9 points for a 5',
  });
});
