import { useState } from 'react';
import { mineTextsOf } from '../../i18n/mine.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { toast } from '../../kit/toast.ts';
import { callDelete, callMe } from '../../net/http.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { forgetDevice } from './forget.ts';
import styles from './MinePage.module.css';

/** One button and one question: everything of this person goes, here and at the server. */
export const DeleteAll = () => {
  const t = useTexts();
  const mine = mineTextsOf(useLang());
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    const me = await callMe();
    const reply = me.ok ? await callDelete() : me;
    setBusy(false);
    if (!reply.ok) return toast(t.refusals[reply.code], 'danger');
    await forgetDevice();
    // a fresh page: nothing that was remembered is still in its memory
    location.assign('/');
  };
  return (
    <>
      <Button kind="ghost" onClick={() => setAsking(true)}>
        {mine.deleteTitle}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={mine.deleteTitle}>
        <p>{mine.deleteText}</p>
        <div className={styles.buttons}>
          <Button kind="primary" busy={busy} onClick={() => void run()}>
            {mine.deleteYes}
          </Button>
          <Button onClick={() => setAsking(false)}>{t.cancel}</Button>
        </div>
      </Dialog>
    </>
  );
};
