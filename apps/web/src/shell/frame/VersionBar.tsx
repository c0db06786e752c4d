import { useStore } from 'zustand';
import { Button } from '../../kit/Button.tsx';
import { useTexts } from './stores.ts';
import styles from './VersionBar.module.css';
import { renew, version } from './version.ts';

/** Offers the new version. Shown where nothing is interrupted: never while a match runs. */
export const VersionBar = () => {
  const t = useTexts().version;
  const fresh = useStore(version, (state) => state.fresh);
  if (!fresh) return null;
  return (
    <output className={styles.bar}>
      {t.fresh}
      <Button size="sm" onClick={() => void renew()}>
        {t.take}
      </Button>
    </output>
  );
};
