import type { Seat } from '@kesem/engine/core/game';
import { COLORS } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { Ink } from '../../../kit/draw/inks.ts';
import { HandPrint } from '../../../kit/hand/Hand.tsx';
import { InTurn } from '../../../kit/InTurn.tsx';
import type { Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import type { Fight as Fought, WizardFrame } from '../timeline.ts';
import { type Blow, blowOf } from './blow.ts';
import { Coins } from './Coins.tsx';
import styles from './Fight.module.css';
import { Ground } from './Ground.tsx';
import { GESTURE, GROUND, NIGHT } from './gestures.ts';
import { lengthOf } from './length.ts';
import { Person } from './Person.tsx';
import { Zap } from './Zap.tsx';

interface FightProps {
  readonly frame: WizardFrame;
  readonly fight: Fought;
  readonly words: Words;
}

/** A spell at work, as large as the stage: the hand comes from the right, and hits whom it points at. */
export const Fight = ({ frame, fight, words }: FightProps) => {
  const { seat, spell } = fight;
  const { board: t, spell: spells } = textsOf(words.lang);
  const title = spell === null ? t.cancelled : spells[spell].name;
  const blow = blowOf(frame);
  const isIdle = spell === null || frame.events.some(({ type }) => type === 'nothing');
  return (
    <section
      className={styles.fight}
      dir="rtl"
      data-idle={isIdle ? '' : undefined}
      data-fight={seat}
    >
      <Thrown spell={spell} ink={words.ink(seat)} />
      <span className={styles.caster}>
        <Person ink={words.ink(seat)} name={words.name(seat)} size={54} />
      </span>
      {spell !== null && <Hit fight={fight} blow={blow} words={words} />}
      {blow && <Struck key={`${blow.who} ${blow.by}`} blow={blow} caster={seat} />}
      <h2 className={styles.title} style={lengthOf(title)}>
        <bdi>{title}!</bdi>
      </h2>
    </section>
  );
};

/** The hand before its rays; a fist in the night where the spell was cancelled. */
const Thrown = ({ spell, ink }: Pick<Fought, 'spell'> & { readonly ink: Ink }) => {
  const { dark, light } = spell === null ? { ...NIGHT, light: '#4A3F78' } : GROUND[COLORS[spell]];
  return (
    <>
      <Ground dark={dark} light={light} from={[0.28, 0.46]} />
      <InTurn nth={1}>
        <svg className={styles.hand} viewBox="-120 -80 240 160" aria-hidden="true">
          <HandPrint
            gesture={spell === null ? 'ready' : GESTURE[spell]}
            ink={ink}
            within={[230, 150]}
            line={5}
          />
        </svg>
      </InTurn>
    </>
  );
};

/** Whom the hand points at, or whom else the spell moves. */
const Hit = ({
  fight,
  blow,
  words,
}: Omit<FightProps, 'frame'> & { readonly blow: Blow | null }) => {
  const who: Seat = blow && blow.who !== fight.seat ? blow.who : fight.target;
  return (
    <span className={styles.hit} key={who} data-blown={blow ? '' : undefined}>
      <Person ink={words.ink(who)} name={words.name(who)} size={64} />
    </span>
  );
};

/** The number at whom it happens to, and coins that change hands. */
const Struck = ({ blow, caster }: { readonly blow: Blow; readonly caster: Seat }) => (
  <>
    <svg
      className={styles.zap}
      viewBox="-56 -56 112 112"
      data-at={blow.who === caster ? 'caster' : 'target'}
      aria-hidden="true"
    >
      <Zap r={44} text={blow.text} kind={blow.by < 0 ? 'bad' : 'good'} />
    </svg>
    {blow.coins > 0 && <Coins count={blow.coins} to={blow.to === caster ? 'start' : 'end'} />}
  </>
);
