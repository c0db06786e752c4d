/** What lies on the table and can be pressed, dragged, aimed at or read; and its key, by which the page knows it. */
import { CARD_IDS } from '@kesem/engine/games/eclipse/cards/set';
import type { Id, Target } from '@kesem/engine/games/eclipse/move';
import { type EclipseView, playerOf } from '@kesem/engine/games/eclipse/state';

type Piece = Extract<Target, { readonly id: Id }>;

export type Thing =
  | Target
  /** A card of the hand. */
  | { readonly at: 'card'; readonly slot: number }
  /** One's own half of the table: a press on it plays what needs no target. */
  | { readonly at: 'field' }
  /** The card that is on its way, from which arrows begin. */
  | { readonly at: 'coming' };

/** A thing as `data-thing` names it: `creature:4`, `player:1`, `buried:goblin`. */
export type ThingKey = `${Thing['at']}:${string}`;

/** The key of a thing; two things are the same when their keys are. */
export function keyOf(thing: Thing): ThingKey {
  return `${thing.at}:${nameOf(thing)}`;
}

function nameOf(thing: Thing): number | string {
  if ('id' in thing) return thing.id;
  if ('player' in thing) return thing.player;
  if ('slot' in thing) return thing.slot;
  return 'card' in thing ? thing.card : 0;
}

/** The thing of a key; null for what names none. */
export function thingAt(key: string): Thing | null {
  const [at = '', name = ''] = key.split(':');
  return NAMED.get(at)?.(name) ?? null;
}

/** How the name of each kind of thing is read. */
const NAMED: ReadonlyMap<string, (name: string) => Thing | null> = new Map([
  ...(['creature', 'stone', 'enchantment'] as const).map((at) =>
    numbered(at, (id) => ({ at, id })),
  ),
  ...(['player', 'die'] as const).map((at) =>
    numbered(at, (seat) => (seat < 2 ? { at, player: playerOf(seat) } : null)),
  ),
  numbered('card', (slot) => ({ at: 'card', slot })),
  numbered('field', () => ({ at: 'field' })),
  numbered('coming', () => ({ at: 'coming' })),
  ['buried', buried] as const,
]);

function numbered(at: Thing['at'], make: (number: number) => Thing | null) {
  return [at, (name: string) => (/^\d+$/.test(name) ? make(Number(name)) : null)] as const;
}

function buried(name: string): Thing | null {
  const card = CARD_IDS.find((one) => one === name);
  return card ? { at: 'buried', card } : null;
}

/** Whether two are the same thing. */
export function isSameThing(one: Thing, two: Thing): boolean {
  return keyOf(one) === keyOf(two);
}

/** A creature or a stone by its id. */
export function pieceAt({ stones }: Pick<EclipseView, 'stones'>, id: Id): Piece {
  return { at: stones.some((one) => one.id === id) ? 'stone' : 'creature', id };
}

/** How the page finds the element of a thing. */
export function selectorOf(thing: Thing): string {
  return `[data-thing="${keyOf(thing)}"]`;
}
