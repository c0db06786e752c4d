import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { polygon } from '../draw/geometry.ts';
import { clean, lens } from '../draw/gouge.ts';
import { INK, PAPER } from '../draw/inks.ts';
import { closed } from '../draw/path.ts';
import styles from './CardFrame.module.css';
import { CardPrint } from './CardPrint.tsx';
import { cutOf, type Skin } from './skins.ts';
import { GLYPHS } from './stamps.data.ts';

type Energy = 'light' | 'dark';

interface CardFrameProps {
  readonly skin: Skin;
  readonly title: string;
  /** The line at the foot: what sort of card it is. */
  readonly kind?: string;
  /** The print, drawn on 150×120 units. */
  readonly art: ReactNode;
  /** The ink of the window behind the print. */
  readonly ground: string;
  /** What it costs, a gem each. */
  readonly cost?: readonly Energy[];
  readonly stats?: { readonly skill: number; readonly life: number };
  /** A round seal of 28 units at the foot of the window, drawn around 0. */
  readonly seal?: ReactNode;
  /** Width in px; the height is 7/5 of it. Under 110 px only print, title and stats remain. */
  readonly width?: number;
  /** The words on the plate. */
  readonly children?: ReactNode;
}

const GEM = closed(polygon(4, [0, 0], 12));
const GEM_CUT = clean([lens([-5, 0], [5, 0], 1.2)]);
const KNOTS = [
  [10, 10],
  [140, 10],
  [10, 200],
  [140, 200],
] as const;

const Gem = ({ energy, y }: { readonly energy: Energy; readonly y: number }) => {
  const [fill, line] = energy === 'light' ? [PAPER, INK] : [INK, PAPER];
  return (
    <g transform={`translate(20 ${y})`}>
      <path d={GEM} fill={fill} stroke={line} strokeWidth="2.4" />
      <path d={GEM_CUT} fill={line} />
    </g>
  );
};

const Knots = ({ ground }: { readonly ground: string }) => (
  <>
    <path d="M8 22V188M142 22V188" stroke={ground} strokeWidth="3" />
    {KNOTS.map(([x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <circle r="7" fill={ground} stroke={INK} strokeWidth="2.2" />
        <path d="M-3 -3L3 3M3 -3L-3 3" stroke={PAPER} strokeWidth="2.2" />
      </g>
    ))}
  </>
);

type BlockProps = Pick<CardFrameProps, 'skin' | 'art' | 'ground' | 'cost' | 'seal' | 'width'>;

/** Everything printed: outline, window, ornaments, gems. */
const Block = ({ skin, art, ground, cost = [], seal, width = 150 }: BlockProps) => {
  const cut = cutOf(skin, width);
  return (
    <CardPrint cut={cut} height={210} art={art} ground={ground}>
      {skin === 'enchantment' && <Knots ground={ground} />}
      {seal !== undefined && (
        <g transform="translate(75 116)">
          <circle r="14" fill={ground} stroke={INK} strokeWidth="2.4" />
          {seal}
        </g>
      )}
      {cost.map((energy, i) => (
        // gems of one energy are all alike
        <Gem key={i} energy={energy} y={cut.gems + i * 24} />
      ))}
    </CardPrint>
  );
};

const Stamp = ({ sign, value }: { readonly sign: 'skill' | 'life'; readonly value: number }) => (
  <span className={classes(styles.stamp, styles[sign])}>
    <svg viewBox="0 0 512 512" aria-hidden="true">
      <path d={GLYPHS[sign === 'skill' ? 'crossed-swords' : 'hearts']} />
    </svg>
    {value}
  </span>
);

/** A card of 5:7, the same by day and by night. A card that can be pressed is put into a button with a name of its own. */
export const CardFrame = (props: CardFrameProps) => {
  const { skin, title, kind, stats, width = 150, children } = props;
  return (
    <div className={classes(styles.card, styles[skin])} style={{ inlineSize: width }}>
      <Block {...props} />
      <span className={styles.title} data-long={title.length > 13 || undefined}>
        <bdi>{title}</bdi>
      </span>
      {children !== undefined && (
        <div className={styles.text}>
          <div>{children}</div>
        </div>
      )}
      {kind !== undefined && <span className={styles.kind}>{kind}</span>}
      {stats && (
        <>
          <Stamp sign="skill" value={stats.skill} />
          <Stamp sign="life" value={stats.life} />
        </>
      )}
    </div>
  );
};
