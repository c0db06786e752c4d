/** Decks that are not finished, as the device keeps them: by id, as codes. */
import { deckCode, readDeckCode } from '@kesem/engine/games/eclipse/decks/code';
import type { NamedDeck } from './working.ts';

interface Draft {
  readonly name: string;
  readonly code: string;
}

/** What a device kept; scraps of another shape are left out. */
export function readDrafts(kept: Readonly<Record<string, unknown>>): readonly NamedDeck[] {
  return Object.entries(kept).flatMap(([id, scrap]) => {
    if (!isDraft(scrap)) return [];
    const read = readDeckCode(scrap.code);
    return read.ok ? [{ id, name: scrap.name, deck: read.deck }] : [];
  });
}

/** Drafts as the device keeps them. */
export function writeDrafts(drafts: readonly NamedDeck[]): Readonly<Record<string, Draft>> {
  return Object.fromEntries(
    drafts.map(({ id, name, deck }) => [id, { name, code: deckCode(deck) }]),
  );
}

function isDraft(scrap: unknown): scrap is Draft {
  if (typeof scrap !== 'object' || scrap === null) return false;
  const { name, code }: { name?: unknown; code?: unknown } = scrap;
  return typeof name === 'string' && typeof code === 'string';
}
