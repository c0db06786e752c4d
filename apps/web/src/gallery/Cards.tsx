import { BACKS, CardBack } from '../kit/cards/CardBack.tsx';
import { CardFrame } from '../kit/cards/CardFrame.tsx';
import { GLYPHS } from '../kit/cards/glyphs.data.ts';
import { Lino } from '../kit/cards/Lino.tsx';
import { PAPER } from '../kit/draw/inks.ts';
import styles from './Gallery.module.css';
import { Section } from './Section.tsx';
import type { Words } from './words.ts';

const NIGHT = '#2B2350';
const LILAC = '#A9A2D6';

const Wolf = ({ words, width }: { readonly words: Words; readonly width?: number }) => (
  <CardFrame
    skin="creature"
    title={words.cards.wolf}
    kind={words.cards.creature}
    ground={NIGHT}
    art={<Lino glyph={GLYPHS['wolf-howl']} light={LILAC} seed={8} />}
    cost={['dark', 'dark']}
    stats={{ skill: 3, life: 4 }}
    {...(width === undefined ? {} : { width })}
  >
    {words.cards.wolfText}
  </CardFrame>
);

const Skull = () => (
  <>
    <path d="M-6 -7Q0 -12 6 -7Q9 -1 5 3V7H-5V3Q-9 -1 -6 -7Z" fill={PAPER} />
    <circle cx="-3" cy="-2" r="2" />
    <circle cx="3" cy="-2" r="2" />
  </>
);

/** The frame in its five cuts, a small one as it lies on the table, and the backs. */
export const CardSection = ({ words }: { readonly words: Words }) => (
  <Section title={words.cardTitle} span="wide">
    <div className={styles.cards}>
      <CardFrame
        skin="stone"
        title={words.cards.crystal}
        kind={words.cards.stone}
        ground="#C7B98F"
        art={<Lino glyph={GLYPHS['crystal-growth']} light="#FFF3D0" seed={3} />}
      />
      <Wolf words={words} />
      <CardFrame
        skin="enchantment"
        title={words.cards.shield}
        kind={words.cards.enchantment}
        ground="#7F5200"
        cost={['light']}
        art={<Lino glyph={GLYPHS['magic-shield']} light="#F0B64A" seed={14} />}
      >
        {words.cards.shieldText}
      </CardFrame>
      <CardFrame
        skin="spell"
        title={words.cards.storm}
        kind={words.cards.spell}
        ground="#9C2F1B"
        art={<Lino glyph={GLYPHS.sandstorm} light="#F2A65A" behind="waves" seed={22} />}
      >
        {words.cards.stormText}
      </CardFrame>
      <CardFrame
        skin="page"
        title={words.cards.cloud}
        ground="#B5283C"
        seal={<Skull />}
        art={<Lino glyph={GLYPHS.fog} light="#F2A48F" seed={31} />}
      >
        {words.cards.cloudText}
      </CardFrame>
      <Wolf words={words} width={118} />
      <Wolf words={words} width={92} />
      <Wolf words={words} width={68} />
    </div>
    <div className={styles.cards}>
      {BACKS.map((back) => (
        <CardBack key={back} back={back} width={110} />
      ))}
    </div>
  </Section>
);

/** Every glyph that has been cut, as a print. */
export const GlyphSection = ({ words }: { readonly words: Words }) => (
  <Section title={words.glyphs} span="wide">
    <div className={styles.glyphs}>
      {Object.entries(GLYPHS).map(([name, glyph], i) => (
        <svg key={name} viewBox="0 0 150 120" role="img" aria-label={name}>
          <path d="M0 0H150V120H0Z" fill={['#1F5673', '#B5283C', '#2F6B45', NIGHT][i % 4]} />
          <Lino
            glyph={glyph}
            light={['#9CCBE0', '#F2A48F', '#A9D69A', LILAC][i % 4] ?? LILAC}
            behind={i % 2 ? 'waves' : 'rays'}
            seed={i + 1}
          />
        </svg>
      ))}
    </div>
  </Section>
);
