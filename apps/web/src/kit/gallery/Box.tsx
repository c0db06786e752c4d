import { useState } from 'react';
import { Button } from '../Button.tsx';
import { COVERS, CoverArt } from '../CoverArt.tsx';
import { Icon } from '../icons.tsx';
import { Lid } from '../Lid.tsx';
import { TypeCase } from '../TypeCase.tsx';
import styles from './Gallery.module.css';
import { Sample, Section } from './Section.tsx';
import type { Words } from './words.ts';

/** The type-case with its five lids, one of which opens. */
const Case = ({ words }: { readonly words: Words }) => {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className={styles.box}>
      <TypeCase>
        {words.games.map((game) => (
          <Lid
            key={game.cover}
            {...game}
            soon={game.cover === 'abalone' ? undefined : words.soon}
            open={open === game.cover}
            closeLabel={words.cancel}
            onPress={
              game.cover === 'abalone'
                ? () => setOpen(open === game.cover ? null : game.cover)
                : undefined
            }
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

/** The box and the five prints of its lids, large. */
export const BoxSection = ({ words }: { readonly words: Words }) => (
  <Section title={words.box} span="wide">
    <Case words={words} />
    <div className={styles.covers}>
      {COVERS.map((cover) => (
        <Sample key={cover} name={cover}>
          <div className={styles.cover}>
            <CoverArt cover={cover} />
          </div>
        </Sample>
      ))}
    </div>
  </Section>
);
