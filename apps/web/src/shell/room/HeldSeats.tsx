import { HOLD_MS, HOST_HOLD_MS } from '@kesem/room/hold';
import type { PersonView, RoomView } from '@kesem/room/view';
import { isolate, ltr } from '../../i18n/isolate.ts';
import { listed, minutesAndSeconds } from '../../i18n/numbers.ts';
import { Button } from '../../kit/Button.tsx';
import { heldSeats } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { EndMatch } from './EndMatch.tsx';
import styles from './HeldSeats.module.css';
import { useRoom, useSession } from './session.ts';
import { useServerNow } from './useNow.ts';
import { useMe, useView } from './view.ts';

/**
 * Who is cut off, as far as the others depend on it: anybody in the middle of a match, and at all times
 * the host. How long the seats wait, in one strip for all, and then what the others may decide.
 */
export const HeldSeats = () => {
  const view = useView();
  const me = useRoom((state) => state.you.person);
  const away = heldSeats(view)
    .filter(({ person }) => (isPlayed(view) ? view.pace.days === null : person.no === view.host))
    .filter(({ person }) => person.no !== me);
  const now = useServerNow(away.length > 0);
  const held = away.map((one) => ({
    ...one,
    left: HOLD_MS - (now - (one.person.away ?? now)),
  }));
  const waiting = held.filter(({ left }) => left > 0);
  return (
    <>
      {waiting.length > 0 && <Waiting held={waiting} />}
      {held.map(
        ({ person, seat, left }) =>
          left <= 0 && <Over key={person.no} person={person} seat={seat} />,
      )}
    </>
  );
};

/** A match that is closed goes on with nobody. */
const isPlayed = ({ stage, match }: RoomView): boolean =>
  stage === 'playing' && match?.closed === null;

interface Held {
  readonly person: PersonView;
  readonly seat: number;
  /** How long the seat still waits, in ms. */
  readonly left: number;
}

/** All who may still come back, and how long the first of them has for it. */
const Waiting = ({ held }: { readonly held: readonly Held[] }) => {
  const t = useTexts().link;
  const names = listed(
    useLang(),
    held.map(({ person }) => isolate(person.name)),
  );
  const left = Math.min(...held.map((one) => one.left));
  const view = useView();
  const { isHost } = useMe();
  const soon =
    isHost && isPlayed(view) ? held.filter((one) => one.left <= HOLD_MS - HOST_HOLD_MS) : [];
  return (
    <output className={styles.held}>
      <span>{t.held(names, ltr(minutesAndSeconds(left)))}</span>
      {soon.map(({ person, seat }) => (
        <BotPlays key={seat} seat={seat} instead={soon.length > 1 ? person : null} />
      ))}
    </output>
  );
};

interface BotPlaysProps {
  readonly seat: number;
  /** Whose place it takes, where more than one could be meant. */
  readonly instead?: PersonView | null;
}

/** Lets a bot play on for somebody. */
const BotPlays = ({ seat, instead = null }: BotPlaysProps) => {
  const t = useTexts().link;
  const { ask } = useSession();
  const busy = useRoom((state) => state.pending !== null);
  return (
    <Button
      kind="primary"
      size={instead ? 'sm' : 'md'}
      busy={busy}
      onClick={() => ask({ do: 'standIn', seat, level: 'medium' })}
    >
      {t.botPlays}
      {instead && <bdi>({instead.name})</bdi>}
    </Button>
  );
};

const Over = ({ person, seat }: Pick<Held, 'person' | 'seat'>) => {
  const t = useTexts().link;
  const { isSeated } = useMe();
  return (
    <output className={styles.held}>
      <span>{t.heldOver(isolate(person.name))}</span>
      {isSeated && <Decide person={person} seat={seat} />}
    </output>
  );
};

const Decide = ({ person, seat }: { readonly person: PersonView; readonly seat: number }) => {
  const t = useTexts().link;
  const { ask } = useSession();
  const view = useView();
  const me = useRoom((state) => state.you.person);
  const busy = useRoom((state) => state.pending !== null);
  return (
    <span className={styles.buttons}>
      {isPlayed(view) && (
        <>
          <BotPlays seat={seat} />
          <EndMatch kind="ghost" />
        </>
      )}
      {view.host === person.no && me !== null && (
        <Button size="sm" kind="ghost" busy={busy} onClick={() => ask({ do: 'host', person: me })}>
          {t.takeHost}
        </Button>
      )}
    </span>
  );
};
