import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { useDevice, useLang, useTexts } from '../frame/stores.ts';
import { useCard, useView } from '../room/view.ts';
import { StudyMark } from './StudyMark.tsx';
import { toggleTextView, toggleZen } from './useTableKeys.ts';
import styles from './Ways.module.css';

/** First of all at a table: the way to its text, for whoever comes by keyboard, and the way out of the quiet. */
export const Ways = ({ zen }: { readonly zen: boolean }) => {
  const t = useTexts().view;
  const textView = useDevice((state) => state.textView);
  const lang = useLang();
  const view = useView();
  const title = useCard()?.title(lang) ?? view.game;
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
        <header className={styles.zen}>
          <h1 className={styles.title}>{title}</h1>
          <StudyMark />
          <IconButton label={t.zenOff} icon={<Icon name="eye" />} onClick={toggleZen} />
        </header>
      )}
    </>
  );
};
