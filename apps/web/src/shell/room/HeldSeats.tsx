import { HOLD_MS } from '@kesem/room/hold';
import type { PersonView, RoomView } from '@kesem/room/view';
import { isolate, ltr } from '../../i18n/isolate.ts';
import { minutesAndSeconds } from '../../i18n/numbers.ts';
import { Button } from '../../kit/Button.tsx';
import { heldSeats } from '../../state/seats.ts';
import { useTexts } from '../frame/stores.ts';
import { EndMatch } from './EndMatch.tsx';
import styles from './HeldSeats.module.css';
import { useRoom, useSession } from './session.ts';
import { useServerNow } from './useNow.ts';
import { useMe, useView } from './view.ts';

/**
 * Who is cut off, as far as the others depend on it: anybody in the middle of a match, and at all times
 * the host. How long the seat waits, and then what the others may decide.
 */
export const HeldSeats = () => {
  const view = useView();
  const me = useRoom((state) => state.you.person);
  return heldSeats(view)
    .filter(({ person }) => isPlayed(view) || person.no === view.host)
    .filter(({ person }) => person.no !== me)
    .map(({ person, seat }) => <Held key={person.no} person={person} seat={seat} />);
};

/** A match that is closed goes on with nobody. */
const isPlayed = ({ stage, match }: RoomView): boolean =>
  stage === 'playing' && match?.closed === null;

const Held = ({ person, seat }: { readonly person: PersonView; readonly seat: number }) => {
  const t = useTexts().link;
  const { isSeated } = useMe();
  const now = useServerNow(true);
  const left = HOLD_MS - (now - (person.away ?? now));
  const name = isolate(person.name);
  return (
    <output className={styles.held}>
      <span>{left > 0 ? t.held(name, ltr(minutesAndSeconds(left))) : t.heldOver(name)}</span>
      {left <= 0 && isSeated && <Decide person={person} seat={seat} />}
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
          <Button
            kind="primary"
            disabled={busy}
            onClick={() => ask({ do: 'standIn', seat, level: 'medium' })}
          >
            {t.botPlays}
          </Button>
          <EndMatch kind="ghost" />
        </>
      )}
      {view.host === person.no && me !== null && (
        <Button
          size="sm"
          kind="ghost"
          disabled={busy}
          onClick={() => ask({ do: 'host', person: me })}
        >
          {t.takeHost}
        </Button>
      )}
    </span>
  );
};
