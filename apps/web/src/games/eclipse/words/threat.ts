/** What a harm window is about: what hits whom, whose it is, and how hard. */
import { cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { creatureOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import type { Harm } from '@kesem/engine/games/eclipse/chapters/tasks';
import type { Id, Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { listed } from '../../../i18n/numbers.ts';
import type { Words } from '../../contract.ts';
import { cardName } from '../cards/text.ts';
import { textsOf } from '../texts.ts';
import { nameOf, namesOf } from './naming.ts';

/** The harm that the open window is about, in words; null outside of such a window. */
export function threatWords(view: EclipseView, words: Words): string | null {
  const [window, task] = view.agenda;
  if (window?.do !== 'window' || task?.do !== 'harm') return null;
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
