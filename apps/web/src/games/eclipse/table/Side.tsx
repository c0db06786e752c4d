import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseTypes, EclipseView } from '@kesem/engine/games/eclipse/state';
import { memo, type ReactNode } from 'react';
import { Top } from '../../../kit/top.tsx';
import type { BoardProps, Words } from '../../contract.ts';
import type { Lanes } from '../combat/lanes.ts';
import { isTimed } from './asked.ts';
import { Field } from './Field.tsx';
import type { Layout } from './layout.ts';
import type { Marks } from './marks.ts';
import type { Pile } from './OpenPile.tsx';
import type { Opened } from './opened.ts';
import styles from './Side.module.css';
import { Stones } from './Stones.tsx';
import { Piles, Strip } from './Strip.tsx';

interface SideProps {
  readonly view: EclipseView;
  readonly player: Player;
  readonly words: Words;
  readonly marks: Marks;
  readonly layout: Layout;
  readonly lanes: Lanes | null;
  readonly place: 'near' | 'far';
  readonly presence: string;
  readonly left: BoardProps<EclipseTypes>['left'];
  /** Opens a pile, or a row of stones that are too small for a finger. */
  readonly onOpen: (opened: Opened) => void;
  /** Whether one fight takes the ground of both sides. */
  readonly covered: boolean;
  /** What else stands beside the stones. */
  readonly tools: ReactNode;
}

/** One side: who it is, their piles and stones, and their creatures. In a tall table the nearer plate stands in the rule, the farther one on top. */
export const Side = memo((props: SideProps) => {
  const { view, player, words, marks, layout, place, presence, left, tools, lanes } = props;
  const { shape } = layout;
  const shown = { view, player, words, marks };
  const small = shape !== 'wide';
  const isFar = place === 'far';
  const backs = !(view.mine && view.me === player);
  const onPile = (is: Pile['is']): void => props.onOpen({ is, of: player });
  const piles = <Piles {...{ view, player, words, small, backs, onPile }} />;
  const strip = (
    <Strip
      {...shown}
      {...{ presence, small }}
      left={() => (isTimed(view, player) ? left({ seat: player }) : null)}
    />
  );
  return (
    <>
      {isFar && shape === 'tall' && (
        <Top>
          <div className={styles.top}>{strip}</div>
        </Top>
      )}
      <div className={styles.side} data-place={place}>
        {shape !== 'tall' && strip}
        {piles}
        <Stones
          {...shown}
          width={layout.stones[isFar ? 0 : 1]}
          onOpen={small ? props.onOpen : null}
        />
        {tools}
      </div>
      {!props.covered && <Field {...shown} {...{ layout, place, lanes }} />}
    </>
  );
});
