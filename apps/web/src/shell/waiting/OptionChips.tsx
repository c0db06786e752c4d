import type { RoomView } from '@kesem/room/view';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GameCard, OptionCard } from '../../games/contract.ts';
import type { Texts } from '../../i18n/texts.en.ts';
import { Button } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { ChipGroup } from '../../kit/ChipGroup.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useLang, useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { useCard, useMe, useView } from '../room/view.ts';
import { PaceChip } from '../slow/late.ts';
import styles from './OptionChips.module.css';
import { asked, barred, chosenOf, isOn, offered, type Scalar, scalars } from './options.ts';

/** How the match will be played: one chip an option, seen by all, changed by the host. */
export const OptionChips = () => {
  const t = useTexts();
  const lang = useLang();
  const view = useView();
  const card = useCard();
  const { isHost } = useMe();
  const { online } = useSession();
  const [open, setOpen] = useState(false);
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
          onPress={() => setOpen(true)}
        >
          <span className={styles.slip}>
            <span className={styles.label}>{label}</span> {chosen}
          </span>
        </Chip>
      ))}
      {online && <PaceChip />}
      <OptionSheet
        open={open}
        onClose={() => setOpen(false)}
        card={card}
        shown={shown}
        choose={choose}
      />
    </section>
  );
};

interface FormProps extends Wishes {
  readonly card: GameCard;
}

/** Several options in one tap; each of them can still be changed below. */
const Switches = ({
  card,
  shown,
  choose,
  disabled,
}: FormProps & { readonly disabled: boolean }) => {
  const lang = useLang();
  return card.switches?.map((one) => {
    const pressed = isOn(one, shown);
    return (
      <Chip
        key={one.label(lang)}
        kind="switch"
        pressed={pressed}
        disabled={disabled}
        onPress={() => choose(pressed ? one.off : one.on)}
      >
        {one.label(lang)}
      </Chip>
    );
  });
};

interface OptionSheetProps extends FormProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const OptionSheet = ({ open, onClose, card, shown, choose }: OptionSheetProps) => {
  const t = useTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t.room.optionsTitle} closeLabel={t.close}>
      <div className={styles.form}>
        <Switches card={card} shown={shown} disabled={false} choose={choose} />
        {asked(card, shown).map((option) => (
          <OptionGroup key={option.key} {...{ option, shown, choose }} />
        ))}
        <SeriesGroup />
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
  const { Picture } = option;
  return (
    <ChipGroup
      label={option.label(lang)}
      {...(why !== null && { hint: why })}
      options={option.values.map(({ value, label }) => ({
        value,
        label: (
          <>
            {Picture && <Picture value={value} />}
            {label(lang)}
          </>
        ),
      }))}
      value={chosenOf(option, shown)?.value ?? ''}
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

function lengthWords({ series: t }: Texts, length: RoomView['seriesLength']): string {
  return length ? t[length.by](length.n) : t.open;
}

type Scalars = Readonly<Record<string, Scalar>>;

interface Wishes {
  readonly shown: Scalars;
  readonly choose: (wanted: Scalars) => void;
}

/** The options as the host wishes them: a choice made while another is being saved goes out after it. */
function useWishes(options: Readonly<Record<string, unknown>>): Wishes {
  const { askStage, store } = useSession();
  const [wishes, setWishes] = useState<Scalars>({});
  const send = (wanted: Scalars): void => {
    const { view } = store.getState();
    askStage({ do: 'options', options: { ...scalars(view?.options ?? {}), ...wanted } });
  };
  const sendWishes = useEffectEvent(() => {
    if (Object.keys(wishes).length === 0) return;
    setWishes({});
    send(wishes);
  });
  useEffect(
    () =>
      store.subscribe(({ pending }) => {
        if (pending === null) sendWishes();
      }),
    [store],
  );
  const choose = (wanted: Scalars): void => {
    if (store.getState().pending === null) send(wanted);
    else setWishes((now) => ({ ...now, ...wanted }));
  };
  return { shown: { ...scalars(options), ...wishes }, choose };
}
