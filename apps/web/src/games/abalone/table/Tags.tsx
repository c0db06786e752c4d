import type { Lang } from '../../../i18n/lang.ts';
import { textsOf } from '../texts.ts';
import type { Bottom } from './layout.ts';
import type { Trial } from './steps.ts';
import styles from './Tags.module.css';
import { cornerOf } from './tags.ts';

interface TagsProps {
  readonly trial: Trial;
  readonly bottom: Bottom;
  readonly lang: Lang;
}

/** The paper tags of a preview: who is stronger, and that a marble goes out. */
export const Tags = ({ trial, bottom, lang }: TagsProps) => {
  const t = textsOf(lang).tag;
  const { step, effect } = trial;
  if (effect.kind !== 'sumito') return null;
  const dir = lang === 'he' ? 'rtl' : 'ltr';
  return (
    <div className={styles.tags} data-corner={cornerOf(trial, bottom)}>
      <span className={styles.strength} dir={dir}>
        {t.against(step.marbles.length, effect.pushed.length)}
        <span className={styles.sumito}> — {t.sumito}</span>
      </span>
      {effect.lost !== null && (
        <span className={styles.out} dir={dir}>
          {t.out}
        </span>
      )}
    </div>
  );
};
