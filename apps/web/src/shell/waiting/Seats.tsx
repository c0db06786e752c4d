import { LEVELS } from '@kesem/engine/core/bot';
import type { PersonView } from '@kesem/room/view';
import { type ComponentProps, useState } from 'react';
import type { Texts } from '../../i18n/texts.en.ts';
import { Button } from '../../kit/Button.tsx';
import { EmptySeat } from '../../kit/EmptySeat.tsx';
import { Icon } from '../../kit/icons.tsx';
import { late } from '../../kit/late.tsx';
import { Notches } from '../../kit/Notches.tsx';
import { Portrait } from '../../kit/Portrait.tsx';
import { SeatPlate } from '../../kit/SeatPlate.tsx';
import { useMedia } from '../../kit/useMedia.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { inkOf } from '../../state/device.ts';
import { connectionOf, personOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { nameIn, useCard, useGame, useMe, useView } from '../room/view.ts';
import { Order } from './Order.tsx';
import { chosenOf, offeredPerSeat } from './options.ts';
import styles from './Seats.module.css';

/** The chairs: who sits on them, and on an empty one the ways to fill it. */
export const Seats = () => {
  const t = useTexts();
  const view = useView();
  return (
    <section className={styles.people} aria-label={t.room.seats}>
      <ol className={styles.seats} data-chairs={view.chairs.length}>
        {view.chairs.map(({ person }, seat) => (
          <li key={seat}>
            {person === null ? <Empty seat={seat} /> : <Taken seat={seat} person={person} />}
          </li>
        ))}
      </ol>
      <Order />
    </section>
  );
};

const Taken = ({ seat, person: no }: { readonly seat: number; readonly person: number }) => {
  const t = useTexts();
  const view = useView();
  const me = useRoom((state) => state.you.person);
  const presence = useRoom((state) => connectionOf(state.presence, no));
  const { isHost } = useMe();
  const seatName = useSeatName(seat);
  const helped = useHelp(seat);
  const person = personOf(view, no);
  if (!person) return null;
  const name = nameIn(t, person);
  const chosen = view.chairs[seat]?.chosen === true;
  const about = aboutOf(t, person, { seatName, presence, isMe: me === no, chosen });
  const managed = isHost || me === no;
  return (
    <div className={styles.plate} data-seat={me === no ? 'me' : seat}>
      <Plate
        ink={inkOf(person.ink)}
        name={name}
        tag={person.bot && t.bot}
        sub={
          <span>
            {[...about, ...helped].join(' · ')}
            {person.bot && <Notches n={LEVELS.indexOf(person.bot)} />}
          </span>
        }
        presence={person.bot ? 'none' : presence}
        mine={me === no}
      >
        {no === view.host && <HostMark />}
      </Plate>
      {managed && <Manage seat={seat} person={person} />}
    </div>
  );
};

interface ManageProps {
  readonly seat: number;
  readonly person: PersonView;
}

/** What whoever may can do about a seat, one tap away. */
const Manage = ({ seat, person }: ManageProps) => {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.manage}
        aria-label={t.room.manage(nameIn(t, person))}
        onClick={() => setOpen(true)}
      >
        <Icon name="pencil" size={15} />
      </button>
      <SeatSheet open={open} onClose={() => setOpen(false)} seat={seat} person={person} />
    </>
  );
};

/** A row where the table lies beside it, and where there is no height for more; else a portrait: people before all. */
const Plate = ({ tag, sub, ...person }: ComponentProps<typeof Portrait>) => {
  const isRow = useMedia('(min-width: 900px), (max-height: 500px)');
  if (!isRow) return <Portrait tag={tag} sub={sub} {...person} />;
  const line = (
    <span>
      {tag && <>{tag} · </>}
      {sub}
    </span>
  );
  return <SeatPlate sub={line} {...person} />;
};

const HostMark = () => {
  const t = useTexts().room;
  return (
    <span className={styles.host} title={t.host}>
      <Icon name="crown" size={18} />
      <VisuallyHidden>{t.host}</VisuallyHidden>
    </span>
  );
};

interface About {
  readonly seatName: string | null;
  readonly presence: ReturnType<typeof connectionOf>;
  readonly isMe: boolean;
  readonly chosen: boolean;
}

/** The line under a name, the same for everybody: what the seat is in the game, who or how its person is, and their choice. */
function aboutOf(
  t: Texts,
  person: PersonView,
  { seatName, presence, isMe, chosen }: About,
): readonly string[] {
  const how = isMe ? t.room.isYou : t.people[presence];
  const about = person.bot ? t.levels[person.bot] : how;
  return [seatName, about, chosen && t.room.chosen].filter((words) => typeof words === 'string');
}

/** What the host chose for this seat and not for others, in words. */
function useHelp(seat: number): readonly string[] {
  const lang = useLang();
  const card = useCard();
  const { options, chairs } = useView();
  const chosen = chairs[seat]?.options ?? {};
  const offers = card ? offeredPerSeat(card, options) : [];
  return offers.flatMap((option) => {
    const value = chosenOf(option, chosen);
    return value && value !== option.values[0] ? [value.label(lang)] : [];
  });
}

/** Returns the name of a seat in the game, or its number until the game has come; null while seats are still to be drawn. */
function useSeatName(seat: number): string | null {
  const t = useTexts().room;
  const lang = useLang();
  const game = useGame();
  const { draws } = useView();
  if (draws) return null;
  return game === null || game === 'failed' ? t.seat(seat + 1) : game.seatName(seat, lang);
}

const Empty = ({ seat }: { readonly seat: number }) => {
  const t = useTexts().room;
  const { isHost, isSeated } = useMe();
  const { online } = useSession();
  const [open, setOpen] = useState<'bot' | 'invite' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <EmptySeat>
      <VisuallyHidden>{t.seat(seat + 1)}</VisuallyHidden>
      {isSeated && online && (
        <Button size="sm" onClick={() => setOpen('invite')}>
          {t.invite}
        </Button>
      )}
      {isHost && (
        <Button
          size="sm"
          kind="ghost"
          icon={<Icon name="bot" size={18} />}
          onClick={() => setOpen('bot')}
        >
          {t.addBot}
        </Button>
      )}
      {!isSeated && <span className={styles.free}>{t.seat(seat + 1)}</span>}
      {isHost && <BotSheet open={open === 'bot'} onClose={close} seat={seat} />}
      {isSeated && online && <InviteSheet open={open === 'invite'} onClose={close} />}
    </EmptySeat>
  );
};

const BotSheet = late(async () => (await import('./BotSheet.tsx')).BotSheet);
const SeatSheet = late(async () => (await import('./SeatSheet.tsx')).SeatSheet);
const InviteSheet = late(async () => (await import('./InviteSheet.tsx')).InviteSheet);
