/** Choices that people keep under names, without a disk. */
import type { KeptPreset, Store } from './store.ts';

export interface PresetMemory {
  presets: readonly KeptPreset[];
}

type Keeping = 'presetsOf' | 'keepPreset' | 'dropPreset';

/** What is kept of an identity for its games. */
export function keeping(memory: PresetMemory): Pick<Store, Keeping> {
  const of = (identity: string, game: string) =>
    memory.presets.filter((one) => one.identity === identity && one.game === game);
  return {
    presetsOf: async (identity, game) =>
      of(identity, game)
        .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
        .map(({ id, name, own }) => structuredClone({ id, name, own })),
    keepPreset: async (kept, most) => {
      const { identity, game, id } = kept;
      if (of(identity, game).filter((one) => one.id !== id).length >= most) return false;
      const isIt = (one: KeptPreset) => one.identity === identity && one.id === id;
      const at = memory.presets.find(isIt)?.at ?? kept.at;
      const others = memory.presets.filter((one) => !isIt(one));
      memory.presets = [...others, { ...structuredClone(kept), at }];
      return true;
    },
    dropPreset: async (identity, id) => {
      memory.presets = memory.presets.filter((one) => one.identity !== identity || one.id !== id);
    },
  };
}

/** Drops what was kept for people of whom no cookie is left. */
export function dropOrphans(
  memory: PresetMemory,
  cookies: readonly { readonly identity: string }[],
): void {
  const known = new Set(cookies.map(({ identity }) => identity));
  memory.presets = memory.presets.filter(({ identity }) => known.has(identity));
}
