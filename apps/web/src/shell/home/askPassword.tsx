import type { RoomOpened } from '@kesem/protocol/http';
import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { passwordTextsOf } from '../../i18n/password.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Field } from '../../kit/Field.tsx';
import type { Reply } from '../../net/http.ts';
import { device, useLang, useTexts } from '../frame/stores.ts';
import styles from './askPassword.module.css';

type Opened = Reply<RoomOpened>;
type Send = (password: string) => Promise<Opened>;

/**
 * Asks for the password of the house until one opens the room, which this device then remembers, or the question is
 * closed. It stands over whichever page a room is opened from, so it is drawn beside them all.
 */
export function askPassword(send: Send): Promise<Opened> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const done = (opened: Opened): void => {
      root.unmount();
      place.remove();
      resolve(opened);
    };
    root.render(<PasswordDialog send={send} onDone={done} />);
  });
}

interface PasswordDialogProps {
  readonly send: Send;
  readonly onDone: (opened: Opened) => void;
}

const PasswordDialog = ({ send, onDone }: PasswordDialogProps) => {
  const texts = useTexts();
  const t = passwordTextsOf(useLang());
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (): Promise<void> => {
    setBusy(true);
    const opened = await send(typed);
    setBusy(false);
    if (!opened.ok && opened.code === 'password') return setError(t.wrong);
    if (!opened.ok && opened.code === 'tooFast') return setError(texts.refusals.tooFast);
    if (opened.ok) device.setState({ password: typed });
    onDone(opened);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed !== '') void attempt();
  };
  return (
    <Dialog
      open
      onClose={() => onDone({ ok: false, code: 'password' })}
      title={t.title}
      closeLabel={texts.close}
    >
      <form className={styles.form} onSubmit={submit}>
        <Field
          label={t.label}
          hint={t.hint}
          type="password"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(null);
          }}
          {...(error === null ? {} : { error: <span role="alert">{error}</span> })}
        />
        <Button kind="primary" type="submit" busy={busy} disabled={typed === ''}>
          {t.open}
        </Button>
      </form>
    </Dialog>
  );
};
