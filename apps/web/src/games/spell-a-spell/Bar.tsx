import type { SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import type { ReactNode } from 'react';
import { TRANSPORT } from '../../i18n/transport.ts';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { Button } from '../../kit/Button.tsx';
import { Bar } from '../../kit/bar.tsx';
import type { Timeline } from '../../kit/timeline/useTimeline.ts';
import { transport } from '../../kit/transport.tsx';
import { WithClock } from '../../kit/WithClock.tsx';
import type { BoardProps } from '../contract.ts';
import styles from './Bar.module.css';
import { type Situation, sentenceOf } from './sentence.ts';
import { Mixed } from './table/Mixed.tsx';
import { isCastable } from './table/status.ts';
import { textsOf } from './texts.ts';
import type { Build } from './useChoice.ts';

interface SpellBarProps {
  readonly now: Situation;
  readonly build: Build;
  /** Null where nothing is ever played. */
  readonly timeline: Timeline<unknown> | null;
  /** What is left on a clock, in ms. */
  readonly left: BoardProps<SpellTypes>['left'];
  /** Lays a question that was put aside over the table again; null: none was. */
  readonly onQuestion: (() => void) | null;
}

/** The sentence with its buttons: cast and give up, what is planned, or those of what is being played. */
export const TableBar = ({ now, build, timeline, left, onQuestion }: SpellBarProps) => {
  const { lang } = now.words;
  const { say, sub } = sentenceOf(now);
  const shown = timeline?.frame ? timeline : null;
  const { primary, secondary } = shown
    ? transport(TRANSPORT[lang], shown)
    : buttons({ now, build, onQuestion });
  const voting = !shown && now.view.question?.do === 'vote';
  const timed = <WithClock say={sub ?? ''} left={() => left('table')} />;
  return (
    <Bar>
      <ActionBar
        say={<Mixed text={say} lang={lang} />}
        sub={sub === undefined ? undefined : voting ? timed : <Mixed text={sub} lang={lang} />}
        secondary={secondary}
        primary={primary}
      />
    </Bar>
  );
};

interface Buttons {
  readonly primary?: ReactNode;
  readonly secondary?: ReactNode;
}

function buttons({ now, build, onQuestion }: Omit<SpellBarProps, 'timeline' | 'left'>): Buttons {
  const { view, plan, status, pending } = now;
  const t = textsOf(now.words.lang).bar;
  if (onQuestion) {
    return {
      primary: (
        <Button kind="primary" onClick={onQuestion}>
          {view.question?.do === 'vote' ? t.voteOpen : t.open}
        </Button>
      ),
    };
  }
  if (view.question?.do !== 'turn' || view.turn.seat !== view.me) return {};
  if (plan) {
    return {
      secondary: (
        <Button className={styles.slim} onClick={() => build.intend(null)}>
          {t.back}
        </Button>
      ),
      primary: (
        <Button kind="primary" className={styles.slim} disabled={pending} onClick={build.commit}>
          {plan.do === 'fail' ? t.failYes : t.effectYes}
        </Button>
      ),
    };
  }
  return {
    secondary: (
      <Button
        className={styles.slim}
        disabled={pending}
        onClick={() => build.intend({ do: 'fail' })}
      >
        {t.fail}
      </Button>
    ),
    primary: (
      <Button
        kind="primary"
        className={styles.slim}
        disabled={pending || !isCastable(status)}
        onClick={build.commit}
      >
        {t.cast}
      </Button>
    ),
  };
}
