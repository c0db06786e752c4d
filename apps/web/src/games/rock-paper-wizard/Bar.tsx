import type { Seat } from '@kesem/engine/core/game';
import { TRANSPORT } from '../../i18n/transport.ts';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { Button } from '../../kit/Button.tsx';
import { Bar } from '../../kit/bar.tsx';
import { Hand } from '../../kit/hand/Hand.tsx';
import { useStage } from '../../kit/timeline/stage.ts';
import type { Timeline } from '../../kit/timeline/useTimeline.ts';
import { TransportKeys, transport } from '../../kit/transport.tsx';
import { WithClock } from '../../kit/WithClock.tsx';
import styles from './Bar.module.css';
import type { Situation } from './sentence.ts';
import { sentenceOf } from './sentence.ts';
import { textsOf } from './texts.ts';
import type { Choice } from './useChoice.ts';

interface WizardBarProps {
  readonly now: Omit<Situation, 'isLooking'>;
  readonly choice: Choice;
  /** Null where nothing is ever played. */
  readonly timeline: Timeline<unknown> | null;
  /** What is left of the time for the open question, in ms; null: there is no limit. */
  readonly left: () => number | null;
}

/** The sentence with its buttons: ready, or the controls of what is being shown. */
export const TableBar = ({ now, choice, timeline, left }: WizardBarProps) => {
  const isLooking = useStage().controls !== null && !now.frame && now.view.ended === null;
  const { say, sub } = sentenceOf({ ...now, isLooking });
  const spoken = now.frame ? say : <WithClock say={say} left={left} />;
  return (
    <Bar>
      {now.frame && timeline ? (
        <ActionBar
          say={spoken}
          sub={<WithKeys now={now} sub={sub} />}
          {...transport(TRANSPORT[now.words.lang], timeline)}
        />
      ) : (
        <ActionBar say={spoken} sub={sub} primary={<Ready now={now} choice={choice} />} />
      )}
    </Bar>
  );
};

interface WithKeysProps extends Pick<WizardBarProps, 'now'> {
  readonly sub: string | undefined;
}

/** Where there are keys, what they do. */
const WithKeys = ({ now, sub }: WithKeysProps) => (
  <>
    {sub !== undefined && <span className={styles.sub}>{sub}</span>}
    <TransportKeys words={TRANSPORT[now.words.lang]} skip="Enter" />
  </>
);

const Ready = ({ now, choice }: Pick<WizardBarProps, 'now' | 'choice'>) => {
  const t = textsOf(now.words.lang).bar;
  const { asked, isNew, target } = choice;
  if (asked === 'nothing' || (asked === 'spell' && !isNew && now.view.mine)) return null;
  return (
    <Button
      kind="primary"
      disabled={!isNew}
      onClick={choice.commit}
      icon={
        asked === 'spell' && (
          <Hand gesture="ready" ink={now.words.ink(now.words.me ?? 0)} size={30} />
        )
      }
    >
      {asked === 'gift' ? given(target, now) : now.view.mine ? t.change : t.ready}
    </Button>
  );
};

function given(target: Seat | null, { words }: Pick<Situation, 'words'>): string {
  const t = textsOf(words.lang).bar;
  return target === null ? t.giveNobody : t.give(words.name(target));
}
