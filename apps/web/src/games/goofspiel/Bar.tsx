import { TRANSPORT } from '../../i18n/transport.ts';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { Button } from '../../kit/Button.tsx';
import { Bar } from '../../kit/bar.tsx';
import type { Timeline } from '../../kit/timeline/useTimeline.ts';
import { transport } from '../../kit/transport.tsx';
import { type Situation, sentenceOf } from './sentence.ts';
import { textsOf } from './texts.ts';

interface GoofspielBarProps {
  readonly now: Situation;
  /** Null where nothing is ever played. */
  readonly timeline: Timeline<unknown> | null;
  readonly onPlay: () => void;
}

/** The sentence with its buttons: play, or those of what is being shown. */
export const TableBar = ({ now, timeline, onPlay }: GoofspielBarProps) => {
  const { lang } = now.words;
  const play = now.chosen !== null && (
    <Button kind="primary" disabled={now.pending} onClick={onPlay}>
      {textsOf(lang).bar.play}
    </Button>
  );
  const buttons = timeline?.frame ? transport(TRANSPORT[lang], timeline) : { primary: play };
  return (
    <Bar>
      <ActionBar {...sentenceOf(now)} {...buttons} />
    </Bar>
  );
};
