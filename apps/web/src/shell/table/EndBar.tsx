import { listed } from '../../i18n/numbers.ts';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { Button } from '../../kit/Button.tsx';
import { freshId } from '../../net/random.ts';
import { personOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { useMe, useNames, useView } from '../room/view.ts';
import { resultOf } from './result.ts';

interface EndBarProps {
  readonly panel: boolean;
  readonly onPanel: (shown: boolean) => void;
}

/** The bar after a match: the result, and the rematch where the primary always is. */
export const EndBar = ({ panel, onPanel }: EndBarProps) => {
  const t = useTexts().end;
  const lang = useLang();
  const view = useView();
  const { isSeated } = useMe();
  const { askStage } = useSession();
  const busy = useRoom((state) => state.pending !== null);
  const again = view.match?.again ?? [];
  const saidYes = typeof view.me === 'number' && again.includes(view.me);
  return (
    <ActionBar
      say={panel ? t.over : resultOf(view, lang)}
      sub={useWaiting(saidYes)}
      secondary={!panel && <Button onClick={() => onPanel(true)}>{t.showPanel}</Button>}
      primary={
        isSeated && (
          <Button
            kind="primary"
            disabled={busy || saidYes}
            onClick={() => askStage({ do: 'again', nonce: freshId() })}
          >
            {t.rematch}
          </Button>
        )
      }
    />
  );
};

/** Whose yes is still missing, once somebody has said it. */
function useWaiting(saidYes: boolean): string | undefined {
  const t = useTexts().end;
  const lang = useLang();
  const view = useView();
  const name = useNames();
  const { match } = view;
  if (!match || match.again.length === 0) return undefined;
  const missing = match.players.filter((no, seat) => {
    const person = personOf(view, no);
    return person?.is === 'in' && !person.bot && !match.again.includes(seat) && seat !== view.me;
  });
  const names = listed(lang, missing.map(name));
  if (missing.length === 0) return undefined;
  return saidYes ? `${t.youSaidYes} · ${t.waitFor(names)}` : undefined;
}
