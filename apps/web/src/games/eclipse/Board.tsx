/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the whole table listens for keys and pointers, and must be a Tab stop while nothing on it can be pressed; a fieldset cannot be laid out so */
import type { Player } from '@kesem/engine/games/eclipse/move';
import { creaturesOf, stoneCounts } from '@kesem/engine/games/eclipse/pieces';
import type { EclipseTypes, EclipseView } from '@kesem/engine/games/eclipse/state';
import { other, playerOf } from '@kesem/engine/games/eclipse/state';
import { type CSSProperties, useRef, useState } from 'react';
import { directionOf, type Lang } from '../../i18n/lang.ts';
import { useHasTop } from '../../kit/top.tsx';
import { useFocusKept } from '../../kit/useFocusKept.ts';
import type { BoardProps } from '../contract.ts';
import { windowClock } from './asked.ts';
import styles from './Board.module.css';
import { EclipseBar } from './EclipseBar.tsx';
import { handShown } from './handShown.ts';
import { useMarks } from './marks.ts';
import { onTableKey } from './onTableKey.ts';
import { leadAt } from './table/Gauge.tsx';
import { Ground } from './table/Ground.tsx';
import { Hands } from './table/Hands.tsx';
import type { Layout } from './table/layout.ts';
import { Middle, WindowsOf } from './table/Middle.tsx';
import type { Pile } from './table/OpenPile.tsx';
import { Over } from './table/Over.tsx';
import { Side } from './table/Side.tsx';
import { useLayout } from './table/useLayout.ts';
import { cardOfThing } from './table/Zoom.tsx';
import { textsOf } from './texts.ts';
import { useControls } from './useControls.ts';
import { usePointing } from './usePointing.ts';
import { usePrompt } from './usePrompt.ts';
import { useTidyRows } from './useTidyRows.ts';

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
  const isFight = view.combat !== null || desk.step !== 'none';
  const south = playerOf(props.south);
  const layout = useLayout(place, {
    ...heldBy(view, south),
    hand: handShown(truth, south)?.length ?? null,
    headed: useHasTop(),
    history: 0,
    fight: isFight,
  });
  const [zoomed, setZoomed] = useState<string | null>(null);
  const [pile, setPile] = useState<Pile | null>(null);
  const zoom = (thing: string): void => setZoomed(cardOfThing(truth, thing) && thing);
  const pointing = usePointing({
    onPress: controls.press,
    onDrop: controls.drop,
    onZoom: zoom,
    canDrag: (thing) => thing.startsWith('card:') || thing.startsWith('creature:'),
  });
  const marks = useMarks({ view: truth, moves, choice, desk, frame });
  const side = (player: Player, at: 'near' | 'far') => (
    <Side
      {...{ view, player, words, marks, layout, left }}
      place={at}
      presence={player === truth.me ? '' : presence(player)}
      onPile={setPile}
      tools={at === 'near' && layout.shape !== 'wide' && <WindowsOf {...{ props, controls }} />}
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
        data-combat={isFight || undefined}
        style={sizes(layout)}
        tabIndex={-1}
        {...useFocusKept(table)}
        onFocusCapture={useTidyRows(table)}
        {...pointing.on}
        onKeyDown={(event) => onTableKey(event, { controls, props, table, zoom })}
      >
        <Ground {...horizonOf(view, south, layout, words.lang)} />
        {side(other(south), 'far')}
        <Middle {...{ props, view, south, marks, layout, controls }} />
        {side(south, 'near')}
        <Hands view={truth} {...{ south, words, marks, layout }} />
        <Over
          {...{ words, table, controls, pointing, zoomed, pile }}
          view={truth}
          onZoom={setZoomed}
          onPile={setPile}
        />
        <EclipseBar
          {...{ now, desk, timeline, moves }}
          answers={controls.answers}
          onPrefs={controls.setPrefs}
          left={() => timeLeft(props, choice.asked !== 'nothing', layout)}
          onZoom={
            choice.picked?.kind === 'card' ? zoom.bind(null, `card:${choice.picked.slot}`) : null
          }
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

/** What lies on the table, from the farther side on. */
function heldBy(view: EclipseView, south: Player) {
  const count = (player: Player): number => creaturesOf(view, player).length;
  const stones = stoneCounts(view);
  const far = other(south);
  return {
    far: count(far),
    near: count(south),
    stones: [stones[far], stones[south]],
  } as const;
}

/** Where the eclipse stands on the table, in px from its left edge and its top. */
function horizonOf(
  view: EclipseView,
  south: Player,
  { rows, rule, side, field, width, shape }: Layout & { readonly width: number },
  lang: Lang,
) {
  const isRtl = directionOf(lang) === 'rtl';
  const left = shape === 'tall' ? 0 : isRtl ? width - side - field : side;
  const top = shape === 'tall' ? rows.strip + rows.stones : shape === 'low' ? rows.strip : 0;
  return {
    x: left + (field - rule) / 2 + leadAt(view, south, rule, rows.band),
    y: top + rows.field + rows.band / 2,
  };
}

type Sizes = CSSProperties &
  Readonly<Record<`--${'strip' | 'stones' | 'row' | 'band' | 'tray' | 'side' | 'field'}`, string>>;

function sizes({ rows, side, field }: Layout): Sizes {
  return {
    '--strip': `${rows.strip}px`,
    '--stones': `${rows.stones}px`,
    '--row': `${rows.field}px`,
    '--band': `${rows.band}px`,
    '--tray': `${rows.tray}px`,
    '--side': `${side}px`,
    '--field': `${field}px`,
  };
}
