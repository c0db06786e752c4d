import { useId } from 'react';
import { INKS } from '../../kit/draw/inks.ts';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { PEOPLE, SignsProvider } from '../../kit/signs.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { Ink } from '../../state/device.ts';
import styles from './EmblemPicker.module.css';
import { useTexts } from './stores.ts';

interface EmblemPickerProps {
  readonly value: Ink;
  readonly onChange: (ink: Ink) => void;
}

/** The emblems as radio buttons. */
export const EmblemPicker = ({ value, onChange }: EmblemPickerProps) => {
  const t = useTexts().profile;
  const name = useId();
  return (
    <fieldset className={styles.picker} aria-label={t.emblem}>
      {INKS.map((ink) => (
        <label key={ink} className={styles.emblem} title={t.emblems[ink]}>
          <input type="radio" name={name} checked={ink === value} onChange={() => onChange(ink)} />
          <VisuallyHidden>{t.emblems[ink]}</VisuallyHidden>
          <SignsProvider value={PEOPLE}>
            <EmblemPlate ink={ink} size={42} />
          </SignsProvider>
        </label>
      ))}
    </fieldset>
  );
};
