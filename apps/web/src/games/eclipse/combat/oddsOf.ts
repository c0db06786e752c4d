import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { Lang } from '../../../i18n/lang.ts';
import { fightOdds, lossOdds } from './odds.ts';
import type { Slip } from './picture.ts';
import { combatTexts } from './texts.ts';

/** What the dice make likely of an attack, in words. */
export function oddsOf(view: EclipseView, slip: Slip, lang: Lang): string {
  const { attacker, target, at, guard } = slip;
  const t = combatTexts(lang);
  if (at === 'stone' && guard === null) {
    const defender = view.stones.find(({ id }) => id === target)?.side;
    const stones = view.stones.filter(({ side }) => side === defender).length;
    return t.lossOdds(lossOdds(view, target, stones));
  }
  const charges = guard === null ? 'charges' : 'stopped';
  const odds = fightOdds(view, attacker, guard ?? target, charges);
  return odds ? t.fightOdds(odds.hit, odds.kill) : '';
}
