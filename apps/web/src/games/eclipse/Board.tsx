/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the whole table listens for keys and pointers, and must be a Tab stop while nothing on it can be pressed; a fieldset cannot be laid out so */
import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { other, playerOf } from '@kesem/engine/games/eclipse/state';
import { useRef, useState } from 'react';
import { useFocusKept } from '../../kit/useFocusKept.ts';
import type { BoardProps } from '../contract.ts';
import { TableBar } from './Bar.tsx';
import styles from './Board.module.css';
import { thingOf } from './choice.ts';
import { useMotion } from './motion/useMotion.tsx';
import { windowClock } from './table/asked.ts';
import { Ground } from './table/Ground.tsx';
import { Hands } from './table/Hands.tsx';
import type { Layout } from './table/layout.ts';
import { hasWindows } from './table/layout.ts';
import { Middle, WindowsOf } from './table/Middle.tsx';
import { useMarks } from './table/marks.ts';
import type { Pile } from './table/OpenPile.tsx';
import { Over } from './table/Over.tsx';
import { onTableKey } from './table/onTableKey.ts';
import { useTidyRows } from './table/rows.ts';
import { Side } from './table/Side.tsx';
import { horizonOf, sizesOf } from './table/standing.ts';
import type { Thing } from './table/thing.ts';
import { useControls } from './table/useControls.ts';
import { useNamed } from './table/useNamed.ts';
import { usePointing } from './table/usePointing.ts';
import { useStanding } from './table/useStanding.ts';
import { cardOfThing } from './table/Zoom.tsx';
import { textsOf } from './texts.ts';
import { usePrompt } from './words/usePrompt.ts';

/** The table of Eclipse: two sides, what decides between them, and the hand. */
export const Board = (props: BoardProps<EclipseTypes>) => {
  const { view: truth, moves, words, left, presence } = props;
  const controls = useControls(props, 'played');
  const { timeline, choice, desk, now } = controls;
  const { frame } = timeline;
  const view = frame?.view ?? truth;
  usePrompt(now);
  const table = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const south = playerOf(props.south);
  const { lanes, layout } = useStanding(place, { view, truth, controls, south });
  const [zoomed, setZoomed] = useState<Thing | null>(null);
  const [pile, setPile] = useState<Pile | null>(null);
  const zoom = (thing: Thing | null): void =>
    setZoomed(thing && cardOfThing(truth, thing) && thing);
  const isFirst = choice.asked === 'redraw' && frame === null;
  const pointing = usePointing({
    onPress: isFirst && layout.shape === 'tall' ? zoom : controls.press,
    onDrop: controls.drop,
    onZoom: zoom,
    canDrag: ({ at }) => at === 'card' || at === 'creature',
  });
  const marks = useMarks({ view: truth, moves, choice, desk, frame });
  useNamed(table, truth, controls);
  const motion = useMotion(table, { view, south, frame, desk, choice, width: layout.width });
  const side = (player: Player, at: 'near' | 'far') => (
    <Side
      {...{ view, player, words, marks, layout, lanes, left }}
      place={at}
      presence={player === truth.me ? '' : presence(player)}
      onPile={setPile}
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
        onClickCapture={({ currentTarget, target }) => {
          // the bar lies elsewhere, and its buttons do what they say
          const isOnTable = target instanceof Node && currentTarget.contains(target);
          if (frame && isOnTable) timeline.skip();
        }}
        onKeyDown={(event) => onTableKey(event, { controls, props, table, zoom })}
      >
        <Ground {...horizonOf(view, south, layout, words.lang)} />
        {side(other(south), 'far')}
        <Middle {...{ props, view, south, marks, layout, lanes, controls }} />
        {side(south, 'near')}
        <Hands view={truth} {...{ south, words, marks, layout, isFirst }} />
        <Over
          {...{ words, table, controls, pointing, zoomed, pile }}
          view={truth}
          shape={layout.shape}
          onZoom={setZoomed}
          onPile={setPile}
        />
        {motion}
        <TableBar
          {...{ now, desk, timeline, moves }}
          answers={controls.answers}
          haste={controls.haste}
          onPrefs={controls.setPrefs}
          left={() => timeLeft(props, choice.asked !== 'nothing', layout)}
          onZoom={choice.picked?.kind === 'card' ? zoom.bind(null, thingOf(choice.picked)) : null}
        />
      </div>
    </div>
  );
};

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
