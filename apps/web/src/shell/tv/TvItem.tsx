import { useState } from 'react';
import { ltr } from '../../i18n/isolate.ts';
import { spoken } from '../../i18n/numbers.ts';
import { tvTextsOf } from '../../i18n/tv.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/icons.tsx';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import styles from './TvItem.module.css';

/** How the table comes onto a television: its address and its code, for a menu of the host. */
export const TvItem = () => {
  const lang = useLang();
  const t = tvTextsOf(lang);
  const { close } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="board" />} onClick={() => setOpen(true)}>
        {t.item}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.item} closeLabel={close}>
        <Way />
      </Dialog>
    </>
  );
};

const Way = () => {
  const t = tvTextsOf(useLang());
  const code = useRoom((state) => state.code);
  const screens = useRoom(({ presence }) => presence.screens ?? 0);
  if (code === null) return null;
  return (
    <div className={styles.way}>
      <p>{t.itemText(ltr(`${location.host}/tv`))}</p>
      <bdi className={styles.code} dir="ltr">
        {spoken(code)}
      </bdi>
      <p>{t.itemKnows}</p>
      <output>{screens > 0 && t.shown(screens)}</output>
      <a href={`/tv/${code}`} target="_blank" rel="noreferrer">
        {t.itemHere}
      </a>
    </div>
  );
};
