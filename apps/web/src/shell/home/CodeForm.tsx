import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../kit/Button.tsx';
import { CodeField } from '../../kit/CodeField.tsx';
import { callCode, callMe } from '../../net/http.ts';
import { useTexts } from '../frame/stores.ts';
import styles from './CodeForm.module.css';

/** Six spoken digits that open a room; typing the sixth is enough. */
export const CodeForm = () => {
  const t = useTexts();
  const [, go] = useLocation();
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<string | null>(null);
  const enter = async (code: string): Promise<void> => {
    const me = await callMe();
    const invite = me.ok ? await callCode(code) : me;
    if (invite.ok) return go(`/r/${invite.body.token}`);
    setError(t.refusals[invite.code]);
    setDigits('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (digits.length === 6) void enter(digits);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <CodeField
        label={t.front.code}
        value={digits}
        onChange={(next) => {
          setDigits(next);
          setError(null);
        }}
        onDone={(done) => void enter(done)}
        {...(error === null ? {} : { error: <span role="alert">{error}</span> })}
      >
        <Button type="submit" disabled={digits.length < 6}>
          {t.front.enter}
        </Button>
      </CodeField>
    </form>
  );
};
