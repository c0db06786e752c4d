/** A lane of a combat in words. */
import type { Id, Player } from '@kesem/engine/games/eclipse/move';
import { type EclipseView, other } from '@kesem/engine/games/eclipse/state';
import type { Lang } from '../../../i18n/lang.ts';
import { nameOf } from '../words/naming.ts';
import type { Lane } from './lanes.ts';
import { combatTexts } from './texts.ts';

/** A lane for who does not see it: who faces whom, and what was rolled. */
export function spoken(view: EclipseView, { slip, rung, fight }: Lane, lang: Lang): string {
  const t = combatTexts(lang);
  const name = (id: Id): string => nameOf(view, id, lang);
  const pair = t.pair.attack(name(slip.attacker), name(slip.target));
  const guard = slip.guard === null ? [] : [`${t.stops} ${name(slip.guard)}`];
  const rolled = rung
    ? [
        t.needs(rung.needs),
        ...(rung.die ? [t.rolled(rung.die)] : []),
        ...(rung.state === 'held' || rung.state === 'lost' ? [t[rung.state]] : []),
      ]
    : [];
  const dice = fight ? fightWords(view, fight, lang) : [];
  return [pair, ...guard, ...dice, ...rolled].join(', ');
}

function fightWords(
  view: EclipseView,
  { roll, totals, verdict }: NonNullable<Lane['fight']>,
  lang: Lang,
) {
  const t = combatTexts(lang);
  const side = (id: Id, seat: Player): string => {
    const total = totals?.[seat] ?? roll.dice[seat];
    return t.side(nameOf(view, id, lang), roll.dice[seat], total - roll.dice[seat], total);
  };
  const both = t.fight(side(roll.attacker, view.active), side(roll.defender, other(view.active)));
  return [
    both,
    ...(verdict && verdict.damage > 0 ? [t.damage(verdict.damage)] : []),
    ...(verdict?.loser === null ? [t.equal] : []),
  ];
}
