import { useState } from 'react';
import type { GameCard } from '../../games/card.ts';
import { nextTextsOf } from '../../i18n/next.ts';
import { listed } from '../../i18n/numbers.ts';
import { CoverArt, inksOf } from '../../kit/CoverArt.tsx';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { CARDS } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import { personOf } from '../../state/seats.ts';
import { useLang } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { useMe, useNames, useView } from '../room/view.ts';
import { fitOf, wishersOf } from './line.ts';
import styles from './NextGames.module.css';
import { WhoSits } from './WhoSits.tsx';

interface NextGamesProps {
  /** It stands under a title already. */
  readonly bare?: boolean;
  /** Called when the table goes to another game. */
  readonly onDone?: () => void;
}

/** The games that may come next, as covers: a guest says what they want, the host decides, and all see both. A table of this device alone stays with its game. */
export const NextGames = ({ bare = false, onDone }: NextGamesProps) => {
  const t = nextTextsOf(useLang());
  const view = useView();
  const name = useNames();
  const { isHost, isSeated } = useMe();
  const { askStage, online } = useSession();
  const [asking, setAsking] = useState<GameCard | null>(null);
  const choose = (card: GameCard): void => {
    if (fitOf(view, card).over > 0) return setAsking(card);
    askStage({ do: 'game', game: card.id });
    onDone?.();
  };
  if (!online) return null;
  const hint = isHost ? t.hintHost : isSeated ? t.hintGuest(name(view.host)) : t.watches;
  return (
    <section className={styles.next} aria-label={t.title}>
      {!bare && <h3 className={styles.title}>{t.title}</h3>}
      <p className={styles.hint}>{hint}</p>
      <ul
        className={styles.games}
        // it may scroll, and for whoever watches no cover can be reached
        tabIndex={isSeated ? undefined : 0}
      >
        {CARDS.map((card) => (
          <li key={card.id}>
            <Cover card={card} onChoose={choose} />
          </li>
        ))}
      </ul>
      {asking && (
        <WhoSits
          card={asking}
          onClose={() => setAsking(null)}
          onGo={(sit) => {
            askStage({ do: 'game', game: asking.id, sit: [...sit] });
            setAsking(null);
            onDone?.();
          }}
        />
      )}
    </section>
  );
};

interface CoverProps {
  readonly card: GameCard;
  /** The host takes the table there. */
  readonly onChoose: (card: GameCard) => void;
}

const Cover = ({ card, onChoose }: CoverProps) => {
  const lang = useLang();
  const t = nextTextsOf(lang);
  const view = useView();
  const { isHost, isSeated } = useMe();
  const { askStage } = useSession();
  const me = useRoom((state) => state.you.person);
  const busy = useRoom((state) => state.pending !== null);
  const isNow = view.stage === 'lobby' && view.game === card.id;
  const { missing, over } = fitOf(view, card);
  const mine = me !== null && wishersOf(view, card.id).includes(me);
  const note = isNow
    ? t.now
    : missing > 0
      ? t.missing(missing)
      : over > 0 && t.fewer(card.seats.max);
  const press = (): void =>
    isHost ? onChoose(card) : askStage({ do: 'wish', game: mine ? null : card.id });
  return (
    <button
      type="button"
      className={styles.game}
      style={inksOf(card.cover)}
      data-fits={missing === 0}
      aria-pressed={isHost ? undefined : mine}
      disabled={busy || !isSeated || isNow}
      onClick={press}
    >
      <span className={styles.print}>
        <CoverArt cover={card.cover} />
      </span>
      <span className={styles.name}>{card.title(lang)}</span>
      {note !== false && <span className={styles.note}>{note}</span>}
      <Wishers game={card.id} />
    </button>
  );
};

/** Who wants this game: their plates on its cover, and how many they are. */
const Wishers = ({ game }: { readonly game: string }) => {
  const lang = useLang();
  const t = nextTextsOf(lang);
  const view = useView();
  const name = useNames();
  const people = wishersOf(view, game);
  if (people.length === 0) return null;
  return (
    <span className={styles.wishers}>
      {people.map((no) => (
        <EmblemPlate key={no} ink={inkOf(personOf(view, no)?.ink)} size={22} />
      ))}
      <b>{t.wants(people.length)}</b>
      <VisuallyHidden>: {listed(lang, people.map(name))}</VisuallyHidden>
    </span>
  );
};
