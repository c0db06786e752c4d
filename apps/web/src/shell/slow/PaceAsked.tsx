import { listed } from '../../i18n/numbers.ts';
import { PACES } from '../../i18n/paces.ts';
import { slowTextsOf } from '../../i18n/slow.ts';
import { Button } from '../../kit/Button.tsx';
import { useLang, useTexts } from '../frame/stores.ts';
import held from '../room/HeldSeats.module.css';
import { useRoom, useSession } from '../room/session.ts';
import { useMe, useNames, useView } from '../room/view.ts';

/** Another pace that is asked for, before everybody: who wants it, whose word is awaited, and one's own. */
export const PaceAsked = () => {
  const lang = useLang();
  const t = slowTextsOf(lang);
  const { ending } = useTexts();
  const { asked } = useView().pace;
  const name = useNames();
  const me = useRoom((state) => state.you.person);
  const busy = useRoom((state) => state.pending !== null);
  const { isSeated } = useMe();
  const { ask } = useSession();
  if (!asked) return null;
  const { days, yes, awaited } = asked;
  const isMine = me !== null && yes.includes(me);
  return (
    <output className={held.held}>
      <span>
        {t.wants(listed(lang, yes.map(name)), PACES[lang](days))} ·{' '}
        {ending.awaited(listed(lang, awaited.map(name)))}
      </span>
      {isSeated && (
        <span className={held.buttons}>
          {!isMine && (
            <Button size="sm" busy={busy} onClick={() => ask({ do: 'pace', days, yes: true })}>
              {t.agree}
            </Button>
          )}
          <Button
            size="sm"
            kind="ghost"
            busy={busy}
            onClick={() => ask({ do: 'pace', days, yes: false })}
          >
            {isMine ? t.withdraw : t.keep}
          </Button>
        </span>
      )}
    </output>
  );
};
