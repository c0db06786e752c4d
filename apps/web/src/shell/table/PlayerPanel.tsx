import type { PersonView } from '@kesem/room/view';
import { classes } from '../../kit/classes.ts';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { SeatPlate } from '../../kit/SeatPlate.tsx';
import type { AnyGame } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import { sitterOf, turnSeats } from '../../state/seats.ts';
import { useDevice, useLang, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { nameIn, useView } from '../room/view.ts';
import styles from './PlayerPanel.module.css';
import { SeatClock } from './SeatClock.tsx';

interface PlayerPanelProps {
  readonly seat: number;
  readonly game: AnyGame | null;
  readonly wide: boolean;
}

/** A player at the table: name, presence, clock, turn, and what the game adds. */
export const PlayerPanel = ({ seat, game, wide }: PlayerPanelProps) => {
  const view = useView();
  const person = sitterOf(view, seat);
  if (!person) return null;
  const Shape = wide ? Plate : Strip;
  return (
    <div data-seat={view.me === seat ? 'me' : seat}>
      <Shape seat={seat} game={game} person={person} />
    </div>
  );
};

interface ShapeProps extends Pick<PlayerPanelProps, 'seat' | 'game'> {
  readonly person: PersonView;
}

/** Beside the board. */
const Plate = ({ seat, game, person }: ShapeProps) => {
  const t = useTexts();
  const view = useView();
  const presence = usePresence(person);
  const sub = useSub(seat, person, presence);
  const name = useShownName(seat, person, game);
  return (
    <SeatPlate
      ink={inkOf(person.ink)}
      name={name}
      sub={sub}
      presence={presence}
      turn={turnSeats(view).includes(seat) ? t.table.turn : undefined}
      mine={view.me === seat}
      below={<Detail seat={seat} game={game} />}
    >
      <SeatClock seat={seat} />
    </SeatPlate>
  );
};

/** Above and below the board, in one line. */
const Strip = ({ seat, game, person }: ShapeProps) => {
  const t = useTexts();
  const presence = usePresence(person);
  const sub = useSub(seat, person, presence);
  const turn = turnSeats(useView()).includes(seat);
  const name = useShownName(seat, person, game);
  return (
    <div className={classes(styles.strip, turn && styles.turn)}>
      <EmblemPlate ink={inkOf(person.ink)} size={38} />
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.sub}>
          {presence !== 'none' && <i className={styles[presence]} aria-hidden="true" />}
          {turn ? <b className={styles.flag}>{t.table.turn}</b> : sub}
        </span>
      </div>
      <div className={styles.detail}>
        <Detail seat={seat} game={game} />
      </div>
      <SeatClock seat={seat} />
    </div>
  );
};

/** What the game shows of a seat. */
const Detail = ({ seat, game }: Pick<ShapeProps, 'seat' | 'game'>) => {
  const lang = useLang();
  const { table } = useView();
  return game && table && <game.SeatDetail view={table} seat={seat} lang={lang} />;
};

/** Whose plate it is; at a quiet table the seat is named, and not the person. */
function useShownName(seat: number, person: PersonView, game: AnyGame | null): string {
  const t = useTexts();
  const lang = useLang();
  const zen = useDevice((state) => state.zen);
  return zen && game ? game.seatName(seat, lang) : nameIn(t, person);
}

type Presence = 'here' | 'away' | 'none';

/** Without a line to the house nobody is waited for. */
function usePresence(person: PersonView): Presence {
  const here = useRoom((state) => state.presence.here);
  const { online } = useSession();
  if (!online) return 'none';
  return person.bot || here.includes(person.no) ? 'here' : 'away';
}

/** The words under a name: who plays in their stead, or how they are here. */
function useSub(seat: number, person: PersonView, presence: Presence): string | undefined {
  const t = useTexts();
  const view = useView();
  const stand = view.stage === 'playing' ? view.chairs[seat]?.standIn : null;
  if (stand) return t.bot(stand);
  if (view.me === seat) return t.you;
  if (person.bot) return t.levels[person.bot];
  return presence === 'none' ? undefined : t.room[presence];
}
