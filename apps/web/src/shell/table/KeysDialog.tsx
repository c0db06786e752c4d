import type { KeyHelp } from '../../games/contract.ts';
import { reactionTextsOf } from '../../i18n/reactions.ts';
import { Chip } from '../../kit/Chip.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import type { AnyGame } from '../../registry.ts';
import { device, useDevice, useLang, useTexts } from '../frame/stores.ts';
import { useHasDigits } from '../react/useDigits.ts';
import styles from './KeysDialog.module.css';

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly game: AnyGame | null;
}

/** What the keys do, at every table and on this game's board. */
export const KeysDialog = ({ open, onClose, game }: KeysDialogProps) => {
  const t = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t.view.keys} closeLabel={t.close}>
      <AllKeys game={game} />
    </Dialog>
  );
};

const AllKeys = ({ game }: Pick<KeysDialogProps, 'game'>) => {
  const t = useTexts();
  const lang = useLang();
  const works = useDevice((state) => state.keys);
  const hasDigits = useHasDigits(game);
  const anywhere = [
    { keys: '?', does: t.view.keysHelp },
    { keys: 'Shift+Z', does: t.view.zen },
    ...(hasDigits ? [{ keys: '1–8', does: reactionTextsOf(lang).title }] : []),
  ];
  return (
    <>
      <h3 className={styles.title}>{t.view.keysAnywhere}</h3>
      <Keys keys={anywhere} />
      {game && (
        <>
          <h3 className={styles.title}>{t.view.keysOnBoard}</h3>
          <Keys keys={game.keys(lang)} />
        </>
      )}
      <Chip pressed={works} onPress={() => device.setState({ keys: !works })}>
        {t.view.single}
      </Chip>
    </>
  );
};

const Keys = ({ keys: list }: { readonly keys: readonly KeyHelp[] }) => (
  <dl className={styles.keys}>
    {list.map(({ keys, does }) => (
      <div key={keys}>
        <dt dir="ltr">
          {keys.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
