import type { Lang } from '../../../i18n/lang.ts';
import { hatch } from '../../../kit/draw/hatch.ts';
import { INK, INK_COLOUR, type Ink } from '../../../kit/draw/inks.ts';
import type { Print } from '../art/prints.ts';
import { Glyph } from '../art/WordPrint.tsx';
import { textsOf } from '../texts.ts';
import { SHARDS, SHEEN, type Shard, STAR } from './art.ts';
import { lengthOf } from './length.ts';
import { Mixed } from './Mixed.tsx';
import styles from './Turning.module.css';

interface TurningProps {
  /** The word as it is written. */
  readonly word: string;
  readonly print: Print;
  /** Of whoever is turned into it. */
  readonly ink: Ink;
  /** Who is turned into something, in words. */
  readonly who: string;
  /** The meaning of the word, where it is shown. */
  readonly gloss: string | null;
  readonly lang: Lang;
}

/** Somebody becomes the thing: their plate breaks, the thing is printed where it was, and its word drops under it. */
export const Turning = ({ word, print, ink, who, gloss, lang }: TurningProps) => {
  const dir = lang === 'he' ? 'rtl' : 'ltr';
  return (
    <div className={styles.turning} dir="rtl">
      <svg className={styles.picture} viewBox="-200 -176 400 352" aria-hidden="true">
        <g className={styles.burst} strokeLinejoin="round">
          <path d={STAR} fill={INK} stroke={INK} strokeWidth="5" transform="translate(6 8)" />
          <path d={STAR} fill="#F0B43A" stroke={INK} strokeWidth="5" />
          <path d={SHEEN} fill="#FFE7AE" />
        </g>
        <g className={styles.thing}>
          <g transform="scale(.44) translate(-256 -270)">
            <Glyph d={print.glyph} second="#C1354A" />
          </g>
        </g>
        {SHARDS.map((shard) => (
          <Piece key={shard.flies.join()} shard={shard} ink={ink} />
        ))}
      </svg>
      <p className={styles.who} dir={dir}>
        <Mixed text={who} lang={lang} />
      </p>
      <div className={styles.said}>
        <p className={styles.quote} dir={dir}>
          {textsOf(lang).curse.quote}
        </p>
        <p
          className={styles.word}
          style={lengthOf(word)}
          data-word={word}
          data-stamp=""
          lang="he"
          dir="rtl"
        >
          {word}
        </p>
        {gloss !== null && (
          <bdi className={styles.gloss} lang="en" dir="ltr">
            {gloss}
          </bdi>
        )}
      </div>
    </div>
  );
};

/** A piece of the plate that breaks. */
const Piece = ({ shard, ink }: { readonly shard: Shard; readonly ink: Ink }) => {
  const { outline, flies, turns } = shard;
  const [x, y] = flies;
  const d = `M${outline.map((point) => point.join(' ')).join('L')}Z`;
  const lines = hatch(ink, outline);
  return (
    <g className={styles.piece} style={{ translate: `${x}px ${y}px`, rotate: `${turns}deg` }}>
      <path d={d} fill={INK} transform="translate(3 3)" />
      <path d={d} fill={INK_COLOUR[ink]} />
      <path
        d={lines.d}
        stroke={INK}
        strokeWidth={lines.width}
        strokeLinecap={lines.cap}
        opacity=".5"
      />
      <path d={d} fill="none" stroke={INK} strokeWidth="2.6" strokeLinejoin="round" />
    </g>
  );
};
