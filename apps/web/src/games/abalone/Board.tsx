import type { Cell } from '@kesem/engine/games/abalone/chapters/geometry';
import { playerAt, rival } from '@kesem/engine/games/abalone/chapters/players';
import type { AbaloneTypes } from '@kesem/engine/games/abalone/state';
import { useMemo, useRef } from 'react';
import { IconButton } from '../../kit/IconButton.tsx';
import { Icon } from '../../kit/icons.tsx';
import { type Played, played } from '../../kit/timeline/played.tsx';
import { focusStop } from '../../kit/useFocusKept.ts';
import type { BoardProps } from '../contract.ts';
import { TableBar } from './Bar.tsx';
import styles from './Board.module.css';
import { Drawing } from './table/Drawing.tsx';
import { Grid } from './table/Grid.tsx';
import { Tags } from './table/Tags.tsx';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';
import { type AbaloneFrame, framesOf, motionOf } from './timeline.ts';
import { type Choice, useChoice } from './useChoice.ts';

/** The table of Abalone: the drawing, the cells as buttons over it, and the sentence in the bar. */
const Table = (props: Played<BoardProps<AbaloneTypes>, AbaloneFrame>) => {
  const { view, words, pending, refusal, scene, send, south, left, habits, onHabit } = props;
  const flipped = habits['flipped'] ?? false;
  const named = habits['named'] ?? false;
  const bottom = playerAt(flipped ? 1 - south : south);
  const choice = useChoice(props, bottom);
  const motion = useMemo(() => motionOf(scene), [scene]);
  const { frame } = props.timeline;
  const { target } = view.options;
  const art = useRef<SVGSVGElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { selection, trial, dirs, plan } = choice;
  const proposed = touchesOf(props, choice);
  const falling = frame && motion ? rival(motion.by) : null;
  const situation = { view, words, selection, trial, plan, bottom, pending, refusal };
  return (
    <>
      <div className={styles.table} data-board="">
        <div className={styles.board} dir="ltr">
          <Drawing {...{ view, choice, proposed, motion, bottom, named, pending, art }} />
          <Grid {...{ view, words, bottom, choice, proposed, left, art, grid }} />
          <div className={styles.over} aria-hidden="true">
            {trial && <Tags trial={trial} bottom={bottom} lang={words.lang} />}
            {frame && (
              <div className={styles.final}>
                <span dir="auto">{textsOf(words.lang).board.final(target)}</span>
              </div>
            )}
          </div>
          <Tools
            t={textsOf(words.lang).board}
            named={named}
            onFlip={() => onHabit('flipped', !flipped)}
            onName={() => onHabit('named', !named)}
          />
        </div>
      </div>
      <TableBar
        now={{ ...situation, ways: dirs.length, written: false, named, falling }}
        onConfirm={() => {
          // the button goes with the choice: the focus must not
          focusStop(grid.current);
          choice.commit();
        }}
        onAgain={() => choice.act({ do: 'clear' })}
        send={send}
        left={left}
      />
    </>
  );
};

export const Board = played(framesOf, Table);

const NONE: readonly Cell[] = [];

/** The marbles that a proposed move has still to be begun with. */
function touchesOf(
  { proposed }: BoardProps<AbaloneTypes>,
  { isOpen, selection }: Choice,
): readonly Cell[] {
  if (!isOpen || proposed?.do !== 'move') return NONE;
  return proposed.marbles.filter((cell) => !selection.marbles.includes(cell));
}

interface ToolsProps {
  readonly t: Texts['board'];
  readonly named: boolean;
  readonly onFlip: () => void;
  readonly onName: () => void;
}

/** In the corners that the hexagon leaves free. */
const Tools = ({ t, named, onFlip, onName }: ToolsProps) => (
  <div className={styles.tools} data-tools="">
    <IconButton label={t.flip} icon={<Icon name="flip" />} onClick={onFlip} />
    <IconButton
      label={t.coordinates}
      icon={<span className={styles.sample}>a1</span>}
      aria-pressed={named}
      onClick={onName}
    />
  </div>
);
