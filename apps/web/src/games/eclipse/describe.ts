/** Events, refusals and endings in words. The log line, the announcement and the replay are one string. */
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { cardOf } from '@kesem/engine/games/eclipse/cards/set';
import type { EclipseEvent, Reason } from '@kesem/engine/games/eclipse/event';
import type { Id } from '@kesem/engine/games/eclipse/move';
import type { Refusal } from '@kesem/engine/games/eclipse/refusal';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { other } from '@kesem/engine/games/eclipse/state';
import type { Lang } from '../../i18n/lang.ts';
import { listed } from '../../i18n/numbers.ts';
import type { LogLine, Words } from '../contract.ts';
import { cardName, cardText } from './cards/text.ts';
import { textsOf } from './texts.ts';
import { abilityOn, cardsNamed, nameOf, namesOf, targetName } from './words/naming.ts';

type Of<K extends EclipseEvent['type']> = Extract<EclipseEvent, { readonly type: K }>;
type Telling<K extends EclipseEvent['type']> = (
  event: Of<K>,
  words: Words,
  view: EclipseView,
) => LogLine | null;

/** An event as a line of the log; null for what another line or the table itself says. */
export function describe(event: EclipseEvent, words: Words, view: EclipseView): LogLine | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has each type's own sentence under its name
  return (TELLINGS[event.type] as Telling<EclipseEvent['type']>)(event, words, view);
}

/** Why a move is not possible. */
export function refusal(why: Refusal, lang: Lang): string {
  const t = textsOf(lang);
  return why.code === 'target' ? t.unfit[why.why] : t.refusal[why.code];
}

/** Why a match ended, as a sentence. */
export function ending(reason: Reason, { lang, name: nameAt }: Words, view: EclipseView): string {
  const winner = view.ended?.winner ?? null;
  return textsOf(lang).reason[reason](winner === null ? null : nameAt(other(winner)));
}

const t = ({ lang }: Words) => textsOf(lang).event;
const name = (card: CardId, { lang }: Words): string => cardName(card, lang).name;

/** Told by another event, or seen on the table. */
const untold = (): null => null;

const TELLINGS: { readonly [K in EclipseEvent['type']]: Telling<K> } = {
  started: ({ rolls, first }, w) => ({ text: startWords(rolls, first, w) }),
  drew: (event, w) =>
    event.count === 0 ? null : { text: drewWords(event, w), seat: event.player },
  ready: ({ player }, w) =>
    player === w.me ? null : { text: t(w).ready(w.name(player)), seat: player },
  chose: ({ what, player }, w) => ({
    text: what === 'keep' ? t(w).kept : t(w).redraws,
    seat: player,
  }),
  redrew: ({ players }, w) => ({
    text:
      players.length === 0 ? t(w).nobodyRedrew : t(w).redrew(listed(w.lang, players.map(w.name))),
  }),
  turn: ({ turn, player }, w) => ({ text: t(w).turn(turn, w.name(player)), seat: player }),
  freed: ({ creatures }, w, v) => ({ text: t(w).freed(namesOf(v, creatures, w.lang)) }),
  renewed: ({ creatures }, w, v) =>
    creatures.length === 0 ? null : { text: t(w).healed(namesOf(v, creatures, w.lang)) },
  dropped: ({ player, piece }, w) => ({
    text: t(w).dropped(w.name(player), name(piece.card, w)),
    seat: player,
  }),
  cast: (event, w, v) => ({ text: castWords(event, w, v), seat: event.player }),
  used: ({ player, piece, ability, target }, w, v) => ({
    text: t(w).used(
      w.name(player),
      name(piece.card, w),
      abilityOn(piece.card, ability, w.lang),
      targetName(v, target, w),
    ),
    seat: player,
  }),
  entered: ({ player, piece, how }, w) =>
    how === 'summoned' ? null : { text: t(w)[how](w.name(player), name(piece.card, w)) },
  enchanted: untold,
  changed: untold,
  threatened: ({ harms }, w, v) => ({
    text: harms.map((harm) => harmWords(harm, w, v)).join('. '),
  }),
  prevented: ({ creature, amount }, w, v) => ({
    text: t(w).prevented(amount, nameOf(v, creature, w.lang)),
  }),
  healed: ({ creature, amount }, w, v) => ({
    text: t(w).healedBy(amount, nameOf(v, creature, w.lang)),
  }),
  shielded: ({ creature }, w, v) => ({ text: t(w).shielded(nameOf(v, creature, w.lang)) }),
  damaged: (event, w, v) => ({ text: damagedWords(event, w, v) }),
  saved: ({ creature }, w, v) => ({ text: t(w).saved(nameOf(v, creature, w.lang)) }),
  destroyed: ({ kind, piece, owner }, w) => ({
    text:
      kind === 'creature'
        ? t(w).destroyed(name(piece.card, w))
        : t(w).destroyedOf(name(piece.card, w), w.name(owner)),
  }),
  faded: ({ piece }, w) => ({ text: t(w).faded(name(piece.card, w)) }),
  returned: ({ piece, owner }, w) => ({
    text: t(w).returned(name(piece.card, w), w.name(owner)),
  }),
  stolen: ({ piece, by }, w) => ({ text: t(w).stolen(name(piece.card, w), w.name(by)), seat: by }),
  unmarked: ({ stones }, w) =>
    stones.length === 0 ? null : { text: t(w).unmarked(stones.length) },
  paralysed: ({ creatures, until }, w, v) => ({
    text: t(w).paralysed(namesOf(v, creatures, w.lang), until),
  }),
  discarded: ({ player, cards }, w) => ({
    text: t(w).discarded(w.name(player), cardsNamed(cards, w.lang)),
    seat: player,
  }),
  recovered: ({ player, card }, w) => ({
    text: t(w).recovered(w.name(player), name(card, w)),
    seat: player,
  }),
  moreDrops: ({ player, count }, w) => ({
    text: t(w).moreDrops(w.name(player), count),
    seat: player,
  }),
  asked: untold,
  declined: ({ player, what }, w) => ({
    text: (what === 'draw' ? t(w).declinedDraw : t(w).declinedClaim)(w.name(player)),
    seat: player,
  }),
  opened: untold,
  closed: untold,
  passed: untold,
  preferred: untold,
  attacked: ({ player, assaults }, w, v) => ({
    text: t(w).attacked(
      w.name(player),
      pairs(
        assaults.map(({ attacker, target }) => [attacker, target]),
        t(w).pair,
        [w, v],
      ),
    ),
    seat: player,
  }),
  defended: ({ player, guards }, w, v) => ({
    text:
      guards.length === 0
        ? t(w).unguarded(w.name(player))
        : t(w).guarded(
            w.name(player),
            pairs(
              guards.map(({ guard, attacker }) => [guard, attacker]),
              t(w).stops,
              [w, v],
            ),
          ),
    seat: player,
  }),
  fought: (event, w, v) => ({ text: foughtWords(event, w, v), seat: event.player }),
  struck: ({ winner, damage }, w, v) => ({
    text: winner === null ? t(w).equal : t(w).struck(nameOf(v, winner, w.lang), damage),
  }),
  ghost: ({ creature, die, escaped }, w, v) => ({
    text: (escaped ? t(w).ghostYes : t(w).ghostNo)(nameOf(v, creature, w.lang), die),
  }),
  ladder: ({ stones, attacked, player }, w) => ({
    text: t(w).ladder(stones, attacked.map((_, k) => stones - k).join(', ')),
    seat: player,
  }),
  saving: ({ player, die, bonus, needs }, w) => ({
    text: t(w).saving(w.name(player), die, bonus, needs),
    seat: player,
  }),
  held: ({ stone }, w, v) => ({ text: t(w).held(nameOf(v, stone, w.lang)) }),
  turned: ({ player, from, to }, w) => ({
    text: t(w).turned(w.name(player), from, to),
    seat: player,
  }),
  peace: untold,
  ending: ({ player, late }, w) => ({
    text: (late ? t(w).endingLate : t(w).ending)(w.name(player)),
    seat: player,
  }),
  timedOut: ({ players }, w) => ({ text: t(w).timedOut(listed(w.lang, players.map(w.name))) }),
  timeUp: (_, w) => ({ text: t(w).timeUp }),
  suddenDeath: (_, w) => ({ text: t(w).suddenDeath }),
  ended: ({ winner, stones }, w) => ({
    text:
      winner === null
        ? t(w).drawn(stones[0])
        : t(w).won(w.name(winner), stones[winner], stones[other(winner)]),
  }),
};

