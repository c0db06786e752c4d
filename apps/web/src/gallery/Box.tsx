import { useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { CoverArt } from '../kit/CoverArt.tsx';
import { Icon } from '../kit/icons.tsx';
import { Lid } from '../kit/Lid.tsx';
import { TypeCase } from '../kit/TypeCase.tsx';
import { CARDS } from '../registry.ts';
import styles from './Gallery.module.css';
import { Sample, Section } from './Section.tsx';
import type { Language, Words } from './words.ts';

interface BoxProps {
  readonly words: Words;
  readonly language: Language;
}

/** The type-case with its lids, which open. */
const Case = ({ words, language }: BoxProps) => {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className={styles.box}>
      <TypeCase>
        {CARDS.map(({ id, cover, title, promise, seats, minutes }) => (
          <Lid
            key={id}
            cover={cover}
            title={title(language)}
            sub={`${seats.min}–${seats.max} · ${minutes}`}
            tagline={promise(language)}
            open={open === id}
            closeLabel={words.cancel}
            onPress={() => setOpen(open === id ? null : id)}
          >
            <Button kind="primary" size="sm">
              {words.friends}
            </Button>
            <Button size="sm" icon={<Icon name="bot" size={18} />}>
              {words.bot}
            </Button>
          </Lid>
        ))}
      </TypeCase>
    </div>
  );
};

/** The box and the prints of its lids, large. */
export const BoxSection = ({ words, language }: BoxProps) => (
  <Section title={words.box} span="wide">
    <Case words={words} language={language} />
    <div className={styles.covers}>
      {CARDS.map(({ id, cover }) => (
        <Sample key={id} name={id}>
          <div className={styles.cover}>
            <CoverArt cover={cover} />
          </div>
        </Sample>
      ))}
    </div>
  </Section>
);
