import { creatureOf, creaturesOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import type { Creature } from '@kesem/engine/games/eclipse/state';
import { type ComponentProps, memo, type ReactElement } from 'react';
import { ltr } from '../../../i18n/isolate.ts';
import type { Size } from '../cards/tableCut.ts';
import { benchOf, hurtIn, type Lane, type Lanes, type Place } from '../combat/lanes.ts';
import { combatTexts } from '../combat/texts.ts';
import { textsOf } from '../texts.ts';
import { BigStone } from './BigStone.tsx';
import { Borne, type OfSide } from './Charm.tsx';
import { CreatureCard, Hurt } from './CreatureCard.tsx';
import styles from './Field.module.css';
import { gridOf, type Lanes as LaneSizes, seenBeside } from './laneSizes.ts';
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

/** How the creatures of a side stand. */
interface Standing extends Pick<ComponentProps<'ul'>, 'className' | 'style'> {
  readonly spots: readonly ReactElement[];
  /** How many there are besides those that are seen. */
  readonly more: number;
}

/** The creatures of a side; in a combat each in its lane, the others beside. It is one list, so that whoever steps into a lane keeps the card that is drawn. */
export const Field = memo((props: FieldProps) => {
  const { words, player, place, lanes, layout } = props;
  const t = textsOf(words.lang).board;
  const { spots, more, ...list } =
    lanes && layout.lanes ? inRanks(props, lanes, layout.lanes) : inRow(props);
  return (
    <section
      className={styles.field}
      data-place={place}
      data-thing={place === 'near' ? keyOf({ at: 'field' }) : undefined}
      aria-label={words.name(player)}
    >
      <ul
        {...list}
        aria-label={t.creaturesOf(words.name(player))}
        data-row=""
        data-more={(!lanes && more > 0) || undefined}
      >
        {spots.length > 0 ? spots : <li className={styles.nobody}>{t.noCreatures}</li>}
      </ul>
      {more > 0 && (
        <b className={styles.more} aria-hidden="true">
          {ltr(`+${more}`)}
        </b>
      )}
    </section>
  );
});

/** In as many rows as there is room for, the last of them in the middle; where not all can be seen, in one that is moved along. */
function inRow({ view, player, words, marks, layout, place }: FieldProps): Standing {
  const creatures = creaturesOf(view, player);
  const { columns, width, gap, more } = layout[place];
  const across = more > 0 ? creatures.length : columns;
  const last = creatures.length % across || across;
  const free = (across - last) * (width + gap);
  return {
    className: styles.creatures,
    style: {
      gap: `${gap * 0.6}px ${gap}px`,
      gridTemplateColumns: `repeat(${across}, ${width}px)`,
      maxInlineSize: columns * (width + gap) - gap + 1,
    },
    spots: creatures.map((creature, at) => (
      <Spot
        key={creature.id}
        {...{ creature, view, words, marks }}
        size={layout[place]}
        className={styles.creature}
        shift={at < creatures.length - last ? 0 : free / 2}
      />
    )),
    more,
  };
}

/** Whoever can act or is aimed at stands before the others. */
const markedFirst = (creatures: readonly Creature[], marks: Marks): readonly Creature[] =>
  creatures.toSorted(
    (one, two) => Number(marks.has(`creature:${two.id}`)) - Number(marks.has(`creature:${one.id}`)),
  );

/** Whoever fights stands in the lane of the fight; nobody is left out. */
function inRanks(
  { view, player, words, marks, place }: FieldProps,
  { lanes }: Lanes,
  sizes: LaneSizes,
): Standing {
  const { columns, bench } = sizes;
  const others = markedFirst(benchOf(view, player, { lanes }), marks);
  const seen = seenBeside(bench, place);
  const whole = bench.columns * bench.rows;
  const shown = { view, words, marks };
  const fighting = lanes.map((lane, at) => (
    <Spot
      key={lane[place].creature ?? lane[place].stone}
      {...shown}
      creature={creatureOf(view, lane[place].creature ?? NOBODY)}
      lane={{ lane, at: lane[place], wide: columns[at]?.lane ?? 0 }}
      size={columns[at]?.card ?? bench}
      className={styles.inLane}
    />
  ));
  const beside = others.slice(0, seen).map((creature, at) => (
    <Spot
      key={creature.id}
      {...{ creature, ...shown }}
      size={bench}
      // below it lies the bar
      className={place === 'near' && at >= whole ? styles.upper : styles.creature}
    />
  ));
  return {
    className: styles.ranks,
    style: { ...gridOf(sizes), gridTemplateRows: `repeat(${bench.rows}, minmax(0, 1fr))` },
    spots: [...fighting, ...beside],
    more: Math.max(0, others.length - seen),
  };
}

/** No piece has this id. */
const NOBODY = -1;

interface SpotProps extends Omit<OfSide, 'player'> {
  readonly creature: Creature | undefined;
  readonly size: Size;
  readonly className: string | undefined;
  /** How far it stands from the beginning of its column, in px. */
  readonly shift?: number;
  /** The lane in which it is; absent: it is in none. */
  readonly lane?: InLane;
}

/** Where a creature of a side stands; in a lane a guard before its stone, or the stone alone. */
const Spot = ({ creature, view, words, marks, size, className, shift = 0, lane }: SpotProps) => (
  <li className={className} style={{ insetInlineStart: shift }}>
    {lane && <Behind {...lane} {...{ view, creature, size }} />}
    {creature && (
      <>
        <CreatureCard
          {...{ creature, view, words, size }}
          mark={marks.get(keyOf({ at: 'creature', id: creature.id }))}
        />
        <Borne {...{ view, words, marks }} of={creature.id} />
      </>
    )}
    {lane && <Before {...lane} {...{ view, creature, words }} />}
  </li>
);

interface InLane {
  readonly lane: Lane;
  readonly at: Place;
  /** How wide the lane is, in px. */
  readonly wide: number;
}

/** The stone that is attacked. */
const Behind = ({
  at: { stone },
  wide,
  view,
  creature,
  size,
}: InLane & Pick<SpotProps, 'view' | 'creature' | 'size'>) =>
  stone !== null && (
    <span className={styles.stone} data-behind={creature && ''}>
      <BigStone
        view={view}
        id={stone}
        width={creature ? size.width * 0.42 : Math.min(120, wide * 0.72)}
      />
    </span>
  );

/** That it guards, and what the fight has done to it. */
const Before = ({
  lane,
  at,
  view,
  creature,
  words,
}: InLane & Pick<SpotProps, 'view' | 'creature' | 'words'>) => {
  const hurt = hurtIn(view, lane, at);
  return (
    <>
      {creature && at.stone !== null && (
        <span className={styles.guard} aria-hidden="true">
          {combatTexts(words.lang).guard}
        </span>
      )}
      {hurt > 0 && <Hurt by={hurt} of={`hurt:${lane.slip.attacker}`} />}
    </>
  );
};
