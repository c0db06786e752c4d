import { creatureOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import type { Player } from '@kesem/engine/games/eclipse/move';
import { type EclipseView, other } from '@kesem/engine/games/eclipse/state';
import { Die } from '../../../kit/Die.tsx';
import type { Words } from '../../contract.ts';
import { Borne } from '../table/Charm.tsx';
import { CreatureCard, Hurt } from '../table/CreatureCard.tsx';
import { Split } from '../table/Ground.tsx';
import type { Layout } from '../table/layout.ts';
import type { Marks } from '../table/marks.ts';
import { Chips } from './Chips.tsx';
import { Parts } from './Clashes.tsx';
import { benchOf, hurtIn, type Lane, type Lanes } from './lanes.ts';
import styles from './Poster.module.css';
import type { FightPicture } from './picture.ts';
import { pipsOf } from './pips.ts';

interface PosterProps {
  readonly view: EclipseView;
  readonly lanes: Lanes;
  /** The fight that goes on. */
  readonly lane: Fought;
  readonly words: Words;
  readonly marks: Marks;
  readonly south: Player;
  readonly layout: Layout;
  readonly teach: boolean;
}

/** A lane whose dice lie on the table. */
export type Fought = Lane & { readonly fight: FightPicture };

/** The fight that a small screen shows alone; null: all lanes stand there. */
export function posterIn(lanes: Lanes | null, { shape, field }: Layout): Fought | null {
  if (!lanes || shape !== 'tall' || field >= 600) return null;
  return lanes.lanes.find((lane): lane is Fought => lane.fight !== null) ?? null;
}

/** On a small screen one fight takes the whole ground, split by the bolt; the others are chips above it. */
export const Poster = (props: PosterProps) => {
  const { view, lanes, words, layout, teach } = props;
  return (
    <div className={styles.poster}>
      <Split />
      <Chips {...{ view, lanes, teach }} lang={words.lang} />
      <Half {...props} is="far" size={sizeIn(layout)} />
      <Half {...props} is="near" size={sizeIn(layout)} />
      <Answering {...props} />
    </div>
  );
};

/** What the chips and the bolt leave to a card, in px. */
function sizeIn({ field, rows, lanes }: Layout) {
  const high = 2 * rows.field + (lanes?.clash ?? 0) - 52;
  const width = Math.floor(Math.min(170, field * 0.43, (high * 0.5) / 1.35));
  return { width, height: Math.floor(width * 1.35) };
}

interface HalfProps extends PosterProps {
  readonly is: 'far' | 'near';
  readonly size: { readonly width: number; readonly height: number };
}

const Half = ({ view, lane, words, marks, south, is, size }: HalfProps) => {
  const id = lane[is].creature;
  const creature = id === null ? undefined : creatureOf(view, id);
  const side = is === 'near' ? south : other(south);
  const hurt = hurtIn(view, lane, lane[is]);
  const shown = { view, words, marks };
  return (
    <section className={styles.half} data-place={is} aria-label={words.name(side)}>
      <ul className={styles.card} data-row="">
        {creature && (
          <li className={styles.fighter}>
            <CreatureCard
              {...{ creature, view, words, size }}
              mark={marks.get(`creature:${creature.id}`)}
            />
            <Borne {...shown} of={creature.id} />
            {hurt > 0 && <Hurt by={hurt} of={`hurt:${lane.slip.attacker}`} />}
          </li>
        )}
      </ul>
      {id !== null && <Sum {...{ view, lane, side, is, size }} id={id} />}
    </section>
  );
};

const SMALL = { width: 56, height: 68 } as const;

/** Whoever of the nearer side stands in another lane, or in none, and could answer. */
const Answering = ({ view, lanes, lane, words, marks, south }: PosterProps) => {
  const inOthers = lanes.lanes
    .filter(({ slip }) => slip.attacker !== lane.slip.attacker)
    .flatMap(({ near }) => creatureOf(view, near.creature ?? -1) ?? []);
  const answering = [...benchOf(view, south, lanes), ...inOthers].filter(
    ({ id }) => marks.get(`creature:${id}`) === 'legal',
  );
  if (answering.length === 0) return null;
  return (
    <ul className={styles.bench} aria-label={words.name(south)} data-row="">
      {answering.map((creature) => (
        <li key={creature.id}>
          <CreatureCard
            {...{ creature, view, words }}
            size={SMALL}
            mark={marks.get(`creature:${creature.id}`)}
          />
        </li>
      ))}
    </ul>
  );
};

interface SumProps extends Pick<HalfProps, 'view' | 'lane' | 'is' | 'size'> {
  readonly id: number;
  readonly side: Player;
}

/** The die, and what it comes to. */
const Sum = ({ view, lane, is, id, side, size }: SumProps) => {
  const { roll, totals, verdict } = lane.fight;
  const won = verdict?.loser !== null && verdict?.loser !== undefined && verdict.loser !== id;
  return (
    <div className={styles.sum} aria-hidden="true">
      <span className={styles.rolled}>
        <Die
          value={pipsOf(roll.dice[side])}
          ink={is === 'near' ? 'light' : 'dark'}
          size={size.width < 120 ? 44 : 58}
          roll={verdict ? null : id}
        />
        {totals && <b data-won={won || undefined}>{totals[side]}</b>}
      </span>
      <Parts view={view} slip={lane.slip} id={id} />
    </div>
  );
};
