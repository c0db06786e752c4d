import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseTypes, EclipseView } from '@kesem/engine/games/eclipse/state';
import type { BoardProps } from '../../contract.ts';
import { Clashes } from '../combat/Clashes.tsx';
import type { Lanes } from '../combat/lanes.ts';
import { type Fought, Poster } from '../combat/Poster.tsx';
import { ODDS_OFF } from './habits.ts';
import type { Layout } from './layout.ts';
import { Midline } from './Midline.tsx';
import type { Marks } from './marks.ts';
import type { Controls } from './useControls.ts';
import { Windows } from './Windows.tsx';

interface MiddleProps {
  readonly props: BoardProps<EclipseTypes>;
  readonly view: EclipseView;
  readonly south: Player;
  readonly marks: Marks;
  readonly layout: Layout;
  readonly lanes: Lanes | null;
  readonly controls: Controls;
  /** The fight that takes the ground of both sides; null: none does. */
  readonly poster: Fought | null;
}

/** Between the sides: how it stands, and the combat that goes on. */
export const Middle = ({
  props,
  view,
  south,
  marks,
  layout,
  lanes,
  controls,
  poster,
}: MiddleProps) => {
  const { words, left, habits } = props;
  return (
    <>
      <Midline {...{ view, south, words, marks, layout }} left={() => left({ timer: 'match' })}>
        <WindowsOf {...{ props, controls }} />
      </Midline>
      {lanes && layout.lanes && !poster && (
        <Clashes
          {...{ view, lanes, south }}
          sizes={layout.lanes}
          lang={words.lang}
          desk={controls.desk}
          teach={habits[ODDS_OFF] !== true}
        />
      )}
      {lanes && poster && (
        <Poster
          {...{ view, lanes, words, marks, south, layout }}
          lane={poster}
          teach={habits[ODDS_OFF] !== true}
        />
      )}
    </>
  );
};

/** When one is asked, for whoever plays; a watcher has none. */
export const WindowsOf = ({ props, controls }: Pick<MiddleProps, 'props' | 'controls'>) => {
  const { words, pending, habits, onHabit } = props;
  const { mine, ended } = props.view;
  if (!mine || ended) return null;
  return (
    <Windows
      prefs={mine.prefs}
      lang={words.lang}
      pending={pending}
      onPrefs={controls.setPrefs}
      odds={habits[ODDS_OFF] !== true}
      onOdds={(on) => onHabit(ODDS_OFF, !on)}
    />
  );
};
