import { cleanName } from '@kesem/room/text';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import type { Ink } from '../../kit/draw/inks.ts';
import { Field } from '../../kit/Field.tsx';
import { EmblemPicker } from './EmblemPicker.tsx';
import { GivenName } from './given.ts';
import styles from './NameForm.module.css';
import { useTexts } from './stores.ts';

interface Named {
  readonly name: string;
  readonly ink: Ink;
}

interface NameFormProps {
  readonly start: Named;
  /** Called with a name in which there is something to be seen. */
  readonly onSave: (named: Named) => void;
  /** What the button says; absent: that it is kept. */
  readonly submit?: string;
  /** Whether names are given here, as in a family's room. */
  readonly given?: boolean;
  /** What else there is to choose. */
  readonly children?: ReactNode;
}

/** How somebody is called and drawn. */
export const NameForm = ({ start, onSave, submit, given = false, children }: NameFormProps) => {
  const t = useTexts();
  const [name, setName] = useState(start.name);
  const [ink, setInk] = useState(start.ink);
  const [refused, setRefused] = useState(false);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const typed = cleanName(name);
    setRefused(typed === null);
    if (typed !== null) onSave({ name: typed, ink });
  };
  return (
    <form className={styles.form} onSubmit={save}>
      {given ? (
        <GivenName value={name} onChange={setName} />
      ) : (
        <Field
          label={t.profile.name}
          hint={t.profile.nameHint}
          value={name}
          maxLength={40}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
          {...(refused ? { error: <span role="alert">{t.refusals.badName}</span> } : {})}
        />
      )}
      <EmblemPicker value={ink} onChange={setInk} />
      {children}
      <Button kind="primary" type="submit">
        {submit ?? t.save}
      </Button>
    </form>
  );
};
