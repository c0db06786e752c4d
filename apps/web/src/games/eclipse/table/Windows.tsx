import {
  MODES,
  type Preferences,
  WINDOW_KINDS,
  type WindowKind,
} from '@kesem/engine/games/eclipse/chapters/preferences';
import { useState } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { Chip } from '../../../kit/Chip.tsx';
import { ChipGroup } from '../../../kit/ChipGroup.tsx';
import { Sheet } from '../../../kit/Sheet.tsx';
import { textsOf } from '../texts.ts';
import styles from './Windows.module.css';

interface WindowsProps {
  readonly prefs: Preferences;
  readonly lang: Lang;
  readonly pending: boolean;
  readonly onPrefs: (prefs: Preferences) => void;
  /** Whether odds stand beside attacks. */
  readonly odds: boolean;
  readonly onOdds: (on: boolean) => void;
}

const HOW = ['ask', 'auto', 'never'] as const;
type How = (typeof HOW)[number];

/** When one is asked to respond: the mode in a word; pressed, all of it, and each window by itself. */
export const Windows = (props: WindowsProps) => {
  const { prefs, lang } = props;
  const t = textsOf(lang);
  const [open, setOpen] = useState(false);
  const isOwn = prefs.stops.length + prefs.yields.length > 0;
  const now = isOwn ? t.windows.own(t.mode[prefs.mode].name) : t.mode[prefs.mode].name;
  return (
    <div className={styles.windows}>
      <button
        type="button"
        className={styles.open}
        onClick={() => setOpen(true)}
        aria-label={`${t.windows.open}: ${now}`}
        title={t.windows.open}
      >
        <HourGlass />
        <span className={styles.mode}>
          {/* where the mode itself is longer, it says enough */}
          {!isOwn && <span>{t.windows.short}</span>} {now}
        </span>
      </button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t.windows.title}
        closeLabel={t.board.close}
      >
        <Choices {...props} />
      </Sheet>
    </div>
  );
};

const Choices = ({ prefs, lang, pending, onPrefs, odds, onOdds }: WindowsProps) => {
  const t = textsOf(lang);
  return (
    <div className={styles.choices}>
      <p>{t.windows.intro}</p>
      <ChipGroup
        label={t.text.mode}
        hideLabel
        value={prefs.mode}
        disabled={pending}
        options={MODES.map((mode) => ({ value: mode, label: t.mode[mode].name }))}
        onChange={(mode) => onPrefs({ ...prefs, mode })}
      />
      <p className={styles.does}>{t.mode[prefs.mode].does}</p>
      <h3>{t.windows.each}</h3>
      {WINDOW_KINDS.map((kind) => (
        <div key={kind} className={styles.each}>
          <span>{t.window[kind]}</span>
          <ChipGroup
            label={t.window[kind]}
            hideLabel
            value={howOf(prefs, kind)}
            disabled={pending}
            options={HOW.map((how) => ({ value: how, label: t.windows[how] }))}
            onChange={(how) => onPrefs(withHow(prefs, kind, how))}
          />
        </div>
      ))}
      <h3>{t.windows.help}</h3>
      <Chip kind="switch" pressed={odds} onPress={() => onOdds(!odds)}>
        {t.windows.odds}
      </Chip>
    </div>
  );
};

function howOf({ stops, yields }: Preferences, kind: WindowKind): How {
  if (stops.includes(kind)) return 'ask';
  return yields.includes(kind) ? 'never' : 'auto';
}

function withHow(prefs: Preferences, kind: WindowKind, how: How): Preferences {
  const others = (list: readonly WindowKind[]) => list.filter((one) => one !== kind);
  return {
    ...prefs,
    stops: [...others(prefs.stops), ...(how === 'ask' ? [kind] : [])],
    yields: [...others(prefs.yields), ...(how === 'never' ? [kind] : [])],
  };
}

const HourGlass = () => (
  <svg viewBox="0 0 20 24" width="15" height="18" aria-hidden="true">
    <path
      d="M3 2H17M3 22H17M5 2C5 9 15 9 15 2M5 22C5 15 15 15 15 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
    />
  </svg>
);
