/** Fetching what a page of learning shows. */
import type { TableTypes } from '@kesem/engine/core/table';
import { useEffect, useState } from 'react';
import type { Course, RulesSection } from '../../games/contract.ts';
import type { Lang } from '../../i18n/lang.ts';
import { type AnyGame, loadGame } from '../../registry.ts';
import { useLang } from '../frame/stores.ts';

/** Null while it is under way, 'failed' when it did not come or there is none. */
type Come<X> = X | null | 'failed';

/** A game's table and its course, both or none. */
export function useCourse(game: string): Come<{ game: AnyGame; course: Course<TableTypes> }> {
  return useCome(game, courseOf);
}

/** The rules of a game in the language of this device. */
export function useRules(game: string): Come<readonly RulesSection[]> {
  const lang = useLang();
  return useCome(game, lang === 'he' ? rulesInHebrew : rulesInEnglish);
}

async function courseOf(id: string) {
  const game = await loadGame(id);
  return game && { game, course: await game.course() };
}

const rulesInHebrew = (id: string) => rulesOf(id, 'he');
const rulesInEnglish = (id: string) => rulesOf(id, 'en');

async function rulesOf(id: string, lang: Lang) {
  const game = await loadGame(id);
  return game && (await game.rules(lang));
}

interface Kept<X> {
  readonly id: string;
  readonly load: (id: string) => Promise<X | null>;
  readonly come: Come<X>;
}

/** Returns what `load` brings for an id; `load` must be the same function from call to call. */
function useCome<X extends object>(id: string, load: Kept<X>['load']): Come<X> {
  const [kept, keep] = useState<Kept<X>>({ id, load, come: null });
  useEffect(() => {
    let wanted = true;
    const take = (come: Come<X>): void => {
      if (wanted) keep({ id, load, come });
    };
    load(id).then(
      (come) => take(come ?? 'failed'),
      () => take('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [id, load]);
  return kept.id === id && kept.load === load ? kept.come : null;
}
