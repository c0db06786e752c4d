import type { Special } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import { INK, PAPER } from '../../../kit/draw/inks.ts';
import { GLYPHS } from '../art/glyphs.data.ts';
import { MOODS, type MoodName } from './art.ts';
import styles from './Seals.module.css';

const LOOKS: Readonly<Record<Special, { readonly mood: MoodName; readonly glyph: string }>> = {
  אש: { mood: 'fire', glyph: GLYPHS['small-fire'] },
  חול: { mood: 'sand', glyph: GLYPHS['sand-castle'] },
  שלג: { mood: 'snow', glyph: GLYPHS['snowflake-1'] },
  ערפל: { mood: 'fog', glyph: GLYPHS.fog },
};

/** A notched seal of one of the four magic words. */
export const Seal = ({ word }: { readonly word: Special }) => {
  const { mood, glyph } = LOOKS[word];
  const { ground, light } = MOODS[mood];
  return (
    <svg className={styles.seal} viewBox="-34 -34 70 70" aria-hidden="true">
      <circle className={styles.under} r="30" cx="2.5" cy="3" />
      <circle r="30" fill={ground} stroke={INK} strokeWidth="3" />
      <circle r="25" fill="none" stroke={light} strokeWidth="2" strokeDasharray="5 3" />
      <path d={glyph} fill={INK} transform="translate(-16 -15) scale(.067)" />
      <path d={glyph} fill={PAPER} transform="translate(-17.5 -17) scale(.067)" />
    </svg>
  );
};
