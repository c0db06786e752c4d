/** Choices before a match as the house and this device keep them for a game. */
import type { TableTypes } from '@kesem/engine/core/table';
import type { Keeping } from '../../games/contract.ts';
import type { Lang } from '../../i18n/lang.ts';
import { textsOf } from '../../i18n/texts.ts';
import { callDropPreset, callKeepPreset, callPresets, type Reply } from '../../net/http.ts';
import { freshId } from '../../net/random.ts';
import { browserStorage, readObject, writeObject } from '../../state/deviceStorage.ts';

const storage = browserStorage();

/** Everything that is kept for a game; what goes wrong is said in `lang`. */
export function keepingOf(game: string, lang: Lang): Keeping<TableTypes> {
  const slot = `drafts:${game}`;
  const failed = (reply: Reply<unknown>) => (reply.ok ? null : textsOf(lang).refusals[reply.code]);
  return {
    presets: async () => {
      const reply = await callPresets(game);
      return reply.ok ? reply.body.presets : null;
    },
    keep: async (preset) => failed(await callKeepPreset(game, preset)),
    drop: async (id) => failed(await callDropPreset(id)),
    freshId,
    drafts: () => readObject(storage, slot),
    keepDrafts: (drafts) => writeObject(storage, slot, drafts),
  };
}
