import { type EclipseView, playerOf } from '@kesem/engine/games/eclipse/state';
import type { RefObject } from 'react';
import type { Words } from '../../contract.ts';
import { Arrow } from './Arrow.tsx';
import { aimOf } from './aim.ts';
import { IncomingCard, incomingIn } from './Incoming.tsx';
import type { Layout } from './layout.ts';
import type { Marks } from './marks.ts';
import { OpenPile } from './OpenPile.tsx';
import type { Opened } from './opened.ts';
import { Peek } from './Peek.tsx';
import { Picker } from './Picker.tsx';
import { Stage } from './Stage.tsx';
import { StoneSheet } from './StoneSheet.tsx';
import type { Controls } from './useControls.ts';
import type { usePointing } from './usePointing.ts';
import { cardOfThing, ZoomDialog } from './Zoom.tsx';

interface OverProps {
  readonly view: EclipseView;
  readonly words: Words;
  readonly table: RefObject<HTMLElement | null>;
  readonly controls: Controls;
  readonly pointing: Pick<ReturnType<typeof usePointing>, 'dragged' | 'peek'>;
  readonly shape: Layout['shape'];
  readonly marks: Marks;
  readonly opened: Opened | null;
  readonly onOpen: (opened: Opened | null) => void;
}

/** What lies over the table: what is cast, arrows, targets that lie nowhere else, and cards that are read. */
export const Over = (props: OverProps) => {
  const { view, words, table, controls, pointing, shape } = props;
  const { choice, timeline } = controls;
  const { frame } = timeline;
  const aim = aimOf({ words, frame, choice, dragged: pointing.dragged });
  const { peek } = pointing;
  const isOpen = !frame && choice.picked === null && controls.desk.step === 'none';
  const coming = isOpen ? incomingIn(view) : null;
  return (
    <>
      <Picker view={view} words={words} open={frame ? [] : choice.open} />
      <Stage frame={frame} words={words} />
      {coming && (
        <IncomingCard
          {...{ view, coming, words, table }}
          south={playerOf(words.south)}
          width={shape === 'low' ? 118 : 184}
        />
      )}
      {aim && <Arrow {...aim} table={table} />}
      {peek && cardOfThing(view, peek.thing) !== null && (
        <Peek view={view} words={words} {...peek} />
      )}
      <Dialogs {...props} />
    </>
  );
};

const Dialogs = ({ view, words, marks, controls, opened, onOpen }: OverProps) => {
  const shown = { view, words, onClose: () => onOpen(null) };
  const isPile = opened !== null && opened.is !== 'card' && opened.is !== 'stones';
  return (
    <>
      <ZoomDialog {...shown} thing={opened?.is === 'card' ? opened.thing : null} />
      <StoneSheet
        {...{ ...shown, marks }}
        player={opened?.is === 'stones' ? opened.of : null}
        onPress={controls.press}
      />
      <OpenPile {...shown} pile={isPile ? opened : null} />
    </>
  );
};
