import type { SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import { star } from '../../../kit/draw/geometry.ts';
import { closed } from '../../../kit/draw/path.ts';
import { seeded } from '../../../kit/draw/random.ts';
import type { Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import { Ground } from './Ground.tsx';
import { NIGHT } from './gestures.ts';
import { Person } from './Person.tsx';
import { SpellBack } from './SpellBack.tsx';
import { SpellPage } from './SpellPage.tsx';
import styles from './Wild.module.css';

const STARS = (() => {
  const random = seeded(8);
  return Array.from({ length: 22 }, () =>
    closed(star(4, [random() * 400, random() * 400], [7 + random() * 7, 2])),
  ).join('');
})();

interface WildProps {
  readonly spell: SpellId;
  readonly seat: number;
  readonly target: number;
  readonly words: Words;
}

/** A card that nobody knew is read by everybody before it acts. */
export const Wild = ({ spell, seat, target, words }: WildProps) => (
  <section className={styles.wild} dir="rtl" data-wild-card={spell}>
    <Ground {...NIGHT} from={[0.5, 0.56]} />
    <svg className={styles.stars} viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice">
      <path d={STARS} fill="#FFF3D0" />
    </svg>
    <h2 className={styles.title}>
      <bdi>{textsOf(words.lang).bar.wild}</bdi>
    </h2>
    <span className={styles.back}>
      <SpellBack width={160} />
    </span>
    <div className={styles.card}>
      <SpellPage spell={spell} lang={words.lang} ink={words.ink(seat)} />
    </div>
    <span className={styles.caster}>
      <Person ink={words.ink(seat)} name={words.name(seat)} size={56} />
    </span>
    <span className={styles.target}>
      <Person ink={words.ink(target)} name={words.name(target)} size={56} />
    </span>
  </section>
);
