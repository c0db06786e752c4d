import type { Command } from '@kesem/room/command';
import type { RoomView } from '@kesem/room/view';
import { useEffect, useRef } from 'react';
import { botsOf } from '../../registry.ts';
import { type Intent, takeIntent } from '../home/open.ts';
import { useOnline, useRoom, useSession } from './session.ts';
import { useOwesShare } from './useShare.ts';
import { useMe, useView } from './view.ts';

/** Does what the opener of this room wanted, once it may: takes the seat, seats bots one by one, then starts. */
export function useIntent(): void {
  const session = useSession();
  const online = useOnline();
  const intent = useRef<Intent | null>(null);
  const view = useView();
  const { isHost } = useMe();
  const owes = useOwesShare();
  const idle = useRoom((state) => state.pending === null && state.status === 'live');
  useEffect(() => {
    intent.current = takeIntent(online.token) ?? intent.current;
  }, [online]);
  useEffect(() => {
    if (view.stage !== 'lobby') session.store.setState({ starts: false });
    if (!intent.current || view.stage !== 'lobby' || !isHost || !idle || owes) return;
    const next = towards(intent.current, view);
    if (next === null || next.do === 'start') intent.current = null;
    if (next) session.askStage(next);
  }, [session, view, isHost, idle, owes]);
}

/** The next command on the way to what was wanted; null when the rest is up to people. */
function towards(wanted: Intent, view: RoomView): Command | null {
  const mine = view.chairs.findIndex(({ person }) => person === view.host);
  const { seat = mine } = wanted;
  if (seat !== mine) return { do: 'order', chairs: swapped(view.chairs.length, mine, seat) };
  if (wanted.want === 'friends') return null;
  const seated = view.chairs.filter(({ person }) => person !== null).length;
  const empty = view.chairs.findIndex(({ person }) => person === null);
  const wants = view.from ? view.chairs.length : botsOf(view.game) + 1;
  if (seated < wants && empty >= 0) {
    return { do: 'addBot', seat: empty, level: wanted.level };
  }
  return { do: 'start' };
}

/** The order of `n` chairs in which two have changed places. */
function swapped(n: number, a: number, b: number): number[] {
  return Array.from({ length: n }, (_, i) => (i === a ? b : i === b ? a : i));
}
