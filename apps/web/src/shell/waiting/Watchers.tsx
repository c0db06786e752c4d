import { useState } from 'react';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { late } from '../../kit/late.tsx';
import { useTexts } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import { useMe } from '../room/view.ts';
import styles from './Watchers.module.css';

const PeopleSheet = late(async () => (await import('./PeopleSheet.tsx')).PeopleSheet);

/** How many watch, and who is here, one tap away. A newcomer sits down before any sheet is fetched that was not asked for. */
export const Watchers = () => {
  const t = useTexts().people;
  const watchers = useRoom((state) => state.presence.watchers);
  const { isSeated } = useMe();
  const [open, setOpen] = useState(false);
  const n = watchers.length;
  return (
    <>
      <IconButton
        label={n === 0 ? t.nobodyWatches : t.watching(n)}
        onClick={() => setOpen(true)}
        className={styles.button}
        icon={
          <>
            <Icon name="eye" />
            <span>{n}</span>
          </>
        }
      />
      {(open || isSeated) && <PeopleSheet open={open} onClose={() => setOpen(false)} />}
    </>
  );
};
