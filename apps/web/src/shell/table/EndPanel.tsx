import { useLocation } from 'wouter';
import { listed, points } from '../../i18n/numbers.ts';
import { verifyTextsOf } from '../../i18n/verify.ts';
import { Button } from '../../kit/Button.tsx';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { Heading } from '../../kit/Heading.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { toast } from '../../kit/toast.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { AnyGame } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import { personOf } from '../../state/seats.ts';
import { canShare, share } from '../frame/share.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useCopy } from '../frame/useCopy.ts';
import { useRoom, useSession } from '../room/session.ts';
import { nameAt, nameIn, useCard, useMe, useNames, useView } from '../room/view.ts';
import { useWords } from '../room/words.ts';
import styles from './EndPanel.module.css';
import { reasonOf, resultOf, resultToShare } from './result.ts';
import { standings } from './standings.ts';
import { useEvents } from './useEvents.ts';

interface EndPanelProps {
  readonly game: AnyGame | null;
  readonly onHide: () => void;
}

/** The end of a match, over a board that stays: result, reason, highlights, the evening so far. */
export const EndPanel = ({ game, onHide }: EndPanelProps) => {
  const t = useTexts().end;
  const lang = useLang();
  const view = useView();
  const reason = reasonOf(view, game, lang);
  return (
    <section className={styles.panel} aria-label={t.over}>
      <IconButton
        className={styles.hide}
        label={t.showBoard}
        icon={<Icon name="close" />}
        onClick={onHide}
      />
      <Heading level={2} face="poster" size={48} misprint>
        {resultOf(view, lang)}
      </Heading>
      {reason !== null && <p>{reason}</p>}
      <Highlights game={game} />
      <Decided />
      <Series />
      <Ways game={game} />
    </section>
  );
};

const Highlights = ({ game }: { readonly game: AnyGame | null }) => {
  const events = useEvents();
  const words = useWords();
  const lines = game?.highlights(events, words) ?? [];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.highlights}>
      {lines.slice(0, 3).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

/** Who has won the series, once it is decided; until then how long it is. */
const Decided = () => {
  const t = useTexts().series;
  const lang = useLang();
  const name = useNames();
  const { decided, seriesLength } = useView();
  if (decided)
    return <p className={styles.decided}>{t.decided(listed(lang, decided.map(name)))}</p>;
  if (!seriesLength) return null;
  const { by, n } = seriesLength;
  return (
    <p>
      {t.label}: {t[by](n)}
    </p>
  );
};

/** The evening so far, with who has said yes to another match. */
const Series = () => {
  const t = useTexts();
  const view = useView();
  const again = view.match?.again ?? [];
  return (
    <ul className={styles.series} aria-label={t.end.series}>
      {standings(view).map(({ person: no, points: sum }) => {
        const person = personOf(view, no);
        const seat = view.match?.players.indexOf(no) ?? -1;
        const yes = person?.bot != null || again.includes(seat);
        return (
          <li key={no}>
            <EmblemPlate ink={inkOf(person?.ink)} size={30} />
            <span className={styles.name}>
              <bdi>{seat < 0 ? nameIn(t, person) : nameAt(t, view, seat)}</bdi>
            </span>
            {yes && (
              <span className={styles.yes}>
                <Icon name="check" size={20} weight={3} />
                <VisuallyHidden>{t.end.saidYes}</VisuallyHidden>
              </span>
            )}
            <b className={styles.points}>{points(sum)}</b>
          </li>
        );
      })}
    </ul>
  );
};

const Ways = ({ game }: { readonly game: AnyGame | null }) => {
  const t = useTexts().end;
  const { online, askStage } = useSession();
  const { isHost } = useMe();
  const busy = useRoom((state) => state.pending !== null);
  const [, go] = useLocation();
  return (
    <div className={styles.ways}>
      {isHost && (
        <Button size="sm" disabled={busy} onClick={() => askStage({ do: 'lobby' })}>
          {t.changeGame}
        </Button>
      )}
      {online && <ReplayWays game={game} />}
      <Button size="sm" kind="ghost" onClick={() => go('/')}>
        {t.home}
      </Button>
      {online && <RecordWays />}
    </div>
  );
};

/** Seeing the match again, and telling others of it; of one in which nobody moved there is nothing to see. */
const ReplayWays = ({ game }: { readonly game: AnyGame | null }) => {
  const t = useTexts().end;
  const lang = useLang();
  const view = useView();
  const moved = useEvents().length > 0;
  const copy = useCopy();
  const title = useCard()?.title(lang) ?? '';
  const [, go] = useLocation();
  if (!view.match || !(moved || view.match.outcome)) return null;
  const path = `/m/${view.match.id}`;
  const tell = (): Promise<void> => {
    const text = `${title}: ${resultToShare(view, game, lang)}`;
    const link = location.origin + path;
    return canShare() ? share(text, link) : copy(`${text}\n${link}`);
  };
  return (
    <>
      <Button size="sm" icon={<Icon name="play" size={18} />} onClick={() => go(path)}>
        {t.watchAgain}
      </Button>
      <Button size="sm" icon={<Icon name="share" size={18} />} onClick={() => void tell()}>
        {t.shareResult}
      </Button>
    </>
  );
};

/** The match's record: checked at once, or kept as a file. Also of one that was given up. */
const RecordWays = () => {
  const t = useTexts();
  const verify = verifyTextsOf(useLang());
  const [, go] = useLocation();
  const { match } = useView();
  if (!match) return null;
  const save = async (): Promise<void> => {
    const why = await (await import('../verify/save.ts')).saveMatch(match.id);
    if (why) toast(t.refusals[why], 'danger');
  };
  return (
    <>
      <Button size="sm" kind="ghost" onClick={() => go(`/m/${match.id}/verify`)}>
        {verify.link}
      </Button>
      <Button size="sm" kind="ghost" onClick={() => void save()}>
        {verify.save}
      </Button>
    </>
  );
};
