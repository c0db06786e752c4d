import { normalised } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import { cards, game, table, WORDS } from '@kesem/engine/games/spell-a-spell/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../../i18n/lang.ts';
import { dealt, EMPTY_RACK, laid, typed } from './rack.ts';
import { isCastable, statusOf, wordStatus } from './status.ts';
import { statusWords } from './statusWords.ts';

const state = table({ hands: ['כלבתול', 'סוסנטר'], pending: 'קוף', kept: ['דחליל'] });
const view = game.view(state, 0);
const of = (word: string, from = view) => wordStatus(normalised(word), from, WORDS);

describe('the status of a word', () => {
  it('says what would become of it', () => {
    expect(of('כלב').is).toBe('listed');
    expect(of('אש')).toEqual({ is: 'special', word: 'אש' });
    expect(of('דחליל').is).toBe('known');
    expect(of('גגגג').is).toBe('vote');
    expect(of('דג')).toMatchObject({ is: 'barred', why: { code: 'tooShort', need: 3 } });
    expect(of('קוף')).toMatchObject({ is: 'barred', why: { code: 'sameWord' } });
  });

  it('knows no length for whoever builds ahead', () => {
    expect(of('דג', game.view(state, 1)).is).toBe('listed');
  });

  it('does without the words while they have not come', () => {
    expect(wordStatus('כלב', view, null).is).toBe('unsure');
    expect(wordStatus('אש', view, null).is).toBe('special');
    const lexicon = table({ hands: ['כלב', 'סוס'], options: { dictionary: 'lexicon' } });
    expect(wordStatus('גגג', game.view(lexicon, 0), null).is).toBe('unsure');
    expect(wordStatus('גגג', game.view(lexicon, 0), WORDS).is).toBe('barred');
  });

  it('is told by casting where nobody is helped', () => {
    const unaided = table({
      hands: ['כלבתול', 'סוסנטר'],
      pending: 'קוף',
      options: { dictionary: 'lexicon', unaided: true },
    });
    const from = game.view(unaided, 0);
    const told = ['כלב', 'גגגג', 'אש', 'דג'].map((word) => of(word, from).is);
    expect(told).toEqual(['blind', 'blind', 'special', 'barred']);
    expect(isCastable(of('גגגג', from))).toBe(true);
  });

  it('of an empty track and of a nameless fog is not to be cast', () => {
    const rack = dealt(EMPTY_RACK, cards('*א'));
    const states = [statusOf(rack, view, WORDS), statusOf(laid(rack, 0), view, WORDS)];
    expect(states).toEqual([{ is: 'empty' }, { is: 'open' }]);
    expect(states.some(isCastable)).toBe(false);
    const foggy = typed(rack, 'ש');
    expect(foggy && statusOf(foggy, view, WORDS).is).toBe('barred');
  });

  it.each(LANGS)('has its words in %s', (lang) => {
    const words = ['כלב', 'אש', 'דחליל', 'גגגג', 'דג', 'קוף'].map((word) =>
      statusWords(of(word), 3, lang),
    );
    expect(new Set(words).size).toBe(words.length);
  });
});
