/** A table around the screens of a test: its room as it stands, and what they ask of it. */
import type { Command } from '@kesem/room/command';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Lang } from '../../i18n/lang.ts';
import { openDialogs } from '../../kit/testing/dialogs.ts';
import { dismiss, toasts } from '../../kit/toast.ts';
import { createRoomStore, type RoomState } from '../../state/room.ts';
import { device } from '../frame/stores.ts';
import { type Session, VisitProvider } from '../room/session.ts';

interface Given extends Partial<RoomState> {
  readonly lang?: Lang;
  /** A room of the house; else a table of this device alone. */
  readonly online?: boolean;
}

/** Renders screens at a table that stands so; `now` changes how it stands. */
export const visit = (screens: ReactNode, { lang = 'en', online = true, ...state }: Given) => {
  device.setState({ lang });
  // one page serves many files of tests, and notes outlive what is drawn
  for (const { id } of toasts.now()) dismiss(id);
  const store = createRoomStore();
  store.setState({ status: 'live', room: 'room', ...state });
  const ask = vi.fn<(command: Command) => void>();
  const askStage = vi.fn<(command: Command) => void>();
  const answer = vi.fn<(command: Command, key: string) => void>();
  const hint = vi.fn<Session['hint']>(async () => undefined);
  const tap = vi.fn<Session['tap']>();
  const link = {
    ask: vi.fn<() => Promise<null>>(async () => null),
    earlier: vi.fn<() => Promise<void>>(async () => undefined),
    retry: vi.fn<() => void>(),
  };
  const session: Session = {
    // screens use no more of the line than this
    online: online ? { token: 'token', link: link as unknown as RoomLinkOf<Session> } : null,
    store,
    ask,
    askStage,
    answer,
    hint,
    tap,
  };
  render(<VisitProvider value={session}>{screens}</VisitProvider>);
  const now = (change: Partial<RoomState>): void => act(() => store.setState(change));
  return { store, ask, askStage, answer, hint, tap, link, now };
};

type RoomLinkOf<S extends Session> = NonNullable<S['online']>['link'];

/** jsdom knows no modal dialogs and no screens: dialogs are simply there, and the screen is a phone's. */
export const withBrowser = (): void => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  );
  openDialogs();
};
