import type { PersonView } from '@kesem/room/view';
import { ranged } from '../../i18n/numbers.ts';
import { tvTextsOf } from '../../i18n/tv.ts';
import { CoverArt, inksOf } from '../../kit/CoverArt.tsx';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { inkOf } from '../../state/device.ts';
import { connectionOf, personOf, taken } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom } from '../room/session.ts';
import { nameIn, useCard, useView } from '../room/view.ts';
import styles from './Tv.module.css';

/** The box on the table, and whoever sits down at it. */
export const Gathering = () => {
  const t = useTexts();
  const lang = useLang();
  const card = useCard();
  if (!card) return null;
  return (
    <div className={styles.gathering}>
      <div className={styles.box} style={inksOf(card.cover)}>
        <div>
          <h1>{card.title(lang)}</h1>
          <p>
            {t.players(ranged(card.seats))} · {t.minutes(card.minutes)}
          </p>
        </div>
        <div className={styles.print}>
          <CoverArt cover={card.cover} />
        </div>
      </div>
      <People />
    </div>
  );
};

const People = () => {
  const t = useTexts();
  const words = tvTextsOf(useLang());
  const view = useView();
  const presence = useRoom((state) => state.presence);
  const how = ({ no, bot }: PersonView) => (bot === null ? connectionOf(presence, no) : 'here');
  const sitting = taken(view).flatMap(({ chair }) => personOf(view, chair.person) ?? []);
  if (sitting.length === 0) return <p className={styles.nobody}>{words.waiting}</p>;
  return (
    <ul className={styles.people}>
      {sitting.map((person) => (
        <li key={person.no} data-away={how(person) === 'away'}>
          <EmblemPlate ink={inkOf(person.ink)} size={84} />
          <bdi>{nameIn(t, person)}</bdi>
          {how(person) !== 'here' && <small>{t.people[how(person)]}</small>}
        </li>
      ))}
    </ul>
  );
};
