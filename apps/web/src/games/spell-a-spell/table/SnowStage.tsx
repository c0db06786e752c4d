import type { Seat } from '@kesem/engine/core/game';
import type { SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import { Button } from '../../../kit/Button.tsx';
import { clean, strokes } from '../../../kit/draw/gouge.ts';
import { INK } from '../../../kit/draw/inks.ts';
import { disc } from '../../../kit/draw/path.ts';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { RunningClock } from '../../../kit/RunningClock.tsx';
import type { BoardProps } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import type { SpellFrame } from '../timeline.ts';
import { BALL, BALL_CUTS, MOODS } from './art.ts';
import { EffectPrint } from './Shelf.tsx';
import styles from './SnowStage.module.css';
import { StageFrame } from './StageFrame.tsx';
import { snowAnswers } from './snowAnswers.ts';
import { useCountdown } from './useCountdown.ts';

/** A snowball in the air. */
export interface Throw {
  readonly from: Seat;
  readonly to: Seat;
  /** How many cards it takes where it hits. */
  readonly takes: number;
}

/** The snowball that flies now, or in what is shown; null: none does. */
export function throwOf({ question }: SpellTypes['view'], frame: SpellFrame | null): Throw | null {
  if (frame) {
    const { shows } = frame;
    return shows.type === 'snowball'
      ? { from: shows.seat, to: shows.target, takes: shows.takes }
      : null;
  }
  if (question?.do !== 'answer') return null;
  return { from: question.thrower, to: question.target, takes: question.takes };
}

/** Snow in the wind and flakes, on 390×372 units. */
const WIND = clean(
  strokes({ x: -20, y: 0, w: 430, h: 372, rows: 26, perRow: 4, width: 2.2, wave: 4, seed: 4 }),
);
const FLAKES = Array.from({ length: 30 }, (_, n) =>
  disc([(n * 137) % 390, (n * 211) % 372], 2 + (n % 4)),
).join('');

interface SnowStageProps extends BoardProps<SpellTypes> {
  readonly thrown: Throw;
}

/** A snowball as large as the table: who throws it at whom, what it takes, and the answers of whomever it flies at. */
export const SnowStage = (props: SnowStageProps) => {
  const { thrown, words, moves } = props;
  const { lang, name, ink, me } = words;
  const t = textsOf(lang);
  const { from, to, takes } = thrown;
  const isMine = to === me;
  const who = isMine ? t.ask.snow(name(from)) : t.curse.from(name(from), name(to));
  const asked = moves.some((move) => move.do === 'answer');
  return (
    <StageFrame
      label={who}
      lang={lang}
      className={styles.scene}
      scene={
        <>
          <Weather />
          <p className={styles.who}>
            <EmblemPlate ink={ink(from)} size={30} />
            {who}
          </p>
          {/* a new one for each throw, so that each flies */}
          <div className={styles.ball} key={`${from} ${to} ${takes}`} aria-hidden="true">
            <svg viewBox="40 40 440 446">
              <path d={BALL} fill={INK} transform="translate(8 12)" />
              <path d={BALL} fill="#fff" stroke={INK} strokeWidth="14" />
              <path d={BALL_CUTS} fill={MOODS.snow.ground} />
            </svg>
            <b>{t.ask.cry}</b>
          </div>
          <p className={styles.takes}>
            {isMine ? t.ask.snowRule(t.cards(takes)) : t.curse.takes(takes)}
          </p>
        </>
      }
    >
      {asked && <Answers {...props} />}
    </StageFrame>
  );
};

const Weather = () => (
  <svg
    className={styles.weather}
    viewBox="0 0 390 372"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect width="390" height="372" fill="#1F5673" />
    <path d={WIND} fill="#9CCBE0" opacity=".75" transform="rotate(40 195 186) scale(1.5)" />
    <path d={FLAKES} fill="#fff" />
  </svg>
);

/** What may be done against it: the best that is held first. */
const Answers = ({ view, words, pending, left, send }: SnowStageProps) => {
  const texts = textsOf(words.lang);
  const t = texts.ask;
  const clock = (): number | null => (typeof view.me === 'number' ? left({ seat: view.me }) : null);
  useCountdown(clock, t.left);
  return (
    <div className={styles.ask}>
      <div className={styles.answers}>
        {snowAnswers(view, words.lang, send).map(({ reply, is, words: said, give }) => (
          <Button
            key={reply}
            kind={is === 'best' ? 'primary' : 'secondary'}
            className={styles.answer}
            aria-label={said}
            aria-disabled={is === 'notHeld'}
            disabled={pending}
            onClick={give}
          >
            {reply !== 'nothing' && <EffectPrint effect={reply} />}
            <b>{t.answers[reply].name}</b>
            <small>{is === 'notHeld' ? t.notHeld : t.answers[reply].does}</small>
          </Button>
        ))}
      </div>
      <RunningClock left={clock} low={5000} />
    </div>
  );
};
