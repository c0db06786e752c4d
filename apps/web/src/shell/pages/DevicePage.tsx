import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { callDevice, callMe } from '../../net/http.ts';
import { Notice } from '../frame/Notice.tsx';
import { useTitle } from '../frame/page.ts';
import { useTexts } from '../frame/stores.ts';
import styles from './DevicePage.module.css';

/** Where a second device takes over the seats of the first, by the code that one shows. */
export const DevicePage = () => {
  const t = useTexts();
  const [, go] = useLocation();
  const [done, setDone] = useState(false);
  useTitle(`${t.device.title} · ${t.brand}`);
  return (
    <Notice title={t.device.title}>
      {done ? (
        <>
          <output>{t.device.done}</output>
          <Button kind="primary" onClick={() => go('/')}>
            {t.home}
          </Button>
        </>
      ) : (
        <CodeForm onDone={(token) => (token === null ? setDone(true) : go(`/r/${token}`))} />
      )}
    </Notice>
  );
};

const CodeForm = ({ onDone }: { readonly onDone: (token: string | null) => void }) => {
  const t = useTexts();
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const me = await callMe();
    const reply = me.ok ? await callDevice(digits) : me;
    if (reply.ok) return onDone(reply.body.token);
    setError(t.refusals[reply.code]);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p>{t.device.text}</p>
      <Field
        label={t.device.code}
        value={digits}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        onChange={(event) => {
          setDigits(event.target.value.replace(/\D/g, '').slice(0, 8));
          setError(null);
        }}
        {...(error === null ? {} : { error: <span role="alert">{error}</span> })}
      />
      <Button kind="primary" type="submit" disabled={digits.length < 8}>
        {t.device.go}
      </Button>
    </form>
  );
};
