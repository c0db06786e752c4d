// The way between the mouth of a cave and its hoard, with everybody who walks it. Only a drawing.
import { type CSSProperties, memo } from 'react';
import { type Point, star } from '../../../kit/draw/geometry.ts';
import { hatch } from '../../../kit/draw/hatch.ts';
import { INK, INK_COLOUR, type Ink } from '../../../kit/draw/inks.ts';
import { closed } from '../../../kit/draw/path.ts';
import { FIGURE, Standee } from '../../../kit/Standee.tsx';
import { Zap } from '../table/Zap.tsx';
import styles from './CaveTrack.module.css';
import {
  type Breadth,
  feetOn,
  PLANS,
  type Plan,
  SPACES,
  START,
  type Stand,
  standing,
  zoneOf,
} from './cave.ts';
import { GLYPHS } from './glyphs.data.ts';
import { type Scenery, sceneryIn } from './scenery.ts';

const HATCHED = { exit: 4, treasure: 3, middle: null } as const;
const STAR = closed(star(5, [0, 0], [1, 0.42]));

const Step = ({ space, plan }: { readonly space: number; readonly plan: Plan }) => {
  const { step, height, type } = plan;
  const [x, y] = feetOn(plan, space);
  const half = step / 2 - 1.5;
  const corners: readonly Point[] = [
    [x - half, y],
    [x + half, y],
    [x + half, height + 4],
    [x - half, height + 4],
  ];
  const zone = zoneOf(space);
  const ink = HATCHED[zone];
  const cuts = ink && hatch(ink, corners);
  return (
    <g>
      <path d={closed(corners)} className={styles[zone]} />
      {cuts && (
        <path
          d={cuts.d}
          stroke={INK}
          strokeWidth={cuts.width}
          strokeLinecap={cuts.cap}
          opacity=".3"
        />
      )}
      <path d={closed(corners)} className={styles.stone} />
      <path
        d={`M${x - half} ${y}H${x + half}`}
        className={styles.edge}
        data-start={space === START ? '' : undefined}
      />
      {space === START ? (
        <path
          d={STAR}
          className={styles.start}
          transform={`translate(${x} ${y + type * 0.95}) scale(${type * 0.62})`}
        />
      ) : (
        <text x={x} y={y + type * 1.25} className={styles.number} fontSize={type}>
          {space}
        </text>
      )}
    </g>
  );
};

const Coins = ({ coins, coin: r }: Pick<Scenery, 'coins' | 'coin'>) =>
  coins.map(({ x, y, bright }) => (
    <ellipse
      key={`${x} ${y}`}
      className={bright ? styles.coin : `${styles.coin} ${styles.worn}`}
      cx={x.toFixed(1)}
      cy={y.toFixed(1)}
      rx={r}
      ry={r * 0.56}
    />
  ));

const DRAGON = GLYPHS['spiked-dragon-head'];

/** What the two ends are called. */
interface Names {
  readonly exit: string;
  readonly treasure: string;
}

interface CaveProps {
  readonly breadth: Breadth;
  readonly names: Names | undefined;
}

/** Rock, way out, dragon, hoard and steps: what never moves. */
const Cave = memo(({ breadth, names }: CaveProps) => {
  const plan = PLANS[breadth];
  const scenery = sceneryIn(breadth);
  return (
    <>
      <path d={scenery.grain} className={styles.vein} />
      <path d={scenery.roof} className={styles.roof} />
      <path d={scenery.mouth} className={styles.mouth} />
      <path d={scenery.moon} className={styles.moon} />
      <path d={scenery.night} className={styles.night} />
      <path d={scenery.glow} className={styles.glow} />
      <g transform={scenery.dragon}>
        <path d={DRAGON} className={styles.shade} />
        <path d={DRAGON} className={styles.second} transform="translate(14 10)" />
        <path d={DRAGON} className={styles.dragon} />
      </g>
      {SPACES.map((space) => (
        <Step key={space} space={space} plan={plan} />
      ))}
      <path d={scenery.cuts} className={styles.cuts} />
      <path d={scenery.mound} className={styles.treasure} />
      <Coins coins={scenery.coins} coin={scenery.coin} />
      {names && <Zones plan={plan} names={names} />}
    </>
  );
});

/** The names of both ends, on their middle steps. */
const Zones = ({ plan, names }: { readonly plan: Plan; readonly names: Names }) => (
  <g className={styles.zones} fontSize={Math.max(13, plan.type * 0.86)}>
    <text x={feetOn(plan, 1)[0]} y={plan.height - 5} data-zone="exit">
      {names.exit}
    </text>
    <text x={feetOn(plan, 9)[0]} y={plan.height - 5} data-zone="treasure">
      {names.treasure}
    </text>
  </g>
);

