/** How people are at the table. */
import type { PersonView } from '@kesem/room/view';
import { backTextsOf } from '../../i18n/back.ts';
import { connectionOf, sitterOf } from '../../state/seats.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { useView } from '../room/view.ts';

export type Presence = 'here' | 'unsteady' | 'away' | 'none';

/** Whether somebody is here. Without a line to the house nobody is waited for. */
export function usePresence(): (person: PersonView) => Presence {
  const presence = useRoom((state) => state.presence);
  const { online } = useSession();
  return (person) => {
    if (!online) return 'none';
    return person.bot ? 'here' : connectionOf(presence, person.no);
  };
}

/** Whether whoever plays at a seat is cut off. */
export function useAway(): (seat: number) => boolean {
  const view = useView();
  const presenceOf = usePresence();
  return (seat) => {
    const person = view.chairs[seat]?.standIn ? null : sitterOf(view, seat);
    return person !== null && person !== undefined && presenceOf(person) === 'away';
  };
}

/** The words under a name: what they ask of the table, who plays in their stead, or how they are here. */
export function usePresenceWords(): (seat: number) => string | undefined {
  const t = backTextsOf(useLang());
  const view = useView();
  const wordsOf = useHereWords();
  const asks = view.takeBack?.asked?.yes[0];
  return (seat) =>
    asks !== undefined && sitterOf(view, seat)?.no === asks ? t.asks : wordsOf(seat);
}

function useHereWords(): (seat: number) => string | undefined {
  const t = useTexts();
  const view = useView();
  const presenceOf = usePresence();
  return (seat) => {
    const person = sitterOf(view, seat);
    const stand = view.stage === 'playing' ? view.chairs[seat]?.standIn : null;
    if (stand) return `${t.bot} · ${t.levels[stand]}`;
    if (view.me === seat) return t.you;
    if (person?.bot) return t.levels[person.bot];
    const presence = person ? presenceOf(person) : 'none';
    return presence === 'none' ? undefined : t.people[presence];
  };
}
