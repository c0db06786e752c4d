import { useEffect, useRef } from 'react';
import { cardOf } from '../../registry.ts';
import { type Intent, takeIntent } from '../home/open.ts';
import { useOnline, useRoom, useSession } from './session.ts';
import { useMe, useView } from './view.ts';

/** Does what the opener of this room wanted: seats bots one by one, then starts. */
export function useIntent(): void {
  const session = useSession();
  const online = useOnline();
  const intent = useRef<Intent | null>(null);
  const view = useView();
  const { isHost } = useMe();
  const idle = useRoom((state) => state.pending === null && state.status === 'live');
  useEffect(() => {
    intent.current = takeIntent(online.token) ?? intent.current;
  }, [online]);
  useEffect(() => {
    const wanted = intent.current;
    if (wanted?.want !== 'bots' || view.stage !== 'lobby' || !isHost || !idle) return;
    const seated = view.chairs.filter(({ person }) => person !== null).length;
    const empty = view.chairs.findIndex(({ person }) => person === null);
    if (seated < (cardOf(view.game)?.seats.min ?? 2) && empty >= 0) {
      session.askStage({ do: 'addBot', seat: empty, level: wanted.level });
      return;
    }
    intent.current = null;
    session.askStage({ do: 'start' });
  }, [session, view, isHost, idle]);
}