/** A figure on its way: where it stood, and what stands over it. */
export interface Walk {
  readonly who: number;
  readonly from: number;
  /** Told over its head, where nothing else tells it. */
  readonly burst: string | null;
}

interface CaveTrackProps {
  /** Everybody's ink and space (0 to 10) in the order of the seats, which never changes. */
  readonly figures: readonly { readonly ink: Ink; readonly space: number }[];
  readonly breadth?: Breadth;
  readonly names?: Names;
  /** Who has just moved. */
  readonly walks?: readonly Walk[];
}

/** In ms: from hit to first hop, and how long they take at most. */
const HOP = 70;
const MOST = 560;

const Figures = ({ figures, walks = [], plan }: CaveTrackProps & { readonly plan: Plan }) => {
  const stands = standing(
    figures.map(({ space }) => space),
    plan,
  );
  return figures.map(({ ink, space }, who) => {
    const { x, y, scale } = stands[who] ?? { x: 0, y: 0, scale: 1 };
    const walk = walks.find((one) => one.who === who);
    const hops = walk ? Math.max(1, Math.abs(space - walk.from)) : 0;
    const lasts = { '--hops': hops, '--lasts': `${Math.min(MOST, hops * HOP)}ms` };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of styles know no properties of one's own
    const going = (walk ? lasts : {}) as CSSProperties;
    return (
      <g
        key={ink}
        className={styles.figure}
        data-walks={walk ? '' : undefined}
        style={{ transform: `translate(${x}px, ${y}px) scale(${scale})`, ...going }}
      >
        <g className={styles.hop}>
          {walk && <path d={FIGURE} className={styles.halo} />}
          <Standee ink={ink} />
        </g>
      </g>
    );
  });
};

/** Where somebody stood, and the way from there; the only arrow on this table. */
const Way = ({ from, to, ink, plan }: { from: Stand; to: Stand; ink: Ink; plan: Plan }) => {
  const [x1, y1] = [from.x, from.y - plan.figure * 58];
  const [x2, y2] = [to.x, to.y - plan.figure * 74];
  const top = Math.min(y1, y2) - plan.height * 0.22;
  const middle = (x1 + x2) / 2;
  const d = `M${x1} ${y1}Q${middle} ${top} ${x2} ${y2}`;
  const angle = (Math.atan2(y2 - top, x2 - middle) * 180) / Math.PI;
  return (
    <g className={styles.way}>
      <path
        d={FIGURE}
        className={styles.ghost}
        transform={`translate(${from.x} ${from.y}) scale(${from.scale})`}
      />
      <path d={d} className={styles.under} strokeWidth={plan.figure * 13} />
      <path
        d={d}
        stroke={INK_COLOUR[ink]}
        strokeWidth={plan.figure * 7}
        strokeDasharray={`${plan.figure * 14} ${plan.figure * 8}`}
      />
      <path
        d="M-16 -13L10 0L-16 13L-10 0Z"
        className={styles.head}
        fill={INK_COLOUR[ink]}
        transform={`translate(${x2} ${y2}) rotate(${angle}) scale(${plan.figure * 1.1})`}
      />
    </g>
  );
};

const Ways = ({ figures, walks = [], plan }: CaveTrackProps & { readonly plan: Plan }) => {
  const spaces = figures.map(({ space }) => space);
  const now = standing(spaces, plan);
  const were = standing(
    spaces.map((space, who) => walks.find((one) => one.who === who)?.from ?? space),
    plan,
  );
  return walks.map(({ who, from: was, burst }) => {
    const [from, to, figure] = [were[who], now[who], figures[who]];
    if (!from || !to || !figure) return null;
    return (
      <g key={`${who} ${was} ${figure.space}`}>
        {was !== figure.space && <Way from={from} to={to} ink={figure.ink} plan={plan} />}
        {burst !== null && (
          <g
            transform={`translate(${to.x + (to.x > plan.width / 2 ? -1 : 1) * plan.step * 1.5} 76)`}
          >
            <Zap r={32} text={burst} />
          </g>
        )}
      </g>
    );
  });
};

/** The cave, with figures that hop when their space changes. */
export const CaveTrack = memo(({ breadth = 'wide', names, ...rest }: CaveTrackProps) => {
  const plan = PLANS[breadth];
  return (
    <svg
      className={styles.cave}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Cave breadth={breadth} names={names} />
      <Figures {...rest} plan={plan} />
      <Ways {...rest} plan={plan} />
    </svg>
  );
});
