import { useState } from 'react';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useTexts } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import styles from './Watchers.module.css';

/** How many watch, and who they are, one tap away. */
export const Watchers = () => {
  const t = useTexts();
  const watchers = useRoom((state) => state.presence.watchers);
  const [open, setOpen] = useState(false);
  const n = watchers.length;
  return (
    <>
      <IconButton
        label={n === 0 ? t.room.nobodyWatches : t.room.watching(n)}
        onClick={() => setOpen(true)}
        className={styles.button}
        icon={
          <>
            <Icon name="eye" />
            <span>{n}</span>
          </>
        }
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t.room.spectators}
        closeLabel={t.close}
      >
        {n === 0 && <p>{t.room.nobodyWatches}</p>}
        <ul className={styles.list}>
          {watchers.map(({ name, ink }, i) => (
            <li key={`${i} ${name}`}>
              <EmblemPlate ink={ink} size={36} />
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
};
