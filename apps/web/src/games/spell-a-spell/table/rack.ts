/** One's own letters as they lie on the rack and in the word that is being built. The game knows places in a hand, fingers know tiles. */
import { type Card, isRune, type Rune } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import type { Letter } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import type { CastMove } from '@kesem/engine/games/spell-a-spell/move';

/** As many tiles lie in one row of the rack. */
export const ONE_ROW = 7;

export interface Tile {
  /** Its own for as long as it is in the hand. */
  readonly id: number;
  readonly card: Rune;
}

export interface Rack {
  /** In the order of the rack, also those that lie in the word: their places stay free for them. */
  readonly tiles: readonly Tile[];
  /** The tiles of the word, in its order. */
  readonly word: readonly number[];
  /** What the fogs of the word stand for, by tile. */
  readonly fogs: ReadonlyMap<number, Letter>;
}

export const EMPTY_RACK: Rack = { tiles: [], word: [], fogs: new Map() };

/**
 * The rack after the hand has changed: what is still there stays where it lies, what is new comes last.
 * Of letters that are alike those of the word go first, for most cards leave a hand by being cast.
 */
export function dealt({ tiles, word, fogs }: Rack, hand: readonly Card[]): Rack {
  const left = hand.filter(isRune);
  const kept = new Set<Tile>();
  for (const tile of tiles.toSorted((a, b) => placeIn(word, a) - placeIn(word, b))) {
    const at = left.indexOf(tile.card);
    if (at < 0) continue;
    left.splice(at, 1);
    kept.add(tile);
  }
  const first = tiles.reduce((most, { id }) => Math.max(most, id), -1) + 1;
  const stays = tiles.filter((tile) => kept.has(tile));
  const all = [...stays, ...left.map((card, at) => ({ id: first + at, card }))];
  return { tiles: all, word: word.filter((id) => stays.some((tile) => tile.id === id)), fogs };
}

/** -1 for a tile that lies on the rack. */
function placeIn(word: Rack['word'], { id }: Tile): number {
  return word.indexOf(id);
}

/** Lays a tile into the word at a place, from the rack or from another place; at its end unless told. */
export function laid(rack: Rack, id: number, at = rack.word.length): Rack {
  const others = rack.word.filter((one) => one !== id);
  return { ...rack, word: others.toSpliced(at, 0, id) };
}

/** Takes a tile out of the word; a fog forgets what it stood for. */
export function takenUp({ tiles, word, fogs }: Rack, id: number): Rack {
  const others = new Map(fogs);
  others.delete(id);
  return { tiles, word: word.filter((one) => one !== id), fogs: others };
}

/** The whole word goes back to the rack. */
export function cleared({ tiles }: Rack): Rack {
  return { tiles, word: [], fogs: new Map() };
}

/** Says what a fog stands for. */
export function named(rack: Rack, id: number, letter: Letter): Rack {
  return { ...rack, fogs: new Map(rack.fogs).set(id, letter) };
}

/** A letter is typed: its tile comes to the end of the word, or else a fog for it; null when there is neither. */
export function typed(rack: Rack, letter: Letter): Rack | null {
  const own = freeTile(rack, letter);
  if (own) return laid(rack, own.id);
  const fog = freeTile(rack, 'fog');
  return fog ? named(laid(rack, fog.id), fog.id, letter) : null;
}

/** Mixes what lies on the rack; the word and its free places stay. `mix` gives the same things in another order. */
export function shuffled(rack: Rack, mix: (tiles: readonly Tile[]) => readonly Tile[]): Rack {
  const isFree = ({ id }: Tile): boolean => !rack.word.includes(id);
  const free = [...mix(rack.tiles.filter(isFree))];
  return {
    ...rack,
    tiles: rack.tiles.map((tile) => (isFree(tile) ? (free.shift() ?? tile) : tile)),
  };
}

/** The tiles of the word with the letter that each is; null for a fog that stands for nothing yet. */
export function wordTiles({
  tiles,
  word,
  fogs,
}: Rack): readonly (Tile & { readonly letter: Letter | null })[] {
  return word.flatMap((id) => {
    const tile = tiles.find((one) => one.id === id);
    if (!tile) return [];
    const letter = tile.card === 'fog' ? (fogs.get(id) ?? null) : tile.card;
    return [{ ...tile, letter }];
  });
}

/** The word in plain letters; null while it is empty or a fog stands for nothing. */
export function spelledBy(rack: Rack): string | null {
  const letters = wordTiles(rack).map(({ letter }) => letter);
  return letters.length === 0 || letters.includes(null) ? null : letters.join('');
}

/** The word as the game takes it: places in the hand, and a letter for each fog. */
export function castOf(rack: Rack, hand: readonly Card[]): CastMove {
  const slots: number[] = [];
  const fogs: Letter[] = [];
  for (const { card, letter } of wordTiles(rack)) {
    slots.push(hand.findIndex((one, slot) => one === card && !slots.includes(slot)));
    if (card === 'fog' && letter) fogs.push(letter);
  }
  return { do: 'cast', slots, fogs };
}

function freeTile({ tiles, word }: Rack, card: Rune): Tile | undefined {
  return tiles.find((tile) => tile.card === card && !word.includes(tile.id));
}
