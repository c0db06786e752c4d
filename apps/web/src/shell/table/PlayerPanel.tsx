import type { PersonView } from '@kesem/room/view';
import { classes } from '../../kit/classes.ts';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { SeatPlate } from '../../kit/SeatPlate.tsx';
import type { AnyGame } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import { sitterOf, turnSeats } from '../../state/seats.ts';
import { useDevice, useLang, useTexts } from '../frame/stores.ts';
import { nameAt, useView } from '../room/view.ts';
import styles from './PlayerPanel.module.css';
import { usePresence, usePresenceWords } from './presence.ts';
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
  const presence = usePresence()(person);
  const sub = usePresenceWords()(seat);
  const name = useShownName(seat, game);
  return (
    <SeatPlate
      ink={inkOf(person.ink)}
      seat={seat}
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
  const presence = usePresence()(person);
  const sub = usePresenceWords()(seat);
  const turn = turnSeats(useView()).includes(seat);
  const name = useShownName(seat, game);
  return (
    <div className={classes(styles.strip, turn && styles.turn)}>
      <EmblemPlate ink={inkOf(person.ink)} size={38} seat={seat} />
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.sub}>
          {presence !== 'none' && <i className={styles[presence]} aria-hidden="true" />}
          {/* the outline still tells the turn, and the bar whose it is */}
          {turn && presence !== 'unsteady' ? <b className={styles.flag}>{t.table.turn}</b> : sub}
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
  const SeatDetail = game?.side?.SeatDetail;
  return SeatDetail && table && <SeatDetail view={table} seat={seat} lang={lang} />;
};

/** Whose plate it is; at a quiet table the seat is named, and not the person. */
function useShownName(seat: number, game: AnyGame | null): string {
  const t = useTexts();
  const lang = useLang();
  const zen = useDevice((state) => state.zen);
  const view = useView();
  return zen && game ? game.seatName(seat, lang) : nameAt(t, view, seat);
}
