/** Which windows a bot thinks about: a smart stop would leave out cards, stones to pay with and wishes for the next turn. */
import type { CardId } from '../cards/set.ts';
import { comingHarms } from '../chapters/pieces.ts';
import { isSavingPlay, momentOf, plays } from '../chapters/plays.ts';
import type { Id, Play, Player } from '../move.ts';
import type { EclipseView, Open } from '../state.ts';

/** Whether a bot thinks about the open window: it is asked, or in smart mode holds what might serve. */
export function thinksOf(view: EclipseView, me: Player): boolean {
  const { mine } = view;
  if (!mine || mine.asked) return mine !== null;
  const { passed, passedAll, hand, prefs } = mine;
  return prefs.mode === 'smart' && !passed && !passedAll && mightServe(view, me, hand);
}

/** Whether a play is at hand: any, but a saving one only for who is in danger; not in what one has just brought about. */
export function mightServe(open: Open, player: Player, hand: readonly CardId[]): boolean {
  const moment = momentOf(open);
  if (player === open.active && (moment === 'attack' || moment === 'end')) return false;
  const threatened = comingHarms(open).map(({ creature }) => creature);
  return plays(open, player, hand).some((play) => serves(play, hand, threatened));
}

function serves(play: Play, hand: readonly CardId[], threatened: readonly Id[]): boolean {
  if (!isSavingPlay(play, hand)) return true;
  const { target } = play;
  return target?.at === 'creature' ? threatened.includes(target.id) : threatened.length > 0;
}
