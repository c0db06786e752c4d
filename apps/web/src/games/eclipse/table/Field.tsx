import { creatureOf, creaturesOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import type { Creature } from '@kesem/engine/games/eclipse/state';
import { ltr } from '../../../i18n/isolate.ts';
import type { Size } from '../cards/tableCut.ts';
import { benchOf, hurtIn, type Lane, type Lanes, type Place } from '../combat/lanes.ts';
import { combatTexts } from '../combat/texts.ts';
import { textsOf } from '../texts.ts';
import { BigStone } from './BigStone.tsx';
import { Borne, type OfSide } from './Charm.tsx';
import { CreatureCard, Hurt } from './CreatureCard.tsx';
import styles from './Field.module.css';
import { seenBeside } from './laneSizes.ts';
import type { Layout } from './layout.ts';
import type { Marks } from './marks.ts';
import { keyOf } from './thing.ts';

interface FieldProps extends OfSide {
  readonly layout: Layout;
  /** Whether it is the side of whoever looks. */
  readonly place: 'near' | 'far';
  /** The combat that lies on the table; null: there is none. */
  readonly lanes: Lanes | null;
}

/** The creatures of a side; in a combat each in its lane, the others beside. */
export const Field = (props: FieldProps) => {
  const { words, place, lanes, layout } = props;
  return (
    <section
      className={styles.field}
      data-place={place}
      data-thing={place === 'near' ? keyOf({ at: 'field' }) : undefined}
      aria-label={words.name(props.player)}
    >
      {lanes && layout.lanes ? <Ranks {...props} lanes={lanes} /> : <Row {...props} />}
    </section>
  );
};

const Row = ({ view, player, words, marks, layout, place }: FieldProps) => {
  const creatures = creaturesOf(view, player);
  const t = textsOf(words.lang).board;
  const { columns, width, height, gap, more } = layout[place];
  return (
    <>
      <ul
        className={styles.creatures}
        aria-label={t.creaturesOf(words.name(player))}
        data-row=""
        data-more={more > 0 || undefined}
        style={{ gap: `${gap * 0.6}px ${gap}px`, maxInlineSize: columns * (width + gap) - gap + 1 }}
      >
        {creatures.map((creature) => (
          <Standing
            key={creature.id}
            {...{ creature, view, words, marks }}
            size={{ width, height }}
          />
        ))}
        {creatures.length === 0 && <li className={styles.nobody}>{t.noCreatures}</li>}
      </ul>
      {more > 0 && <More count={more} />}
    </>
  );
};

/** How many there are besides those that are seen. */
const More = ({ count }: { readonly count: number }) => (
  <b className={styles.more} aria-hidden="true">
    {ltr(`+${count}`)}
  </b>
);

/** Whoever can act or is aimed at stands before the others. */
const markedFirst = (creatures: readonly Creature[], marks: Marks): readonly Creature[] =>
  creatures.toSorted(
    (one, two) => Number(marks.has(`creature:${two.id}`)) - Number(marks.has(`creature:${one.id}`)),
  );

/** Whoever fights stands in the lane of the fight; nobody is left out. */
const Ranks = ({
  view,
  player,
  words,
  marks,
  layout,
  place,
  lanes,
}: FieldProps & { readonly lanes: Lanes }) => {
  const t = textsOf(words.lang).board;
  const sizes = layout.lanes;
  if (!sizes) return null;
  const bench = markedFirst(benchOf(view, player, lanes), marks);
  const seen = seenBeside(sizes.bench, place);
  const whole = sizes.bench.columns * sizes.bench.rows;
  const more = Math.max(0, bench.length - seen);
  return (
    <>
      <ul
        className={styles.ranks}
        aria-label={t.creaturesOf(words.name(player))}
        data-row=""
        style={{ gridTemplateRows: `repeat(${sizes.bench.rows}, minmax(0, 1fr))` }}
      >
        {lanes.lanes.map((lane, at) => (
          <InLane
            key={lane.slip.attacker}
            {...{ lane, view, words, marks }}
            at={lane[place]}
            size={sizes.columns[at]?.card ?? sizes.bench}
            wide={sizes.columns[at]?.lane ?? 0}
          />
        ))}
        {bench.slice(0, seen).map((creature, at) => (
          <Standing
            key={creature.id}
            {...{ creature, view, words, marks }}
            size={sizes.bench}
            isUpper={place === 'near' && at >= whole}
          />
        ))}
      </ul>
      {more > 0 && <More count={more} />}
    </>
  );
};

interface StandingProps extends Omit<OfSide, 'player'> {
  readonly creature: Creature;
  readonly size: Size;
}

interface BesideProps extends StandingProps {
  /** Below it lies the bar. */
  readonly isUpper?: boolean;
}

const Standing = ({ isUpper = false, ...props }: BesideProps) => (
  <li className={isUpper ? styles.upper : styles.creature}>
    <InRank {...props} />
  </li>
);

const InRank = ({ creature, view, words, marks, size }: StandingProps) => (
  <>
    <CreatureCard
      {...{ creature, view, words, size }}
      mark={marks.get(keyOf({ at: 'creature', id: creature.id }))}
    />
    <Borne {...{ view, words, marks }} of={creature.id} />
  </>
);

interface InLaneProps extends Omit<StandingProps, 'creature'> {
  readonly lane: Lane;
  readonly at: Place;
  /** How wide the lane is, in px. */
  readonly wide: number;
}

/** Who fights on one side of a lane: a creature, a guard before its stone, or the stone alone. */
const InLane = ({ lane, at, view, words, marks, size, wide }: InLaneProps) => {
  const creature = at.creature === null ? undefined : creatureOf(view, at.creature);
  const hurt = hurtIn(view, lane, at);
  return (
    <li className={styles.inLane}>
      {at.stone !== null && (
        <span className={styles.stone} data-behind={creature && ''}>
          <BigStone
            view={view}
            id={at.stone}
            width={creature ? size.width * 0.42 : Math.min(120, wide * 0.72)}
          />
        </span>
      )}
      {creature && <InRank {...{ creature, view, words, marks, size }} />}
      {creature && at.stone !== null && (
        <span className={styles.guard} aria-hidden="true">
          {combatTexts(words.lang).guard}
        </span>
      )}
      {hurt > 0 && <Hurt by={hurt} of={`hurt:${lane.slip.attacker}`} />}
    </li>
  );
};
