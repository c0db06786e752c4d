import styles from './CombatLane.module.css';
import { Fight } from './Fight.tsx';
import { Ladder } from './Ladder.tsx';
import { pictureOf } from './picture.ts';
import type { CombatLaneProps } from './props.ts';
import { Slips } from './Slips.tsx';
import { combatTexts } from './texts.ts';

/** The lane on the midline: attacks as slips, a fight with its dice, the ladder of saving rolls. */
export const CombatLane = ({ view, shows, words, desk, teach }: CombatLaneProps) => {
  const picture = pictureOf(view, shows, desk);
  if (!picture) return null;
  return (
    <section
      className={styles.lane}
      aria-label={combatTexts(words.lang).lane}
      data-lane={picture.is}
    >
      {picture.is === 'slips' && (
        <Slips view={view} slips={picture.slips} desk={desk} lang={words.lang} teach={teach} />
      )}
      {picture.is === 'fight' && (
        <Fight view={view} fight={picture} lang={words.lang} south={words.south} />
      )}
      {picture.is === 'ladder' && (
        <Ladder view={view} ladder={picture} lang={words.lang} teach={teach} />
      )}
    </section>
  );
};
