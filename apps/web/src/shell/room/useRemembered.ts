import { useEffect } from 'react';
import { seen } from '../../state/recent.ts';
import { personOf, taken } from '../../state/seats.ts';
import { recent, useTexts } from '../frame/stores.ts';
import { useOnline, useRoom } from './session.ts';
import { nameIn, useView } from './view.ts';

/** Notes the room among this device's tables, with who sits there. */
export function useRemembered(): void {
  const { token } = useOnline();
  const t = useTexts();
  const view = useView();
  const room = useRoom((state) => state.room);
  const me = useRoom((state) => state.you.person);
  const others = taken(view)
    .filter(({ chair }) => chair.person !== me)
    .map(({ chair }) => nameIn(t, personOf(view, chair.person)))
    .join('\n');
  useEffect(() => {
    if (room === null || me === null) return;
    const now = {
      token,
      room,
      game: view.game,
      others: others === '' ? [] : others.split('\n'),
      at: Date.now(),
    };
    recent.setState(({ tables }) => ({ tables: seen(tables, now) }));
  }, [token, room, me, view.game, others]);
}
