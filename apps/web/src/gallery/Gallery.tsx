// Everything in the kit and the boxes of all games on one sheet, for the eye. A workshop page: never part of what is shipped.
import { useEffect, useState } from 'react';
import { ChipGroup } from '../kit/ChipGroup.tsx';
import { Heading } from '../kit/Heading.tsx';
import { Wordmark } from '../kit/Wordmark.tsx';
import { BoxSection } from './Box.tsx';
import { ButtonSection, ChoiceSection } from './Buttons.tsx';
import { CardSection, GlyphSection } from './Cards.tsx';
import { FormSection, FrameSection } from './Frames.tsx';
import styles from './Gallery.module.css';
import { MotionSection, SoundSection } from './Moving.tsx';
import { PanelSection, SeatSection } from './People.tsx';
import { MarkSection, ThingSection } from './Things.tsx';
import { type Language, WORDS, type Words } from './words.ts';

type Theme = 'light' | 'dark';

const SWATCHES = [
  'bg',
  'surface',
  'surface-2',
  'ink',
  'ink-2',
  'edge',
  'accent',
  'gold',
  'azure',
  'sage',
  'danger',
  'ok',
] as const;

const Palette = () => (
  <div className={styles.palette}>
    {SWATCHES.map((token) => (
      <span key={token} className={styles.small} dir="ltr">
        <i style={{ background: `var(--${token})` }} />
        {token}
      </span>
    ))}
  </div>
);

const Sections = ({ words, language }: { readonly words: Words; readonly language: Language }) => (
  <div className={styles.sections}>
    <ButtonSection words={words} />
    <SeatSection words={words} />
    <ChoiceSection words={words} />
    <PanelSection words={words} />
    <ThingSection words={words} />
    <FormSection words={words} />
    <MarkSection words={words} />
    <CardSection words={words} />
    <GlyphSection words={words} />
    <MotionSection words={words} />
    <SoundSection words={words} />
    <FrameSection words={words} />
    <BoxSection words={words} language={language} />
  </div>
);

/** The gallery, first in the given language and in the theme that the page has. */
export const Gallery = ({ language: first }: { readonly language: Language }) => {
  const [language, setLanguage] = useState(first);
  const page = document.documentElement;
  const [theme, setTheme] = useState<Theme>(page.dataset.theme === 'dark' ? 'dark' : 'light');
  useEffect(() => {
    page.lang = language;
    page.dir = language === 'he' ? 'rtl' : 'ltr';
    page.dataset.theme = theme;
  }, [page, language, theme]);
  const words = WORDS[language];
  return (
    <main id="main" className={styles.gallery}>
      <header className={styles.top}>
        <Wordmark size={150} script={language} label={words.brand} />
        <Heading level={1} face="poster" size={48} misprint>
          {words.title}
        </Heading>
        <ChipGroup
          label={words.language}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'he', label: 'עברית' },
            { value: 'en', label: 'English' },
          ]}
        />
        <ChipGroup
          label={words.colours}
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'light', label: words.day },
            { value: 'dark', label: words.night },
          ]}
        />
        <Palette />
      </header>
      <Sections words={words} language={language} />
    </main>
  );
};
