/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- the whole table listens for keys and pointers, and must be a Tab stop while nothing on it can be pressed; a fieldset cannot be laid out so */
import type { Player } from '@kesem/engine/games/eclipse/move';
import { type EclipseTypes, other, playerOf } from '@kesem/engine/games/eclipse/state';
import { type MouseEvent, useRef, useState } from 'react';
import { useFocusKept } from '../../kit/useFocusKept.ts';
import type { BoardProps } from '../contract.ts';
import { TableBar } from './Bar.tsx';
import styles from './Board.module.css';
import { thingOf } from './choice.ts';

import { posterIn } from './combat/Poster.tsx';
import { GainsOf, useGains } from './gain/useGains.ts';
import { useMotion } from './motion/useMotion.tsx';
import { windowClock } from './table/asked.ts';
import { Ground } from './table/Ground.tsx';
import { Hands } from './table/Hands.tsx';
import { hasWindows, type Layout } from './table/layout.ts';
import { Middle, WindowsOf } from './table/Middle.tsx';
import { useMarks } from './table/marks.ts';
import { Over } from './table/Over.tsx';
import { onTableKey } from './table/onTableKey.ts';
import type { Opened } from './table/opened.ts';
import { useTidyRows } from './table/rows.ts';
import { Side } from './table/Side.tsx';
import { rowOf } from './table/Stones.tsx';
import { horizonOf, sizesOf } from './table/standing.ts';
import type { Thing } from './table/thing.ts';
import { type Controls, useControls } from './table/useControls.ts';
import { useNamed } from './table/useNamed.ts';
import { usePointing } from './table/usePointing.ts';
import { useStanding } from './table/useStanding.ts';
import { cardOfThing } from './table/Zoom.tsx';
import { textsOf } from './texts.ts';
import { usePrompt } from './words/usePrompt.ts';

/** The table of Eclipse: two sides, what decides between them, and the hand. */
export const Board = (props: BoardProps<EclipseTypes>) => {
  const { view: truth, moves, words, left, presence, hands: isHand = false } = props;
  const controls = useControls(props, 'played');
  const { timeline, choice, desk, now } = controls;
  const { frame } = timeline;
  const view = frame?.view ?? truth;
  usePrompt(now);
  const table = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const south = playerOf(props.south);
  const { lanes, layout } = useStanding(place, { view, truth, controls, south, isHand });
  const [opened, setOpened] = useState<Opened | null>(null);
  const zoom = (thing: Thing | null): void => {
    if (thing && cardOfThing(truth, thing) !== null) setOpened({ is: 'card', thing });
  };
  const isFirst = choice.asked === 'redraw' && frame === null;
  const pointing = usePointing({
    onPress: (thing) => {
      const row = layout.shape === 'wide' ? null : rowOf(view, thing);
      if (row !== null) return setOpened({ is: 'stones', of: row });
      return isFirst && layout.shape === 'tall' ? zoom(thing) : controls.press(thing);
    },
    onDrop: controls.drop,
    onZoom: zoom,
    canDrag: ({ at }) => at === 'card' || at === 'creature',
  });
  const isOpen = frame === null && choice.picked === null;
  const gains = useGains(truth, moves, words.lang, isOpen);
  const poster = isPlain(choice, desk) ? posterIn(lanes, layout) : null;
  const marks = useMarks({ view: truth, moves, choice, desk, frame });
  useNamed(table, truth, controls);
  const motion = useMotion(table, { view, south, frame, desk, choice, width: layout.width });
  const side = (player: Player, at: 'near' | 'far') => (
    <Side
      {...{ view, player, words, marks, layout, lanes, left }}
      place={at}
      covered={poster !== null}
      presence={player === truth.me ? '' : presence(player)}
      onOpen={setOpened}
      tools={at === 'near' && !hasWindows(layout) && <WindowsOf {...{ props, controls }} />}
    />
  );
  return (
    <div ref={place} className={styles.room}>
      <div
        ref={table}
        role="group"
        aria-label={textsOf(words.lang).board.label}
        className={styles.table}
        data-shape={layout.shape}
        data-attacked={layout.lanes?.attacked}
        style={sizesOf(layout)}
        tabIndex={-1}
        {...useFocusKept(table)}
        onFocusCapture={useTidyRows(table)}
        {...pointing.on}
        onClickCapture={(event) => frame && isOnTable(event) && timeline.skip()}
        onKeyDown={(event) => onTableKey(event, { controls, props, table, zoom })}
      >
        <GainsOf value={gains}>
          <Ground {...horizonOf(view, south, layout, words.lang)} />
          {side(other(south), 'far')}
          <Middle {...{ props, view, south, marks, layout, lanes, controls, poster }} />
          {side(south, 'near')}
          <Hands view={truth} {...{ south, words, marks, layout, isFirst }} />
        </GainsOf>
        <Over
          {...{ words, marks, table, controls, pointing, opened }}
          view={truth}
          shape={layout.shape}
          onOpen={setOpened}
        />
        {motion}
        <BarOf {...{ props, controls, layout, zoom }} />
      </div>
    </div>
  );
};

/** Whether a click was on the table itself: the bar lies elsewhere, and its buttons do what they say. */
const isOnTable = ({ currentTarget, target }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Node && currentTarget.contains(target);

interface BarOfProps {
  readonly props: BoardProps<EclipseTypes>;
  readonly controls: Controls;
  readonly layout: Layout;
  readonly zoom: (thing: Thing | null) => void;
}

const BarOf = ({ props, controls, layout, zoom }: BarOfProps) => {
  const { now, desk, timeline, choice, answers, haste, setPrefs } = controls;
  const { picked, asked } = choice;
  return (
    <TableBar
      {...{ now, desk, timeline, answers, haste }}
      moves={props.moves}
      onPrefs={setPrefs}
      left={() => timeLeft(props, asked !== 'nothing', layout)}
      onZoom={picked?.kind === 'card' ? zoom.bind(null, thingOf(picked)) : null}
    />
  );
};

/** Whether nothing is put together for which all of the table is needed. */
const isPlain = ({ picked }: Controls['choice'], { step }: Controls['desk']): boolean =>
  picked === null && step === 'none';

/** What is left to answer; on a small table the turn's own time too, for there is no strip that shows it. */
function timeLeft(
  { view, left, south }: BoardProps<EclipseTypes>,
  isAsked: boolean,
  { shape }: Layout,
): number | null {
  const key = windowClock(view);
  if (!isAsked) return null;
  if (key !== null) return left({ timer: key });
  return shape === 'tall' && view.me === south ? left({ seat: south }) : null;
}
