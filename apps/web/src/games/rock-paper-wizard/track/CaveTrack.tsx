// The way between the mouth of a cave and its hoard, with everybody who walks it. Only a drawing.
import { memo } from 'react';
import { type Point, star } from '../../../kit/draw/geometry.ts';
import { hatch } from '../../../kit/draw/hatch.ts';
import { INK, type Ink } from '../../../kit/draw/inks.ts';
import { closed } from '../../../kit/draw/path.ts';
import { Standee } from '../../../kit/Standee.tsx';
import styles from './CaveTrack.module.css';
import { type Direction, PLANS, type Plan, SPACES, START, standing, zoneOf } from './cave.ts';
import { columnScenery, rowScenery, type Scenery } from './scenery.ts';

const HATCHED = { exit: 4, treasure: 3, middle: 1 } as const;
const STAR = closed(star(5, [0, 0], [1, 0.42]));

const Stone = ({ space, direction }: { readonly space: number; readonly direction: Direction }) => {
  const { feet, stone, number } = PLANS[direction];
  const [[x, y], [above, below, height]] = [feet(space), stone];
  const corners: readonly Point[] = [
    [x - above, y - 4],
    [x + above, y - 4],
    [x + below, y - 4 + height],
    [x - below, y - 4 + height],
  ];
  const zone = zoneOf(space);
  const { d, width, cap } = hatch(HATCHED[zone], corners);
  const middle = y - 4 + height / 2;
  return (
    <g>
      <path d={closed(corners)} fill="#000" transform="translate(3 4)" />
      <path d={closed(corners)} className={styles[zone]} />
      <path d={d} stroke={INK} strokeWidth={width} strokeLinecap={cap} opacity=".35" />
      <path d={closed(corners)} className={styles.stone} fill="none" />
      {space === START ? (
        <path
          d={STAR}
          className={styles.start}
          transform={`translate(${x + number} ${middle}) scale(${height * 0.38})`}
        />
      ) : (
        <text x={x + number} y={middle} className={styles.number} data-direction={direction}>
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
      ry={r * 0.58}
    />
  ));

/** Rock, way out, hoard and spaces: what never moves. */
const Cave = memo(({ direction }: { readonly direction: Direction }) => {
  const scenery = direction === 'row' ? rowScenery() : columnScenery();
  return (
    <>
      <path d={scenery.grain} className={styles.vein} />
      <path d={scenery.glow} className={styles.glow} />
      <path d={scenery.roof} className={styles.roof} />
      <path d={scenery.mouth} className={styles.mouth} />
      <path d={scenery.sky.moon + scenery.sky.stars} className={styles.moon} />
      <path d={scenery.sky.dark} className={styles.night} />
      <path d={scenery.eyes.lids} className={styles.eyes} />
      <path d={scenery.eyes.slits} className={styles.slits} />
      <Coins coins={scenery.coins} coin={scenery.coin} />
      {SPACES.map((space) => (
        <Stone key={space} space={space} direction={direction} />
      ))}
    </>
  );
});

interface CaveTrackProps {
  /** Everybody's ink and space (0 to 10) in the order of the seats, which never changes. */
  readonly figures: readonly { readonly ink: Ink; readonly space: number }[];
  readonly direction?: Direction;
}

const Figures = ({ figures, plan }: Pick<CaveTrackProps, 'figures'> & { readonly plan: Plan }) => {
  const stands = standing(
    figures.map(({ space }) => space),
    plan,
  );
  return figures.map(({ ink }, who) => {
    const { x, y, scale } = stands[who] ?? { x: 0, y: 0, scale: 1 };
    return (
      <g
        key={ink}
        className={styles.figure}
        style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
      >
        <Standee ink={ink} />
      </g>
    );
  });
};

/** The cave as a row of 1000×210 or a column of 72×540. Figures walk when their space changes. */
export const CaveTrack = ({ figures, direction = 'row' }: CaveTrackProps) => {
  const plan = PLANS[direction];
  return (
    <svg className={styles.cave} viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      <Cave direction={direction} />
      <Figures figures={figures} plan={plan} />
    </svg>
  );
};
