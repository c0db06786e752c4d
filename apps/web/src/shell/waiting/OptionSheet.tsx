import type { RoomView } from '@kesem/room/view';
import type { OptionCard } from '../../games/card.ts';
import { optionTextsOf } from '../../i18n/options.ts';
import { Button } from '../../kit/Button.tsx';
import { ChipGroup } from '../../kit/ChipGroup.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useLang, useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { useView } from '../room/view.ts';
import styles from './OptionSheet.module.css';
import { asked, barred, chosenOf, lengthWords, usualOf } from './options.ts';
import { type FormProps, Switches } from './Switches.tsx';
import type { Wishes } from './useWishes.ts';

interface OptionSheetProps extends FormProps {
  /** The option that it was opened for, which is seen at once; null: it is closed. */
  readonly at: string | null;
  readonly onClose: () => void;
}

/** How the match will be played, for whoever decides it: what matters most first, the rest when it is asked for. */
export const OptionSheet = ({ at, onClose, card, shown, choose }: OptionSheetProps) => {
  const t = useTexts();
  const lang = useLang();
  const all = asked(card, shown);
  const few = all.filter(({ more }) => !more);
  const rest = all.filter(({ more }) => more);
  return (
    <Sheet open={at !== null} onClose={onClose} title={t.room.optionsTitle} closeLabel={t.close}>
      <div className={styles.form}>
        <Switches card={card} shown={shown} disabled={false} choose={choose} />
        {few.map((option) => (
          <OptionGroup key={option.key} {...{ option, shown, choose }} />
        ))}
        <SeriesGroup />
        {rest.length > 0 && (
          <details className={styles.more} open={rest.some(({ key }) => key === at)}>
            <summary>{optionTextsOf(lang).more}</summary>
            <div className={styles.form}>
              {rest.map((option) => (
                <OptionGroup key={option.key} {...{ option, shown, choose }} />
              ))}
            </div>
          </details>
        )}
        <Button kind="primary" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </Sheet>
  );
};

interface OptionGroupProps extends Wishes {
  readonly option: OptionCard;
}

/** One option: its values, of which some are drawn. */
const OptionGroup = ({ option, shown, choose }: OptionGroupProps) => {
  const lang = useLang();
  const why = barred(option, shown, lang);
  const chosen = chosenOf(option, shown);
  const usual = usualOf(option);
  const { Picture } = option;
  // what is usual is said once something else is chosen
  const isUsual = usual === null || usual.value === chosen?.value;
  const hint = why ?? (isUsual ? null : optionTextsOf(lang).usual(usual.label(lang)));
  return (
    <ChipGroup
      label={option.label(lang)}
      {...(hint !== null && { hint })}
      options={option.values.map(({ value, label }) => ({
        value,
        label: (
          <>
            {Picture && <Picture value={value} />}
            {label(lang)}
          </>
        ),
      }))}
      value={chosen?.value ?? ''}
      disabled={why !== null}
      onChange={(value) => choose({ [option.key]: value })}
    />
  );
};

/** How long a series is, of this game and of all others in the room. */
const SeriesGroup = () => {
  const t = useTexts();
  const { seriesLength, counts } = useView();
  const { askStage } = useSession();
  const lengths = LENGTHS.filter((length) => length?.by !== 'wins' || counts === 'wins');
  const at = lengths.findIndex(
    (length) => length?.by === seriesLength?.by && length?.n === seriesLength?.n,
  );
  return (
    <ChipGroup
      label={t.series.title}
      options={lengths.map((length, value) => ({ value, label: lengthWords(t, length) }))}
      value={at}
      onChange={(value) => askStage({ do: 'series', length: lengths[value] ?? null })}
    />
  );
};

const LENGTHS: readonly RoomView['seriesLength'][] = [
  null,
  ...[2, 3, 5].map((n) => ({ by: 'wins', n }) as const),
  ...[3, 5, 10].map((n) => ({ by: 'matches', n }) as const),
];
