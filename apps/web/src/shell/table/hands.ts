/** A phone as the hand of whoever sits, while a large screen shows the table. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { tune } from '../../kit/sound.ts';
import { useMedia } from '../../kit/useMedia.ts';
import { browserStorage, readObject, writeObject } from '../../state/deviceStorage.ts';
import { device } from '../frame/stores.ts';
import { useWide } from '../frame/useWide.ts';
import { useRoom } from '../room/session.ts';
import { useMe, useView } from '../room/view.ts';

interface Chosen {
  /** The room in which it was chosen last; a device remembers no other. */
  readonly room: string | null;
  readonly on: boolean;
}

const SLOT = 'hands';
const storage = browserStorage();
const store = createStore<Chosen>(() => {
  const { room, on } = readObject(storage, SLOT);
  return { room: typeof room === 'string' ? room : null, on: on === true };
});
store.subscribe((chosen) => writeObject(storage, SLOT, chosen));

export interface Hands {
  /** Whether this could be a hand: a phone of somebody who sits, at a table that a large screen shows. */
  readonly can: boolean;
  /** What was chosen in this room; null: nothing was. */
  readonly chosen: boolean | null;
  /** Whether it is one now. When a match has been shown to its end everybody has all of it. */
  readonly isOn: boolean;
  readonly choose: (on: boolean) => void;
}

/** Whether this phone shows only what is one's own, and how that is chosen. */
export function useHands(): Hands {
  const room = useRoom((state) => state.room);
  const isShown = useRoom(({ presence }) => (presence.screens ?? 0) > 0);
  const isPending = useRoom(({ pendingEvents }) => pendingEvents > 0);
  const { stage } = useView();
  const { isSeated } = useMe();
  const isTouched = useMedia('(pointer: coarse)');
  const isWide = useWide();
  const kept = useStore(store);
  const can = isShown && isSeated && isTouched && !isWide;
  const chosen = kept.room === room ? kept.on : null;
  return {
    can,
    chosen,
    isOn: can && chosen === true && (stage === 'playing' || (stage === 'over' && isPending)),
    choose: (on) => store.setState({ room, on }),
  };
}

/** The living room hears the large screen; a hand knocks when it is asked, and no more. */
export function useHushed({ isOn }: Hands): void {
  useEffect(() => {
    const { sound } = device.getState();
    if (!isOn || sound !== 'all') return undefined;
    tune('turn');
    return () => tune(device.getState().sound);
  }, [isOn]);
}