function startWords(rolls: Of<'started'>['rolls'], first: 0 | 1, w: Words): string {
  const last = rolls.at(-1) ?? [0, 0];
  const told = last.map((die, seat) => t(w).roll(w.name(seat), die));
  return t(w).started(listed(w.lang, told), w.name(first));
}

function drewWords({ player, cards, count }: Of<'drew'>, w: Words): string {
  return cards === null
    ? t(w).drew(w.name(player), count)
    : t(w).drewThese(w.name(player), cardsNamed(cards, w.lang));
}

/** A summons by the card's name alone; anything else with what it does. */
function castWords({ player, card, target }: Of<'cast'>, w: Words, v: EclipseView): string {
  const [who, what] = [w.name(player), name(card, w)];
  if (cardOf(card).kind === 'creature') return t(w).summoned(who, what);
  const text = cardText(card, w.lang);
  return target === null
    ? t(w).cast(who, what, text)
    : t(w).castOn(who, what, targetName(v, target, w), text);
}

function harmWords(
  { creature, damage, destroyed }: Of<'threatened'>['harms'][number],
  w: Words,
  v: EclipseView,
): string {
  const who = nameOf(v, creature, w.lang);
  return destroyed || damage === 0 ? t(w).harmDestroy(who) : t(w).harmDamage(damage, who);
}

function damagedWords(
  { creature, amount, regenerated }: Of<'damaged'>,
  w: Words,
  v: EclipseView,
): string {
  const who = nameOf(v, creature, w.lang);
  const told = amount === 0 ? t(w).unhurt(who) : t(w).damaged(amount, who);
  return regenerated === 0 ? told : `${told} (${t(w).regenerated(regenerated)})`;
}

function foughtWords(
  { player, attacker, defender, dice, totals }: Of<'fought'>,
  w: Words,
  v: EclipseView,
): string {
  const sum = (id: Id, seat: 0 | 1) => ({
    who: nameOf(v, id, w.lang),
    die: dice[seat],
    plus: totals[seat] - dice[seat],
    total: totals[seat],
  });
  return t(w).fought(sum(attacker, player), sum(defender, other(player)));
}

function pairs(
  ids: readonly (readonly [Id, Id])[],
  say: (one: string, two: string) => string,
  [w, v]: readonly [Words, EclipseView],
): string {
  return ids.map(([a, b]) => say(nameOf(v, a, w.lang), nameOf(v, b, w.lang))).join('; ');
}
