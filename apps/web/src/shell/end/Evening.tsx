import type { PersonNo } from '@kesem/room/person';
import { listed } from '../../i18n/numbers.ts';
import { CoverArt } from '../../kit/CoverArt.tsx';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { InTurn } from '../../kit/InTurn.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { cardOf } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import { personOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { nameIn, useNames, useView } from '../room/view.ts';
import { Diamonds } from './Diamonds.tsx';
import styles from './Evening.module.css';
import { gamesOf, type Played, winsOf } from './evening.ts';

interface EveningProps {
  /** A wide screen has a side for it. */
  readonly roomy?: boolean;
  /** It stands under its title already. */
  readonly untitled?: boolean;
}

/** The evening so far: a box lid a game with its winner's plate, and a diamond a win by everybody's name. */
export const Evening = ({ roomy = false, untitled = false }: EveningProps) => {
  const t = useTexts();
  const view = useView();
  const games = gamesOf(view);
  const winners = winsOf(view).filter(({ wins }) => wins > 0);
  if (games.length === 0) return null;
  return (
    <section className={styles.evening} aria-label={t.end.series} data-roomy={roomy}>
      {!untitled && <h3 className={styles.title}>{t.end.series}</h3>}
      <ul className={styles.games}>
        {games.map((played) => (
          <Lid key={played.game} {...played} />
        ))}
      </ul>
      <ul className={styles.people}>
        {winners.map(({ person: no, wins }) => {
          const person = personOf(view, no);
          return (
            <li key={no}>
              <EmblemPlate ink={inkOf(person?.ink)} size={26} />
              <bdi className={styles.name}>{nameIn(t, person)}</bdi>
              <Diamonds wins={wins} />
            </li>
          );
        })}
      </ul>
      <Decided />
    </section>
  );
};

const Lid = ({ game, leaders }: Played) => {
  const lang = useLang();
  const name = useNames();
  const view = useView();
  const card = cardOf(game);
  const plate = (no: PersonNo) => (
    <EmblemPlate key={no} ink={inkOf(personOf(view, no)?.ink)} size={24} />
  );
  return (
    <li>
      <span className={styles.lid}>
        <InTurn nth={4}>{card && <CoverArt cover={card.cover} />}</InTurn>
      </span>
      <span className={styles.plates}>{leaders.slice(0, 2).map(plate)}</span>
      <VisuallyHidden>
        {card?.title(lang) ?? game}: {listed(lang, leaders.map(name))}
      </VisuallyHidden>
    </li>
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
