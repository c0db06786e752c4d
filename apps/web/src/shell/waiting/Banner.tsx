import { useState } from 'react';
import { ranged } from '../../i18n/numbers.ts';
import { CoverArt, inksOf } from '../../kit/CoverArt.tsx';
import { late } from '../../kit/late.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useLang, useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { useWished } from '../room/useWished.ts';
import { useCard, useMe, useView } from '../room/view.ts';
import styles from './Banner.module.css';

/** Nobody needs it to sit down. */
const NextGames = late(async () => (await import('../next/NextGames.tsx')).NextGames);

/** The box on the table: which game it is, and behind it the other games. */
export const Banner = () => {
  const t = useTexts();
  const lang = useLang();
  const card = useCard();
  const { from } = useView();
  const { online } = useSession();
  const { isHost } = useMe();
  const [open, setOpen] = useState(false);
  if (!card) return null;
  return (
    <div className={styles.banner} style={inksOf(card.cover)}>
      <div className={styles.label}>
        <h2>{card.title(lang)}</h2>
        <p>
          {t.players(ranged(card.seats))} · {t.minutes(card.minutes)}
        </p>
        {from ? (
          <>
            <p>{t.room.goesOn(from.count)}</p>
            {from.hidden !== 'none' && <p>{t.room.onward[from.hidden]}</p>}
          </>
        ) : (
          <p className={styles.promise}>{card.promise(lang)}</p>
        )}
        <Wished />
      </div>
      <div className={styles.print}>
        <CoverArt cover={card.cover} />
      </div>
      {online && (
        <>
          <button type="button" className={styles.change} onClick={() => setOpen(true)}>
            <span>{isHost ? t.room.changeGame : t.room.otherGame}</span>
          </button>
          <Sheet
            open={open}
            onClose={() => setOpen(false)}
            title={t.room.otherGame}
            closeLabel={t.close}
          >
            <NextGames bare onDone={() => setOpen(false)} />
          </Sheet>
        </>
      )}
    </div>
  );
};

/** What those who sit would play instead, for all to see. */
const Wished = () => <output className={styles.wished}>{useWished()}</output>;
