import { type Card, EFFECTS, type Effect } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { memo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { INK, PAPER } from '../../../kit/draw/inks.ts';
import { GLYPHS } from '../art/glyphs.data.ts';
import { textsOf } from '../texts.ts';
import { BALL, MOODS, type MoodName } from './art.ts';
import styles from './Shelf.module.css';

const LOOKS: Readonly<Record<Effect, { readonly mood: MoodName; readonly glyph: string }>> = {
  sandstorm: { mood: 'sand', glyph: GLYPHS.sandstorm },
  firewall: { mood: 'fire', glyph: GLYPHS.firewall },
  snowball: { mood: 'snow', glyph: BALL },
};

/** The print of an effect card. */
export const EffectPrint = memo(({ effect }: { readonly effect: Effect }) => {
  const { mood, glyph } = LOOKS[effect];
  const { ground, light } = MOODS[mood];
  return (
    <svg className={styles.print} viewBox="0 0 60 66" aria-hidden="true">
      <path className={styles.under} d="M3 3H60V66H3Z" />
      <path d="M1.5 1.5H55.5V61.5H1.5Z" fill={PAPER} stroke={INK} strokeWidth="3" />
      <path d="M6 6H51V57H6Z" fill={ground} stroke={INK} strokeWidth="2" />
      <path d={glyph} fill={light} transform="translate(8.5 11.5) scale(.078)" />
      <path
        d={glyph}
        fill={PAPER}
        stroke={INK}
        strokeWidth="14"
        transform="translate(10 10) scale(.074)"
      />
    </svg>
  );
});

interface ShelfProps {
  readonly hand: readonly Card[];
  /** The one that is about to be played. */
  readonly chosen: Effect | null;
  /** Why one cannot be played now, in words; null: nothing bars it. */
  readonly barred: (effect: Effect) => string | null;
  readonly lang: Lang;
  readonly onPress: (effect: Effect) => void;
}

/** The effect cards of a hand, apart from its letters. */
export const Shelf = ({ hand, chosen, barred, lang, onPress }: ShelfProps) => {
  const t = textsOf(lang);
  const held = EFFECTS.filter((effect) => hand.includes(effect));
  if (held.length === 0) return null;
  return (
    <ul className={styles.shelf} aria-label={t.board.shelf} dir={lang === 'he' ? 'rtl' : 'ltr'}>
      {held.map((effect) => {
        const count = hand.filter((card) => card === effect).length;
        const why = barred(effect);
        const held = t.board.held(t.effect[effect], count);
        return (
          <li key={effect}>
            <button
              type="button"
              className={styles.card}
              data-effect={effect}
              title={why ?? t.effect[effect]}
              aria-disabled={why !== null}
              aria-pressed={chosen === effect}
              aria-label={why === null ? held : `${held}. ${why}`}
              onClick={() => onPress(effect)}
            >
              <EffectPrint effect={effect} />
              <span className={styles.name}>{t.effect[effect]}</span>
              {count > 1 && <b>×{count}</b>}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
