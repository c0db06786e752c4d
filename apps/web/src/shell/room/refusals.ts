/** Refusals of the house in words; a game's own are worded by the game, beside its board. */
import type { GuardCode } from '@kesem/engine/core/table';
import type { WireCode } from '@kesem/protocol/messages';
import type { RoomCode } from '@kesem/room/ruling';
import type { Lang } from '../../i18n/lang.ts';
import { textsOf } from '../../i18n/texts.ts';
import type { NetCode } from '../../net/http.ts';
import type { Why } from '../../state/room.ts';

/** The sentence for a refusal of the house; null for a code that is a game's own. */
export function refusalText(why: Why, lang: Lang): string | null {
  const all: Readonly<Record<RoomCode | GuardCode | WireCode | NetCode, string>> =
    textsOf(lang).refusals;
  const known: Readonly<Record<string, string>> = all;
  return Object.hasOwn(known, why.code) ? (known[why.code] ?? null) : null;
}
