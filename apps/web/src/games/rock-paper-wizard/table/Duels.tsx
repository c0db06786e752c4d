import type { Seat } from '@kesem/engine/core/game';
import { COLORS } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { Hand as HandOut, WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import { bare } from '../../../i18n/isolate.ts';
import type { Ink } from '../../../kit/draw/inks.ts';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { HandPrint } from '../../../kit/hand/Hand.tsx';
import { InTurn } from '../../../kit/InTurn.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import { orderOf } from './circle.ts';
import styles from './Duels.module.css';
import { Ground } from './Ground.tsx';
import { GESTURE, GROUND, NIGHT } from './gestures.ts';
import { SpellBack } from './SpellBack.tsx';

interface DuelsProps {
  readonly view: WizardView;
  readonly words: Words;
}

/** Who throws what at whom, a row a sentence, in the order of casting: the hand itself is the arrow. */
export const Duels = ({ view, words }: DuelsProps) => (
  <ol
    className={styles.duels}
    aria-label={textsOf(words.lang).board.order}
    data-count={view.wizards.length}
  >
    {orderOf(view).map((seat, place) => (
      <li key={seat} className={styles.place} style={{ animationDelay: `${280 + 90 * place}ms` }}>
        <Duel view={view} words={words} seat={seat} nth={place} />
        <span className={styles.number} aria-hidden="true">
          {place + 1}
        </span>
      </li>
    ))}
  </ol>
);

interface DuelProps extends DuelsProps {
  readonly seat: Seat;
  /** Which of several rows it is. */
  readonly nth?: number;
}

/** One row, read from the right in every language, for hands point to the left. */
export const Duel = ({ view, words, seat, nth = 0 }: DuelProps) => {
  const { board: t, spell } = textsOf(words.lang);
  const hand = view.wizards[seat]?.hand;
  if (!hand) return null;
  const name = hand.spell === null ? t.wild : spell[hand.spell].name;
  const state = { armed: '', acting: t.now, acted: t.done, cancelled: t.cancelled }[hand.state];
  return (
    <div
      className={styles.duel}
      dir="rtl"
      data-duel={seat}
      data-state={hand.state}
      data-wild={hand.spell === null ? '' : undefined}
    >
      <VisuallyHidden>
        {`${words.name(seat)}: ${t.points(name, words.name(hand.target))} ${state}`}
      </VisuallyHidden>
      <InTurn nth={nth}>
        <Who seat={seat} words={words} />
        <Thrown hand={hand} ink={words.ink(seat)} name={name} wild={textsOf(words.lang).bar.wild} />
        <Who seat={hand.target} words={words} />
      </InTurn>
    </div>
  );
};

const Who = ({ seat, words }: Pick<DuelProps, 'seat' | 'words'>) => (
  <span className={styles.who} aria-hidden="true">
    <EmblemPlate ink={words.ink(seat)} />
    {/* the row runs from the right in every language: a name is cut where it ends */}
    <b dir="auto">{bare(words.name(seat))}</b>
  </span>
);

interface ThrownProps {
  readonly hand: HandOut;
  readonly ink: Ink;
  readonly name: string;
  readonly wild: string;
}

/** The hand before rays of its spell, or a card face down. */
const Thrown = ({ hand: { spell, state }, ink, name, wild }: ThrownProps) => {
  const { dark, light } = spell === null ? NIGHT : GROUND[COLORS[spell]];
  return (
    <span className={styles.thrown} aria-hidden="true">
      <Ground dark={dark} light={spell === null ? dark : light} from={[0.2, 0.5]} />
      {spell === null ? (
        <span className={styles.card}>
          <SpellBack width={40} />
          <em>
            <bdi>{wild}</bdi>
          </em>
        </span>
      ) : (
        <>
          <svg className={styles.hand} key={spell} viewBox="-78 -34 156 68">
            <HandPrint gesture={GESTURE[spell]} ink={ink} within={[150, 66]} line={3.6} />
          </svg>
          <u>
            <bdi>{name}</bdi>
          </u>
        </>
      )}
      {state === 'cancelled' && (
        <span className={styles.crossed}>
          <Icon name="close" size={30} weight={5} />
        </span>
      )}
    </span>
  );
};
