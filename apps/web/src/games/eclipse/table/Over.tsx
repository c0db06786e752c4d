import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { RefObject } from 'react';
import type { Words } from '../../contract.ts';
import { Arrow } from './Arrow.tsx';
import { aimOf } from './aim.ts';
import { IncomingCard, incomingIn } from './Incoming.tsx';
import type { Layout } from './layout.ts';
import { OpenPile, type Pile } from './OpenPile.tsx';
import { Peek } from './Peek.tsx';
import { Picker } from './Picker.tsx';
import { Stage } from './Stage.tsx';
import type { Thing } from './thing.ts';
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
  readonly zoomed: Thing | null;
  readonly onZoom: (thing: Thing | null) => void;
  readonly pile: Pile | null;
  readonly onPile: (pile: Pile | null) => void;
}

/** What lies over the table: what is cast, arrows, targets that lie nowhere else, and cards that are read. */
export const Over = (props: OverProps) => {
  const { view, words, table, controls, pointing, zoomed, onZoom, pile, onPile, shape } = props;
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
      {coming && <IncomingCard {...{ coming, words, table }} width={shape === 'low' ? 118 : 184} />}
      {aim && <Arrow {...aim} table={table} />}
      {peek && cardOfThing(view, peek.thing) !== null && (
        <Peek view={view} words={words} {...peek} />
      )}
      <ZoomDialog view={view} words={words} thing={zoomed} onClose={() => onZoom(null)} />
      <OpenPile view={view} words={words} pile={pile} onClose={() => onPile(null)} />
    </>
  );
};
