/** What the rules are drawn with: words as they are laid, the four magic words, the effect cards. */
import type { Effect, Formed } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { normalised } from '@kesem/engine/games/spell-a-spell/chapters/letters';

export type FigureId = 'final' | 'fog' | 'answer' | 'magic' | 'effects';

interface Figure {
  readonly words: readonly Formed[];
  readonly showsSeals: boolean;
  readonly effects: readonly Effect[];
}

const laid = (written: string, ...fogs: readonly number[]): Formed => ({
  word: normalised(written),
  fogs,
});
const words = (...formed: readonly Formed[]): Figure => ({
  words: formed,
  showsSeals: false,
  effects: [],
});

export const FIGURES: Readonly<Record<FigureId, Figure>> = {
  final: words(laid('מים'), laid('קוף')),
  fog: words(laid('חתול', 2)),
  answer: words(laid('קוף'), laid('חתול')),
  magic: { words: [], showsSeals: true, effects: [] },
  effects: { words: [], showsSeals: false, effects: ['sandstorm', 'firewall', 'snowball'] },
};
