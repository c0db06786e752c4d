import type { ChatLine } from '@kesem/protocol/messages';
import { useMemo } from 'react';
import { type Heard, isMuted, withMuted } from '../../state/mute.ts';
import { unread } from '../../state/room.ts';
import { device, useDevice } from '../frame/stores.ts';
import { useRoom } from './session.ts';

/** Whether people of this room are muted on this device, by number or, of who never sat, by name, and how one is muted or heard again. */
export function useMuted(): {
  readonly isMuted: (who: Heard | null) => boolean;
  readonly mute: (who: Heard, on: boolean) => void;
} {
  const muted = useDevice((state) => state.muted);
  const room = useRoom((state) => state.room);
  return {
    isMuted: (who) => isMuted(muted, room, who),
    mute: (who, on) => {
      if (room !== null) device.setState({ muted: withMuted(muted, room, who, on) });
    },
  };
}

/** The chat without the lines of whoever is muted on this device, and in a family's room without what was written before it was one. */
export function useChat(): readonly ChatLine[] {
  const chat = useRoom((state) => state.chat);
  const muted = useDevice((state) => state.muted);
  const room = useRoom((state) => state.room);
  const phrasesOnly = useRoom(({ view }) => view?.family === true);
  return useMemo(
    () =>
      muted.length === 0 && !phrasesOnly
        ? chat
        : chat.filter(
            ({ person, name, say }) =>
              !isMuted(muted, room, person ?? name) && ('phrase' in say || !phrasesOnly),
          ),
    [chat, muted, room, phrasesOnly],
  );
}

/** How many of these lines nobody here has looked at. */
export function useUnread(): number {
  const chat = useChat();
  return useRoom(({ chatRead, you }) => unread({ chat, chatRead, you }));
}
