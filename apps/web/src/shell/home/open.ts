/** Opening a room from the shelf, with what is to happen once it stands. */
import type { Level } from '@kesem/engine/core/bot';
import type { Seat } from '@kesem/engine/core/game';
import type { CompanionRef } from '@kesem/protocol/http';
import type { Opening } from '@kesem/room/command';
import { callMe, callOpenRoom, type NetCode } from '../../net/http.ts';
import { freshId } from '../../net/random.ts';
import { seen } from '../../state/recent.ts';
import { device, profileOf, recent } from '../frame/stores.ts';

/** What its opener wants of a new room: friends are invited, or bots sit down and the match begins. */
export type Intent = (
  | { readonly want: 'friends'; readonly invite?: readonly CompanionRef[] }
  | { readonly want: 'bots'; readonly level: Level }
) & {
  /** Where the opener would sit; unless told, on the first chair. */
  readonly seat?: Seat;
};

const intents = new Map<string, Intent>();

/** Whether whoever opened a room wants a match against bots to begin at once. */
export function startsAtOnce(token: string): boolean {
  return intents.get(token)?.want === 'bots';
}

/** Takes the intent of a room; it is there once. */
export function takeIntent(token: string): Intent | null {
  const intent = intents.get(token) ?? null;
  intents.delete(token);
  return intent;
}

/**
 * Opens a room for a game, perhaps to go on from a finished match; gives the token of its link, or why there is none.
 * Where the house wants a password it is asked for, but for a mere match against bots, which this device plays as well.
 */
export async function openRoomFor(
  game: string,
  intent: Intent,
  from?: Opening['from'],
): Promise<{ ok: true; token: string } | { ok: false; code: NetCode }> {
  const me = await callMe();
  if (!me.ok) return me;
  const send = (password: string) =>
    callOpenRoom(
      {
        do: 'open',
        game,
        ...profileOf(device.getState()),
        nonce: freshId(),
        ...(from && { from }),
      },
      intent.want === 'friends' ? (intent.invite ?? []) : [],
      password,
    );
  const first = await send(device.getState().password);
  const isAsked = !first.ok && first.code === 'password' && (intent.want === 'friends' || from);
  const opened = isAsked ? await (await import('./askPassword.tsx')).askPassword(send) : first;
  if (!opened.ok) return opened;
  const { room, token } = opened.body;
  intents.set(token, intent);
  recent.setState(({ tables }) => ({
    tables: seen(tables, { token, room, game, others: [], at: Date.now() }),
  }));
  return { ok: true, token };
}
