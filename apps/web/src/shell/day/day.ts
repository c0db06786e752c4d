/** The match of the day: one game a day against bots, dealt alike to everybody, and how it went here. */
import type { Level } from '@kesem/engine/core/bot';
import { sha256, toHex, utf8 } from '@kesem/room/proof/sha256';
import type { Room } from '@kesem/room/room';
import { CARDS } from '../../registry.ts';
import { type DeviceStorage, readObject, writeObject } from '../../state/deviceStorage.ts';

/** How well the bots of the day play. */
export const DAY_LEVEL: Level = 'medium';
const SLOT = 'day';
const DAY_MS = 86_400_000;

/** A day as the calendar of this device has it: `2026-11-24`. */
export type Day = string;

/** How the days went on this device. */
export interface Played {
  /** The last day whose match was played to its end; null: none was. */
  readonly last: Day | null;
  /** How many days in a row there were up to it. */
  readonly row: number;
  /** Whether it was won, alone or with others. */
  readonly won: boolean;
}

const NOTHING: Played = { last: null, row: 0, won: false };

const two = (n: number): string => String(n).padStart(2, '0');

/** The day at a moment. @param ms of the epoch. */
export function dayAt(ms: number): Day {
  const at = new Date(ms);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The game of a day: they take turns as they stand on the shelf. */
export function gameOf(day: Day): string {
  return CARDS[numberOf(day) % CARDS.length]?.id ?? '';
}

/** The day after. */
export function tomorrowOf(day: Day): Day {
  return new Date((numberOf(day) + 1) * DAY_MS).toISOString().slice(0, 10);
}

/** What a day's match is made of, in 64 hex digits: the same on every device, and no secret to anybody. */
export function drawnFor(day: Day, what: 'secret' | 'nonce'): string {
  return toHex(sha256(utf8(`the ${what} of ${day}`)));
}

/** How the days went so far. */
export function playedDays(storage: DeviceStorage): Played {
  const { last, row, won } = readObject(storage, SLOT);
  const isKnown = typeof last === 'string' && typeof row === 'number' && typeof won === 'boolean';
  return isKnown ? { last, row, won } : NOTHING;
}

/**
 * Writes down how a day went, once its match was played to an end. The first match of a day counts.
 * @param day null: the match is of no day.
 */
export function keepDay(
  storage: DeviceStorage,
  day: Day | null,
  { stage, people }: Room,
  owner: string,
): void {
  const before = playedDays(storage);
  if (stage.at !== 'over' || !stage.match.outcome) return;
  if (day === null || before.last === day) return;
  const winners = stage.match.outcome.ranking[0] ?? [];
  const won = winners.some((seat) => {
    const no = stage.match.players[seat];
    return people.some((person) => person.no === no && person.id === owner);
  });
  writeObject(storage, SLOT, { last: day, row: rowAt(before, day) + 1, won });
}

/** How many days in a row were played, looked at on a day: whoever left one out begins anew. */
export function rowAt({ last, row }: Played, day: Day): number {
  const isOn = last !== null && numberOf(day) - numberOf(last) <= 1;
  return isOn ? row : 0;
}

/** The day's place in the calendar. */
function numberOf(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}
