/** What a window of harm or dice is about: what hits whom, whose it is, and how hard. */
import { cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { blowOf } from '@kesem/engine/games/eclipse/chapters/combat';
import { savingTotal } from '@kesem/engine/games/eclipse/chapters/dice';
import { creatureOf, stoneOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import type { Harm } from '@kesem/engine/games/eclipse/chapters/tasks';
import type { Id, Player } from '@kesem/engine/games/eclipse/move';
import type { Creature, EclipseView } from '@kesem/engine/games/eclipse/state';
import { listed } from '../../../i18n/numbers.ts';
import type { Words } from '../../contract.ts';
import { cardName } from '../cards/text.ts';
import { textsOf } from '../texts.ts';
import { nameOf, namesOf } from './naming.ts';

/** What the open window is about, in words: harm, or dice as they lie; null outside of such a window. */
export function threatWords(view: EclipseView, words: Words): string | null {
  const [window, task] = view.agenda;
  if (window?.do !== 'window') return null;
  if (window.kind === 'roll') return fightWords(view, words) ?? saveWords(view, words);
  if (task?.do !== 'harm') return null;
  const t = textsOf(words.lang).threat;
  const { harms } = task;
  const hits = harms.map(hitWords(words));
  const [hit = ''] = hits;
  const all = hits.every((one) => one === hit)
    ? t.hit(namesOf(view, idsOf(harms), words.lang), hit)
    : listed(
        words.lang,
        harms.map(({ creature }, at) => t.hit(nameOf(view, creature, words.lang), hits[at] ?? '')),
      );
  const cause = causeOf(view, harms, words);
  return cause === null ? all : t.by(cause, all);
}

/** Both sums, and what comes of them; null without a fight. */
function fightWords(view: EclipseView, words: Words): string | null {
  const blow = blowOf(view);
  if (!blow) return null;
  const t = textsOf(words.lang).threat;
  const said = ({ id, side }: Creature): readonly [string, number] => [
    nameOf(view, id, words.lang),
    blow.totals[side],
  ];
  const { hit } = blow;
  if (!hit) return t.tie(...said(blow.attacker), ...said(blow.defender));
  const sums = t.sums(...said(hit.winner), ...said(hit.loser));
  return `${sums}: ${t.damage(blow.damage)}`;
}

/** What was rolled, and whether the stone stays; null where no stone is saved. */
function saveWords(view: EclipseView, { lang }: Words): string | null {
  const { roll } = view;
  const stone = roll?.for === 'save' ? stoneOf(view, roll.stone) : undefined;
  if (roll?.for !== 'save' || !stone) return null;
  const t = textsOf(lang).threat;
  const total = savingTotal(view, stone, roll.die);
  return t.save(total, roll.needs, total >= roll.needs);
}

const idsOf = (harms: readonly Harm[]): readonly number[] => harms.map(({ creature }) => creature);

const hitWords =
  ({ lang }: Words) =>
  ({ damage, prevented, destroyed }: Harm): string => {
    const t = textsOf(lang).threat;
    const coming = damage > 0 ? [t.damage(Math.max(0, damage - prevented))] : [];
    const hits = [...coming, ...(destroyed ? [t.destruction] : [])];
    return hits.length === 0 ? t.noLife : listed(lang, hits);
  };

interface Cause {
  readonly what: string;
  readonly whose: Player;
}

/** The creature or the card that does it, and whose; null: it comes of the table itself. */
function causeOf(view: EclipseView, [harm]: readonly Harm[], words: Words): string | null {
  if (!harm) return null;
  const cause = harm.by === null ? spellOf(view, harm, words) : creatureAt(view, harm.by, words);
  return cause && textsOf(words.lang).threat.of(cause.what, words.name(cause.whose));
}

function creatureAt(view: EclipseView, id: Id, { lang }: Words): Cause | null {
  const whose = creatureOf(view, id)?.side ?? view.last?.player;
  return whose === undefined ? null : { what: nameOf(view, id, lang), whose };
}

/** The spell that was cast last, where it does such harm. */
function spellOf({ last }: EclipseView, { destroyed }: Harm, { lang }: Words): Cause | null {
  if (!last || !('card' in last.play)) return null;
  const card = cardOf(last.play.card);
  const harms =
    card.kind === 'spell' &&
    card.effects.some((effect) => effect.do === (destroyed ? 'destroy' : 'damage'));
  return harms ? { what: cardName(last.play.card, lang).name, whose: last.player } : null;
}
