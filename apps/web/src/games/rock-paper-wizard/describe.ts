/** Events, refusals and endings in words. The log line, the announcement and the replay are one string. */
import type { Seat } from '@kesem/engine/core/game';
import { COLORS } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { Reason, WizardEvent } from '@kesem/engine/games/rock-paper-wizard/event';
import type { Refusal } from '@kesem/engine/games/rock-paper-wizard/refusal';
import type { WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import type { Lang } from '../../i18n/lang.ts';
import { listed } from '../../i18n/numbers.ts';
import { type ByType, byType, type OfType } from '../../kit/byType.ts';
import type { LogLine, Words } from '../contract.ts';
import { textsOf } from './texts.ts';

/** An event as a line of the log; one's own readiness is told by the choice itself. */
export function describe(event: WizardEvent, words: Words): LogLine | null {
  return byType<WizardEvent, Words, LogLine | null>(TELLINGS, event, words);
}

/** Names as a list. */
export function namesOf(seats: readonly Seat[], { lang, name }: Words): string {
  return listed(lang, seats.map(name));
}

/** Why a choice is not possible. */
export function refusal(why: Refusal, lang: Lang): string {
  return textsOf(lang).refusal[why.code];
}

/** Why a match ended, as a sentence. */
export function ending(reason: Reason, { lang }: Words, view: WizardView): string {
  return textsOf(lang).reason[reason](view.options.goal);
}

const TELLINGS: ByType<WizardEvent, Words, LogLine | null> = {
  round: ({ round, first }, w) => ({ text: t(w).event.round(round, w.name(first)) }),
  chose: (event, w) => ({
    text: t(w).event.chose(castWords(event, w)),
    seat: event.seat,
    aside: true,
  }),
  ready: ({ seat }, w) =>
    seat === w.me ? null : { text: t(w).event.ready(w.name(seat)), seat, aside: true },
  timedOut: ({ seats }, w) => ({ text: t(w).event.timedOut(namesOf(seats, w)) }),
  cast: ({ choices }, w) => ({ text: t(w).event.cast(choices.map((one) => castWords(one, w))) }),
  clashed: ({ seats: [one, other], spell }, w) => ({
    text: t(w).event.clashed(w.name(one), w.name(other), t(w).spell[spell].name),
  }),
  turn: (event, w) => ({ text: turnWords(event, w), seat: event.seat }),
  skipped: ({ seat, step, of }, w) => ({ text: t(w).event.skipped(w.name(seat), step, of), seat }),
  moved: (event, w) => ({ text: movedWords(event, w), seat: event.seat }),
  gold: (event, w) => ({ text: goldWords(event, w), seat: event.from }),
  aimed: ({ seat, to }, w) => ({
    text:
      seat === to ? t(w).event.aimedSelf(w.name(seat)) : t(w).event.aimed(w.name(seat), w.name(to)),
    seat,
  }),
  surged: ({ seat, spell }, w) => ({
    text: t(w).event.surged(w.name(seat), t(w).spell[spell].name),
    seat,
  }),
  cancelled: ({ seat }, w) => ({ text: t(w).event.cancelled(w.name(seat)), seat }),
  nothing: ({ seat, why }, w) => ({ text: t(w).idle[why](w.name(seat)), seat }),
  charmed: ({ seat, among }, w) => ({
    text: t(w).event.charmed(w.name(seat), namesOf(among, w)),
    seat,
  }),
  scored: (event, w) => ({ text: scoredWords(event, w) }),
  tied: ({ seats, gold }, w) => ({ text: t(w).event.tied(namesOf(seats, w), gold) }),
  retired: ({ spell }, w) => ({ text: t(w).event.retired(t(w).spell[spell].name) }),
  bounced: ({ spell }, w) => ({
    text: t(w).event.bounced(t(w).spell[spell].name, t(w).color[COLORS[spell]]),
    aside: true,
  }),
  learned: ({ spell }, w) => ({ text: t(w).event.learned(t(w).spell[spell].name) }),
  reshuffled: ({ cards }, w) => ({ text: t(w).event.reshuffled(cards) }),
  ended: ({ winners, gold }, w) => {
    const most = Math.max(...gold);
    const { won, wonTogether } = t(w).event;
    return { text: (winners.length === 1 ? won : wonTogether)(namesOf(winners, w), most) };
  },
};

const t = ({ lang }: Words) => textsOf(lang);

function castWords(
  { seat, spell, target }: Omit<OfType<WizardEvent, 'chose'>, 'type'>,
  words: Words,
) {
  const spellName = t(words).spell[spell].name;
  return { name: words.name(seat), spell: spellName, target: words.name(target) };
}

function turnWords(event: OfType<WizardEvent, 'turn'>, words: Words): string {
  const { step, of, surge, seat, target } = event;
  return t(words).event.turn({
    ...castWords(event, words),
    step,
    of,
    surge,
    self: seat === target,
  });
}

function movedWords(
  { seat, from, to, wanted, how }: OfType<WizardEvent, 'moved'>,
  words: Words,
): string {
  const { event } = t(words);
  const name = words.name(seat);
  if (how === 'jumped' || how === 'returned') return event[how](name, to);
  const [asked, made] = [Math.abs(wanted), Math.abs(to - from)];
  if (asked === made) return event[how](name, made);
  return (how === 'pushed' ? event.pushedShort : event.advancedShort)(name, asked, made);
}

function goldWords({ from, to, wanted, paid }: OfType<WizardEvent, 'gold'>, words: Words): string {
  const { event } = t(words);
  const name = words.name(from);
  const isShort = paid < wanted;
  if (to === null) return isShort ? event.lostShort(name, wanted, paid) : event.lost(name, paid);
  const other = words.name(to);
  return isShort ? event.paidShort(name, other, wanted, paid) : event.paid(name, other, paid);
}

function scoredWords({ nearest, second }: OfType<WizardEvent, 'scored'>, words: Words): string {
  const { event } = t(words);
  const first = (nearest.length === 1 ? event.nearestOne : event.nearest)(namesOf(nearest, words));
  if (second.length === 0) return first;
  const then = (second.length === 1 ? event.secondOne : event.second)(namesOf(second, words));
  return `${first} ${then}`;
}
