import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseTypes, EclipseView } from '@kesem/engine/games/eclipse/state';
import type { BoardProps } from '../../contract.ts';
import { CombatLane } from '../combat/CombatLane.tsx';
import { ODDS_OFF } from '../habits.ts';
import type { Marks } from '../marks.ts';
import type { Controls } from '../useControls.ts';
import { Midline } from './Midline.tsx';
import { Windows } from './Windows.tsx';

interface MiddleProps {
  readonly props: BoardProps<EclipseTypes>;
  readonly view: EclipseView;
  readonly south: Player;
  readonly marks: Marks;
  readonly controls: Controls;
}

/** Between the sides: how it stands, when one is asked, and the combat that goes on. */
export const Middle = ({ props, view, south, marks, controls }: MiddleProps) => {
  const { words, pending, left, habits, onHabit } = props;
  const hasOdds = habits[ODDS_OFF] !== true;
  const { mine, ended } = props.view;
  return (
    <div>
      <Midline {...{ view, south, words, marks }} left={() => left({ timer: 'match' })}>
        {mine && !ended && (
          <Windows
            prefs={mine.prefs}
            lang={words.lang}
            pending={pending}
            onPrefs={controls.setPrefs}
            odds={hasOdds}
            onOdds={(on) => onHabit(ODDS_OFF, !on)}
          />
        )}
      </Midline>
      <CombatLane
        view={view}
        shows={controls.timeline.frame?.events ?? []}
        words={words}
        desk={controls.desk}
        teach={hasOdds}
      />
    </div>
  );
};
