import { isCallAddress } from '@kesem/room/call';
import { type FormEvent, useEffect, useState } from 'react';
import { callTextsOf } from '../../i18n/call.ts';
import { announce } from '../../kit/announce.ts';
import { Button, ButtonLink } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Field } from '../../kit/Field.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Sign } from '../frame/Sign.tsx';
import { useLang, useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { useMe, useView } from '../room/view.ts';
import styles from './Call.module.css';
import { placeOf } from './place.ts';

/** In the waiting room: where everybody talks, and the way there. */
export const CallSign = () => {
  const t = callTextsOf(useLang());
  const { call } = useView();
  const where = call === null ? '' : t.where(placeOf(call));
  useEffect(() => announce(where), [where]);
  if (call === null) return null;
  return (
    <Sign label={t.title} icon="sound" action={<Join call={call} size="sm" />}>
      {where}
    </Sign>
  );
};

/** In a menu: the way to the call for everybody, and its link for the host. */
export const CallItem = () => {
  const t = callTextsOf(useLang());
  const { call } = useView();
  const { isHost } = useMe();
  const [editing, setEditing] = useState(false);
  return (
    <>
      {call !== null && <Join call={call} />}
      {isHost && (
        <Button icon={<Icon name="sound" />} onClick={() => setEditing(true)}>
          {call === null ? t.set : t.change}
        </Button>
      )}
      <CallDialog open={editing} onClose={() => setEditing(false)} />
    </>
  );
};

const Join = ({ call, size = 'md' }: { readonly call: string; readonly size?: 'sm' | 'md' }) => {
  const t = callTextsOf(useLang());
  return (
    <ButtonLink
      kind="ink"
      size={size}
      href={call}
      target="_blank"
      rel="noopener noreferrer"
      title={placeOf(call)}
    >
      {t.join}
    </ButtonLink>
  );
};

interface CallDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The host pastes the link of a call that was opened elsewhere, or takes it away. */
const CallDialog = ({ open, onClose }: CallDialogProps) => {
  const texts = useTexts();
  const t = callTextsOf(useLang());
  const { call } = useView();
  const { ask } = useSession();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const put = (address: string | null): void => {
    ask({ do: 'call', address });
    onClose();
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const address = URL.canParse(typed.trim()) ? new URL(typed.trim()).href : '';
    setRefused(!isCallAddress(address));
    if (isCallAddress(address)) put(address);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t.set} closeLabel={texts.close}>
      <form className={styles.form} onSubmit={save}>
        <Field
          label={t.label}
          hint={t.hint}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(refused ? { error: <span role="alert">{t.bad}</span> } : {})}
        />
        <Button kind="primary" type="submit">
          {t.save}
        </Button>
        {call !== null && <Button onClick={() => put(null)}>{t.remove}</Button>}
      </form>
    </Dialog>
  );
};
