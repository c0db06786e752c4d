import { useState } from 'react';
import { otherLang } from '../../i18n/lang.ts';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { late } from '../../kit/late.tsx';
import type { Device } from '../../state/device.ts';
import { themeOf } from './page.ts';
import { device, useDevice, useTexts } from './stores.ts';
import styles from './Tools.module.css';

const SOUND = {
  all: { icon: 'sound', next: 'turn' },
  turn: { icon: 'bell', next: 'off' },
  off: { icon: 'mute', next: 'all' },
} as const satisfies Record<Device['sound'], object>;

const Settings = late(async () => (await import('./Settings.tsx')).Settings);

/** Colours, sound and language, one tap each; the rest behind the gear. */
export const Tools = () => {
  const t = useTexts().tools;
  const { sound, lang, theme } = useDevice((state) => state);
  const now = themeOf({ theme });
  const set = device.setState;
  const [more, setMore] = useState(false);
  return (
    <fieldset className={styles.tools} aria-label={t.label}>
      <IconButton
        label={now === 'dark' ? t.toLight : t.toDark}
        icon={<Icon name={now === 'dark' ? 'sun' : 'moon'} />}
        onClick={() => set({ theme: now === 'dark' ? 'light' : 'dark' })}
      />
      <IconButton
        label={t.sound[sound]}
        icon={<Icon name={SOUND[sound].icon} />}
        onClick={() => set({ sound: SOUND[sound].next })}
      />
      <IconButton
        label={t.otherLang}
        lang={otherLang(lang)}
        icon={<span className={styles.lang}>{t.otherLangShort}</span>}
        onClick={() => set({ lang: otherLang(lang) })}
      />
      <IconButton label={t.label} icon={<Icon name="gear" />} onClick={() => setMore(true)} />
      {more && <Settings open onClose={() => setMore(false)} />}
    </fieldset>
  );
};
