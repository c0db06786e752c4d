import type { Rune } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { type Letter, written } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import { memo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { Tile } from '../../../kit/Tile.tsx';
import { textsOf } from '../texts.ts';

interface WoodTileProps {
  readonly rune: Rune;
  /** What a fog stands for. */
  readonly letter?: Letter | null;
  /** At the end of a word some letters look different. */
  readonly isLast?: boolean;
  readonly lang: Lang;
}

/** A letter of wood type, or a fog with what it stands for. */
export const WoodTile = memo(({ rune, letter = null, isLast = false, lang }: WoodTileProps) => {
  const shown = rune === 'fog' ? letter : rune;
  const form = shown === null ? '' : isLast ? written(shown) : shown;
  const label = textsOf(lang).letter[rune];
  if (rune !== 'fog') return <Tile letter={form} label={label} />;
  return <Tile letter={form} label={label} fog={textsOf('he').letter.fog} />;
});
