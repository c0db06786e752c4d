import type { WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import type { Words } from '../../contract.ts';
import type { WizardFrame } from '../timeline.ts';
import { Deed } from './Deed.tsx';
import { Duels } from './Duels.tsx';
import { Fight } from './Fight.tsx';
import { Score } from './Score.tsx';
import styles from './Stage.module.css';
import { Wild } from './Wild.tsx';

interface StageProps {
  readonly view: WizardView;
  readonly frame: WizardFrame;
  readonly words: Words;
  /** Whether all rows stay while their spells are done, for those who play: whoever only looks, maybe from afar, sees each spell large. */
  readonly isWide: boolean;
}

/** The one thing that is shown now. */
export const Stage = (props: StageProps) => (
  <div className={styles.stage}>
    <Scene {...props} />
  </div>
);

const Scene = ({ view, frame, words, isWide }: StageProps) => {
  const { part, fight } = frame;
  if (part === 'score') return <Score frame={frame} words={words} />;
  if (part === 'wild' && fight?.spell) {
    return <Wild spell={fight.spell} seat={fight.seat} target={fight.target} words={words} />;
  }
  if (part === 'fight' && fight) {
    return (
      <>
        {isWide && view.me !== 'public' ? (
          <Duels view={view} words={words} />
        ) : (
          <Fight key={fight.step} frame={frame} fight={fight} words={words} />
        )}
        <Deed frame={frame} words={words} />
      </>
    );
  }
  return <Duels view={view} words={words} />;
};
