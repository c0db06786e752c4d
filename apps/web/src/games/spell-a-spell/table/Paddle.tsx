import type { Vote } from '@kesem/engine/games/spell-a-spell/move';
import type { Lang } from '../../../i18n/lang.ts';
import { star } from '../../../kit/draw/geometry.ts';
import { clean, strokes } from '../../../kit/draw/gouge.ts';
import { INK, type Ink, PAPER } from '../../../kit/draw/inks.ts';
import { closed } from '../../../kit/draw/path.ts';
import { textsOf } from '../texts.ts';
import styles from './VoteStage.module.css';

const GRAIN = clean(
  strokes({ x: 14, y: 16, w: 92, h: 92, rows: 12, perRow: 3, width: 1.4, wave: 2, seed: 4 }),
);
const JAGGED = closed(star(14, [60, 62], [58, 47]));
/** A fist around the handle, on the paddle's units. */
const FIST =
  'M34 136Q32 124 42 124L46 128Q48 118 57 119L60 123Q64 116 72 119L75 124Q84 120 88 130L86 166Q78 182 60 182Q42 182 36 166Z';
const KNUCKLES = 'M47 128V148M61 124V147M75 125V148';

/** How a paddle stands: not yet raised, raised face down, or turned. */
type PaddleState = 'out' | 'in' | 'silent' | Vote;

interface PaddleProps {
  readonly ink: Ink;
  readonly state: PaddleState;
  readonly lang: Lang;
}

/** A paddle in somebody's fist: its wooden back until all are turned at once. */
export const Paddle = ({ ink, state, lang }: PaddleProps) => {
  const t = textsOf(lang).vote;
  const isTurned = state !== 'out' && state !== 'in';
  return (
    <svg
      className={styles.paddle}
      viewBox="0 0 120 190"
      role="img"
      aria-label={t.paddle[state]}
      data-state={state}
      strokeLinejoin="round"
    >
      <path d="M50 104H70V170H50Z" fill={`var(--p${ink})`} stroke={INK} strokeWidth="5" />
      <g className={styles.back}>
        <circle cx="60" cy="62" r="50" fill="#8B6540" stroke={INK} strokeWidth="5" />
        <path d={GRAIN} fill="#6E4D2F" />
        <text x="60" y="84" className={styles.mark} fill={INK}>
          {state === 'out' ? '…' : '?'}
        </text>
      </g>
      {isTurned && (
        <g className={styles.front}>
          {state === 'refuse' ? (
            <path d={JAGGED} fill="#A3123A" stroke={INK} strokeWidth="5" />
          ) : (
            <circle cx="60" cy="62" r="52" fill={FRONTS[state]} stroke={INK} strokeWidth="5" />
          )}
          <text x="60" y="84" className={styles.mark} fill={PAPER}>
            {t.mark[state]}
          </text>
        </g>
      )}
      <path d={FIST} fill={PAPER} stroke={INK} strokeWidth="5" />
      <path d={KNUCKLES} fill="none" stroke={INK} strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
};

const FRONTS: Readonly<Record<Exclude<PaddleState, 'in' | 'out' | 'refuse'>, string>> = {
  accept: '#2C6640',
  abstain: '#5A6B73',
  silent: '#5A6B73',
};
