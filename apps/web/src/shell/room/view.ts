/** The room's view for screens that are only shown once there is one. */
import { characterOf } from '@kesem/room/cast';
import type { Heard, PersonView, RoomView } from '@kesem/room/view';
import { useEffect, useMemo, useState } from 'react';
import type { GameCard } from '../../games/card.ts';
import { isolate } from '../../i18n/isolate.ts';
import type { Texts } from '../../i18n/texts.en.ts';
import { type AnyGame, cardOf, loadGame } from '../../registry.ts';
import { handOf, shownOf } from '../../state/room.ts';
import { personOf, sits, sitterOf } from '../../state/seats.ts';
import { useTexts } from '../frame/stores.ts';
import { useRoom, useSession } from './session.ts';

/** The view. Only below the page of a room that has been joined. */
export function useView(): RoomView {
  const view = useRoom((state) => state.view);
  if (!view) throw new Error('a screen of a room was drawn before its view came');
  return view;
}

/** Who looks: the person, whether it hosts, and whether it sits. */
export function useMe(): {
  readonly person: PersonView | null;
  readonly isHost: boolean;
  readonly isSeated: boolean;
} {
  const view = useView();
  const no = useRoom((state) => state.you.person);
  const isSeated = sits(view, no);
  return { person: personOf(view, no), isHost: isSeated && view.host === no, isSeated };
}

/** The seat this screen moves for; null for whoever watches. */
export function useHand(): number | null {
  return useRoom(handOf);
}

/** The seat that is nearest on this screen: one's own, or the one from which a watcher looks. */
export function useSouth(): number {
  const { me } = useView();
  const from = useRoom((state) => state.lookFrom);
  return typeof me === 'number' ? me : from;
}

/** Sees to it that all that was heard in this match is here. Returns whether it is. */
export function useEarlier(): boolean {
  const { online } = useSession();
  const isWhole = useRoom(({ after }) => after === 0);
  const isLive = useRoom(({ status }) => status === 'live');
  // what was not answered is asked for again with the next step
  const tries = useRoom(({ fresh }) => (isWhole ? 0 : fresh.id));
  useEffect(() => {
    if (!isWhole && isLive && tries >= 0) void online?.link.earlier();
  }, [isWhole, isLive, tries, online]);
  return isWhole;
}

/** Returns what has been shown of what was heard in this match, in order; for whoever came late the last of it, before `useEarlier`. */
export function useHeard(): readonly Heard[] {
  const heard = useRoom((state) => state.heard);
  const pendingEvents = useRoom((state) => state.pendingEvents);
  return useMemo(() => shownOf({ heard, pendingEvents }), [heard, pendingEvents]);
}

/** A person's name; a bot's is that of its character. */
export function nameIn(t: Texts, person: PersonView | null): string {
  if (!person) return t.somebody;
  const { bot } = person;
  return bot ? t.cast[characterOf({ ...person, bot })] : person.name || t.gone;
}

/** The name at a seat of the match; of several who are called alike the later ones are counted. */
export function nameAt(t: Texts, view: RoomView, seat: number): string {
  const name = nameIn(t, sitterOf(view, seat));
  const earlier = Array.from({ length: seat }, (_, other) => nameIn(t, sitterOf(view, other)));
  const alike = earlier.filter((other) => other === name).length;
  return alike === 0 ? name : `${name} ${alike + 1}`;
}

/** A way to name people by number, isolated for use inside sentences. */
export function useNames(): (no: number | null) => string {
  const view = useView();
  const t = useTexts();
  return (no) => isolate(nameIn(t, personOf(view, no)));
}

/** The card of the room's game. */
export function useCard(): GameCard | undefined {
  const view = useView();
  return cardOf(view.match && view.stage !== 'lobby' ? view.match.game : view.game);
}

/** Games that have come already: a room comes back to its waiting room with them. */
const known = new Map<string, AnyGame | null>();

interface Come {
  readonly id: string;
  readonly game: AnyGame | null | 'failed';
}

/** A newcomer sits down first: then there is time to fetch what only the match will need. */
export const AHEAD_MS = 2000;

/** The room's game once its chunk has come: null before, and 'failed' when it could not be fetched. */
export function useGame(): AnyGame | null | 'failed' {
  const card = useCard();
  const id = card?.id ?? '';
  const waits = useView().stage === 'lobby';
  const [come, setCome] = useState<Come>({ id: '', game: null });
  useEffect(() => {
    let wanted = true;
    const take = (game: Come['game']): void => {
      if (game !== 'failed') known.set(id, game);
      if (wanted) setCome({ id, game });
    };
    const load = (): void => void loadGame(id).then(take, () => take('failed'));
    const timer = setTimeout(load, waits ? AHEAD_MS : 0);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [id, waits]);
  return come.id === id ? come.game : (known.get(id) ?? null);
}

/** The address of the invite, which also tells previews the language of whoever shares it. */
export function inviteAddress(token: string, lang: string): string {
  return `${location.origin}/r/${token}${lang === 'en' ? '?l=en' : ''}`;
}
