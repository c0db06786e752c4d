import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseTypes, EclipseView } from '@kesem/engine/games/eclipse/state';
import { memo } from 'react';
import type { BoardProps, Words } from '../../contract.ts';
import type { Marks } from '../marks.ts';
import type { Room } from '../useRoom.ts';
import { Field } from './Field.tsx';
import type { Pile } from './OpenPile.tsx';
import { Piles, Strip } from './Strip.tsx';

interface SideProps {
  readonly view: EclipseView;
  readonly player: Player;
  readonly words: Words;
  readonly marks: Marks;
  readonly room: Room;
  readonly place: 'near' | 'far';
  readonly presence: string;
  readonly left: BoardProps<EclipseTypes>['left'];
  readonly onPile: (pile: Pile) => void;
}

/** One side from the edge to the middle. On a small table the nearer one has no strip, only its piles. */
export const Side = memo((props: SideProps) => {
  const { view, player, words, marks, room, place, presence, left } = props;
  const shown = { view, player, words, marks };
  const onPile = (is: Pile['is']): void => props.onPile({ is, of: player });
  const hasStrip = place === 'far' || room.shape === 'wide';
  const strip = hasStrip && (
    <Strip {...shown} presence={presence} left={() => left({ seat: player })} onPile={onPile} />
  );
  return (
    <>
      {place === 'far' && strip}
      <Field {...shown} width={room.field} place={place}>
        {!hasStrip && <Piles {...{ view, player, words, onPile }} />}
      </Field>
      {place === 'near' && strip}
    </>
  );
});
