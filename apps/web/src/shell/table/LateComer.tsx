import { FRIENDLY } from '@kesem/room/given';
import { useState } from 'react';
import { isolate } from '../../i18n/isolate.ts';
import { lateTextsOf } from '../../i18n/late.ts';
import { Button } from '../../kit/Button.tsx';
import { ChipGroup } from '../../kit/ChipGroup.tsx';
import { classes } from '../../kit/classes.ts';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { freshId } from '../../net/random.ts';
import type { AnyGame } from '../../registry.ts';
import { personOf, taken } from '../../state/seats.ts';
import { NameForm } from '../frame/NameForm.tsx';
import { device, profileOf, useDevice, useLang, useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { nameIn, useMe, useView } from '../room/view.ts';
import styles from './MySeatNotice.module.css';

/** For whoever opens the link of a match under way: a greeting, that they watch, and the chair of a bot if there is one. */
export const LateComer = ({ game }: { readonly game: AnyGame | null }) => {
  const texts = useTexts();
  const t = lateTextsOf(useLang());
  const view = useView();
  const { person, isSeated } = useMe();
  const { online } = useSession();
  const [gone, setGone] = useState(false);
  const [open, setOpen] = useState(false);
  const bots = useBotSeats();
  const isNew = person === null || (person.is === 'in' && !isSeated);
  if (!online || gone || !isNew || view.stage !== 'playing') return null;
  return (
    <>
      <output className={classes(styles.notice, styles.brief)} data-late="">
        <span>
          <span>{t.hello}</span> {bots.length === 0 && <span>{t.next}</span>}
        </span>
        {bots.length > 0 && (
          <Button size="sm" kind="primary" onClick={() => setOpen(true)}>
            {t.play}
          </Button>
        )}
        <IconButton
          label={texts.close}
          icon={<Icon name="close" size={18} />}
          onClick={() => setGone(true)}
        />
      </output>
      <Sheet open={open} onClose={() => setOpen(false)} title={t.play} closeLabel={texts.close}>
        <Chairs game={game} seats={bots} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
};

/** The chairs of bots that somebody may take over just now. */
function useBotSeats(): readonly number[] {
  const view = useView();
  const isClosed = view.locked || view.match?.closed !== null || view.from?.hidden === 'known';
  if (isClosed) return [];
  return taken(view).flatMap(({ chair, seat }) =>
    personOf(view, chair.person)?.bot == null ? [] : [seat],
  );
}

interface ChairsProps {
  readonly game: AnyGame | null;
  readonly seats: readonly number[];
  readonly onDone: () => void;
}

/** Name and emblem, and then a button a bot. */
const Chairs = ({ game, seats, onDone }: ChairsProps) => {
  const texts = useTexts();
  const lang = useLang();
  const t = lateTextsOf(lang);
  const view = useView();
  const { ask } = useSession();
  const now = useDevice((state) => state);
  const [seat, setSeat] = useState(seats[0] ?? 0);
  const own = profileOf(now);
  const start = view.family
    ? { ...own, name: FRIENDLY[lang](now.guest.which, now.guest.number) }
    : own;
  const chosen = seats.includes(seat) ? seat : (seats[0] ?? 0);
  const label = (one: number): string => {
    const bot = nameIn(texts, personOf(view, view.chairs[one]?.person ?? null));
    return t.seat(isolate(bot), game?.seatName(one, lang) ?? texts.room.seat(one + 1));
  };
  return (
    <>
      <p>{t.playHint}</p>
      <NameForm
        start={start}
        submit={t.play}
        given={view.family}
        onSave={(named) => {
          device.setState(view.family || named.name === start.name ? { ink: named.ink } : named);
          ask({ do: 'sit', seat: chosen, ...named, nonce: freshId() });
          onDone();
        }}
      >
        <ChipGroup
          label={texts.room.seats}
          options={seats.map((one) => ({ value: one, label: label(one) }))}
          value={chosen}
          onChange={setSeat}
        />
      </NameForm>
    </>
  );
};
