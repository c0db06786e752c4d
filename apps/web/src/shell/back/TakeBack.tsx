import { backTextsOf } from '../../i18n/back.ts';
import { listed } from '../../i18n/numbers.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/icons.tsx';
import { useLang } from '../frame/stores.ts';
import held from '../room/HeldSeats.module.css';
import { useRoom } from '../room/session.ts';
import { useMe, useNames, useView } from '../room/view.ts';
import { useBack, useBackWord } from './useTakeBack.ts';

/** Taking back, among what may be done at a table. */
export const TakeBackItem = ({ onDone }: { readonly onDone: () => void }) => {
  const t = backTextsOf(useLang());
  const back = useBack();
  const say = useBackWord();
  if (!back) return null;
  const run = (): void => {
    say?.(back.key, true);
    onDone();
  };
  return (
    <Button icon={<Icon name="undo" />} onClick={run}>
      {t.takeBack}
    </Button>
  );
};

/** What is asked to be taken back, before everybody, with one's own word about it. */
export const BackAsked = () => {
  const lang = useLang();
  const t = backTextsOf(lang);
  const { takeBack } = useView();
  const name = useNames();
  const { isSeated } = useMe();
  const me = useRoom((state) => state.you.person);
  const say = useBackWord();
  const asked = takeBack?.asked;
  if (!asked) return null;
  const isFor = me !== null && asked.yes.includes(me);
  return (
    <output className={held.held}>
      <span>
        {t.wants(listed(lang, asked.yes.slice(0, 1).map(name)))}
        {asked.taught && ` · ${t.taught}`}
      </span>
      {isSeated && (
        <span className={held.buttons}>
          {!isFor && (
            <Button size="sm" disabled={say === null} onClick={() => say?.(asked.key, true)}>
              {t.agree}
            </Button>
          )}
          <Button
            size="sm"
            kind="ghost"
            disabled={say === null}
            onClick={() => say?.(asked.key, false)}
          >
            {isFor ? t.withdraw : t.keep}
          </Button>
        </span>
      )}
    </output>
  );
};
