import { stoneCounts } from '@kesem/engine/games/eclipse/chapters/pieces';
import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { other } from '@kesem/engine/games/eclipse/state';
import { ltr } from '../../../i18n/isolate.ts';
import { clean, radial } from '../../../kit/draw/gouge.ts';
import { hatch } from '../../../kit/draw/hatch.ts';
import { INK, PAPER } from '../../../kit/draw/inks.ts';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { Words } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import styles from './Gauge.module.css';
import type { Marks } from './marks.ts';
import { ThingButton } from './ThingButton.tsx';
import { keyOf } from './thing.ts';

interface GaugeProps {
  readonly view: EclipseView;
  readonly south: Player;
  readonly words: Words;
  readonly marks: Marks;
  /** How wide and high it is, in px. */
  readonly width: number;
  readonly height: number;
}

const LEAD = 7;
const SUDDEN = 2;

/** How wide the plate of a player is beside the rule, for a height of it. */
const plateOf = (height: number): number => Math.round(height * 0.86) + (height < 46 ? 34 : 44);

/** Where the lead stands on the whole gauge, in px from its left end. */
export function leadAt(view: EclipseView, south: Player, width: number, height: number): number {
  const counts = stoneCounts(view);
  const goal = goalOf(view);
  const lead = Math.max(-goal, Math.min(goal, counts[south] - counts[other(south)]));
  const plate = plateOf(height);
  return plate + PAD + ((width - 2 * (plate + PAD)) * (lead + goal)) / (2 * goal);
}

const goalOf = ({ suddenDeath }: EclipseView): number => (suddenDeath ? SUDDEN : LEAD);
/** Between a plate and the first notch, in px. */
const PAD = 8;

/** The lead in power stones on a rule: whoever looks pulls to the right. An eclipse stands at it and closes as it nears the end. */
export const Gauge = ({ view, south, words, marks, width, height }: GaugeProps) => {
  const t = textsOf(words.lang).board;
  const counts = stoneCounts(view);
  const [mine, theirs] = [counts[south], counts[other(south)]];
  const lead = mine - theirs;
  const goal = goalOf(view);
  const rule = { width: width - 2 * plateOf(height), height, goal };
  return (
    <div className={styles.gauge} dir="ltr" data-sudden={view.suddenDeath || undefined} data-row="">
      <VisuallyHidden>{t.gauge(mine, theirs, lead, goal)}</VisuallyHidden>
      <Side player={other(south)} stones={theirs} {...{ words, marks, height }} at="left" />
      <Rule {...rule} lead={lead} ink={words.ink(lead > 0 ? south : other(south))} />
      <Side player={south} stones={mine} {...{ words, marks, height }} at="right" />
    </div>
  );
};

interface RuleProps {
  readonly width: number;
  readonly height: number;
  readonly goal: number;
  readonly lead: number;
  /** Whose the lead is. */
  readonly ink: ReturnType<Words['ink']>;
}

const Rule = ({ width, height, goal, lead, ink }: RuleProps) => {
  const middle = height / 2;
  const bar = height < 46 ? 13 : 17;
  const notch = (width - 2 * PAD) / (2 * goal);
  const x = (value: number): number => PAD + (value + goal) * notch;
  const now = Math.max(-goal, Math.min(goal, lead));
  const [from, to] = now > 0 ? [x(0), x(now)] : [x(now), x(0)];
  const top = middle - bar / 2;
  const box = { y: top - 4, height: bar + 8 };
  const notches = Array.from({ length: 2 * goal + 1 }, (_, i) => i - goal);
  const pulled = hatch(ink, [
    [from, top],
    [to, top],
    [to, top + bar],
    [from, top + bar],
  ]);
  return (
    <svg className={styles.rule} width={width} height={height} aria-hidden="true">
      <rect {...box} x={2} width={width} fill="#000" opacity=".55" transform="translate(2 3)" />
      <rect {...box} x={0} width={width} fill={PAPER} stroke={INK} strokeWidth="2.4" />
      <rect {...box} x={1} width={PAD + notch * 0.6} fill="#3a3128" opacity=".5" />
      <rect {...box} x={width - 1 - PAD - notch * 0.6} width={PAD + notch * 0.6} fill="#F0B64A" />
      <rect x={from} y={top} width={to - from} height={bar} fill={`var(--p${ink})`} />
      {to > from && (
        <path
          d={pulled.d}
          stroke={INK}
          strokeWidth={pulled.width}
          strokeLinecap={pulled.cap}
          opacity=".4"
        />
      )}
      {notches.map((value) => {
        const isLong = value === 0 || Math.abs(value) === goal;
        return (
          <path
            key={value}
            d={`M${x(value)} ${top}v${isLong ? bar : bar * 0.45}`}
            stroke={INK}
            strokeWidth={value === 0 ? 3 : 1.7}
          />
        );
      })}
      <rect {...box} x={0} width={width} fill="none" stroke={INK} strokeWidth="2.4" />
      <g
        className={styles.at}
        data-moves="sun:0"
        style={{ transform: `translate(${x(now)}px, ${middle}px)` }}
      >
        <Eclipse lead={now} goal={goal} r={Math.round(height * (height < 46 ? 0.5 : 0.56))} />
      </g>
    </svg>
  );
};

interface EclipseProps {
  readonly lead: number;
  readonly goal: number;
  readonly r: number;
}

const corona = (r: number): string =>
  clean(radial({ centre: [0, 0], r0: r * 0.9, r1: r * 1.6, rays: 26, width: 2.6, seed: 4 }));
const CORONAS = new Map([21, 24, 27, 18].map((r) => [r, corona(r)]));

/** The sun, and the moon that covers the more of it the greater the lead is. */
const Eclipse = ({ lead, goal, r }: EclipseProps) => {
  const away = lead === 0 ? 0 : ((goal - Math.abs(lead)) / goal) * r * 0.6;
  const [x, y] = lead === 0 ? [0, -r * 0.42] : [-Math.sign(lead) * away * 1.35, -away * 0.35];
  const clip = `moon${r}`;
  return (
    <>
      <path d={CORONAS.get(r) ?? corona(r)} fill="#F0B64A" stroke={INK} strokeWidth=".7" />
      <circle r={r} fill="#F0B64A" stroke={INK} strokeWidth="2.6" />
      <clipPath id={clip}>
        <circle r={r - 1} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <circle
          r={r * 0.9}
          fill="#1B1613"
          className={styles.moon}
          style={{ transform: `translate(${x}px, ${y}px)` }}
        />
      </g>
      <text className={styles.lead} y="1" fontSize={r < 24 ? 18 : 23}>
        {ltr(lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : '0')}
      </text>
    </>
  );
};

interface SideProps extends Pick<GaugeProps, 'words' | 'marks' | 'height'> {
  readonly player: Player;
  readonly stones: number;
  readonly at: 'left' | 'right';
}

const Side = ({ player, stones, words, marks, height, at }: SideProps) => (
  <ThingButton
    thing={{ at: 'player', player }}
    label={words.name(player)}
    mark={marks.get(keyOf({ at: 'player', player }))}
    className={styles.side}
  >
    <span className={styles.plate} data-at={at} style={{ inlineSize: plateOf(height) }}>
      <EmblemPlate ink={words.ink(player)} size={Math.round(height * 0.86)} seat={player} />
      <b>{stones}</b>
    </span>
  </ThingButton>
);
