import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { useDevice, useTexts } from '../frame/stores.ts';
import { toggleTextView, toggleZen } from './useTableKeys.ts';
import styles from './Ways.module.css';

/** First of all at a table: the way to its text, for whoever comes by keyboard, and the way out of the quiet. */
export const Ways = ({ zen }: { readonly zen: boolean }) => {
  const t = useTexts().view;
  const textView = useDevice((state) => state.textView);
  return (
    <>
      <button
        type="button"
        className={styles.text}
        aria-pressed={textView}
        onClick={toggleTextView}
      >
        {t.text}
      </button>
      {zen && (
        <div className={styles.zen}>
          <IconButton label={t.zenOff} icon={<Icon name="eye" />} onClick={toggleZen} />
        </div>
      )}
    </>
  );
};
