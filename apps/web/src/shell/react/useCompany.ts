import { useRoom } from '../room/session.ts';
import { useView } from '../room/view.ts';

/** Whether anybody else would see what one sends: another person at the table, or somebody who looks on. */
export function useCompany(): boolean {
  const { people, match } = useView();
  const me = useRoom((state) => state.you.person);
  const watching = useRoom((state) => state.presence.watchers.length);
  const others = people.filter(({ no, bot, is }) => bot === null && is === 'in' && no !== me);
  const plays = others.some(({ no }) => match?.players.includes(no));
  const seated = match?.players.includes(me ?? 0) ?? false;
  return plays || watching > (seated ? 0 : 1);
}
