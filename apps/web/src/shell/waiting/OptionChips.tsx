import { useState } from 'react';
import { Chip } from '../../kit/Chip.tsx';
import { late } from '../../kit/late.tsx';
import { useLang, useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { useCard, useMe, useView } from '../room/view.ts';
import { PaceChip } from '../slow/late.ts';
import styles from './OptionChips.module.css';
import { chosenOf, lengthWords, offered } from './options.ts';
import { Switches } from './Switches.tsx';
import { useWishes } from './useWishes.ts';

const OptionSheet = late(async () => (await import('./OptionSheet.tsx')).OptionSheet);

/** How the match will be played: one chip an option, seen by all, changed by the host. */
export const OptionChips = () => {
  const t = useTexts();
  const lang = useLang();
  const view = useView();
  const card = useCard();
  const { isHost } = useMe();
  const { online } = useSession();
  /** Which option was tapped; null: the sheet is closed. */
  const [at, setAt] = useState<string | null>(null);
  const { shown, choose } = useWishes(view.options);
  if (!card) return null;
  const slips = offered(card, view.options).map((option) => ({
    key: option.key,
    label: option.label(lang),
    chosen: chosenOf(option, view.options)?.label(lang),
  }));
  const series = { key: '', label: t.series.label, chosen: lengthWords(t, view.seriesLength) };
  return (
    <section className={styles.options} aria-label={t.room.options}>
      <Switches card={card} shown={shown} disabled={!isHost} choose={choose} />
      {[...slips, series].map(({ key, label, chosen }) => (
        <Chip
          key={key}
          kind="button"
          disabled={!isHost}
          aria-haspopup="dialog"
          onPress={() => setAt(key)}
        >
          <span className={styles.slip}>
            <span className={styles.label}>{label}</span> {chosen}
          </span>
        </Chip>
      ))}
      {online && <PaceChip />}
      {isHost && (
        <OptionSheet
          at={at}
          onClose={() => setAt(null)}
          card={card}
          shown={shown}
          choose={choose}
        />
      )}
    </section>
  );
};
