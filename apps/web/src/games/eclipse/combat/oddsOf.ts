import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { Lang } from '../../../i18n/lang.ts';
import { type FightOdds, fightOdds, lossOdds } from './odds.ts';
import type { Slip } from './picture.ts';
import { combatTexts } from './texts.ts';

/** What the dice make likely of an attack, in words. */
export function oddsOf(view: EclipseView, slip: Slip, lang: Lang): string {
  const t = combatTexts(lang);
  if (isSaved(slip)) return t.lossOdds(lossOf(view, slip));
  const odds = fightOf(view, slip);
  return odds ? t.fightOdds(odds.hit, odds.kill) : '';
}

/** The chance that an attack destroys what it is aimed at, or whoever stops it; null: one of them is gone. */
export function chanceOf(view: EclipseView, slip: Slip): number | null {
  return isSaved(slip) ? lossOf(view, slip) : (fightOf(view, slip)?.kill ?? null);
}

const isSaved = ({ at, guard }: Slip): boolean => at === 'stone' && guard === null;

function lossOf(view: EclipseView, { target }: Slip): number {
  const defender = view.stones.find(({ id }) => id === target)?.side;
  const stones = view.stones.filter(({ side }) => side === defender).length;
  return lossOdds(view, target, stones);
}

function fightOf(view: EclipseView, { attacker, target, guard }: Slip): FightOdds | null {
  const charges = guard === null ? 'charges' : 'stopped';
  return fightOdds(view, attacker, guard ?? target, charges);
}
