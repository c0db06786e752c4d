/** What is drawn on cards and seals: it weighs as much as the board, and comes after it. */
import type { AbilityId } from '@kesem/engine/games/eclipse/cards/card';
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { GlyphPrint } from '../../../kit/cards/Lino.tsx';
import { GLYPHS } from './glyphs.data.ts';
import { ABILITY_SIGNS, PICTURES } from './pictures.ts';
import { GLYPHS as SIGNS } from './signs.data.ts';

interface CardGlyphProps {
  readonly card: CardId;
  /** What is cut out of it. */
  readonly light: string;
  readonly seed: number;
}

/** The subject of a card's print. */
export const CardGlyph = ({ card, light, seed }: CardGlyphProps) => (
  <GlyphPrint glyph={GLYPHS[PICTURES[card]]} light={light} seed={seed} />
);

/** The picture of an ability on 512×512 units. */
export const AbilityGlyph = ({ ability }: { readonly ability: AbilityId }) => (
  <path d={SIGNS[ABILITY_SIGNS[ability]]} />
);
