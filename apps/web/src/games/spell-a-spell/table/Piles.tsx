import type { Effect } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { memo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { CardBack } from '../../../kit/cards/CardBack.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { textsOf } from '../texts.ts';
import styles from './Piles.module.css';
import { EffectPrint } from './Shelf.tsx';

/** The draw pile, and how many cards are left in it. */
export const DrawPile = memo(({ count, lang }: { readonly count: number; readonly lang: Lang }) => {
  const { board } = textsOf(lang);
  return (
    <div className={styles.pile} title={board.pile(count)} data-pile="">
      {count > 0 ? <CardBack back="letters" width={26} /> : <span className={styles.empty} />}
      <b aria-hidden="true">{count}</b>
      <VisuallyHidden>{board.pile(count)}</VisuallyHidden>
    </div>
  );
});

interface EffectPileProps {
  readonly effects: readonly Effect[];
  readonly lang: Lang;
}

/** The effect cards that were played, the latest on top. */
export const EffectPile = memo(({ effects, lang }: EffectPileProps) => {
  const { board } = textsOf(lang);
  const last = effects.at(-1);
  return (
    <div className={styles.pile} title={board.effects(effects.length)}>
      {last ? <EffectPrint effect={last} /> : <span className={styles.empty} />}
      <b aria-hidden="true">{effects.length}</b>
      <VisuallyHidden>{board.effects(effects.length)}</VisuallyHidden>
    </div>
  );
});
