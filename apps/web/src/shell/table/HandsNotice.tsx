import { tvTextsOf } from '../../i18n/tv.ts';
import { Button } from '../../kit/Button.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { useLang } from '../frame/stores.ts';
import { useView } from '../room/view.ts';
import { useHands } from './hands.ts';
import styles from './MySeatNotice.module.css';

/** A large screen shows the table now: a phone may be only the hand. Asked once in a room. */
export const HandsNotice = () => {
  const t = tvTextsOf(useLang());
  const { stage } = useView();
  const { can, chosen, choose } = useHands();
  if (!can || chosen !== null || stage !== 'playing') return null;
  return (
    <output className={styles.notice}>
      <span>{t.onScreen}</span>
      <Button size="sm" kind="primary" onClick={() => choose(true)}>
        {t.hands}
      </Button>
      <IconButton
        label={t.handsNo}
        icon={<Icon name="close" size={20} />}
        onClick={() => choose(false)}
      />
    </output>
  );
};

/** The same at any time, for the menu of a table. */
export const HandsItem = ({ onDone }: { readonly onDone: () => void }) => {
  const t = tvTextsOf(useLang());
  const { can, chosen, choose } = useHands();
  if (!can) return null;
  const change = (): void => {
    choose(chosen !== true);
    onDone();
  };
  return (
    <Button icon={<Icon name={chosen === true ? 'board' : 'phone'} />} onClick={change}>
      {chosen === true ? t.showTable : t.hands}
    </Button>
  );
};
