/** Why a move is refused; nothing is spent. */
import type { Id } from './move.ts';

/** Why something cannot be chosen. */
export type Unfit =
  /** It is not in play, or not in one's discard pile, or there is no such die now. */
  | 'gone'
  /** The card wants another kind of target, or none, or one. */
  | 'kind'
  /** It is on the wrong side. */
  | 'side'
  /** EC-6.3 */
  | 'immune'
  /** It is not as the card wants it: damaged, without flying and so on. */
  | 'unlike'
  /** EC-6.5 A creature cannot revive itself. */
  | 'itself'
  /** EC-6.12 Its damage was not dealt by this creature this turn. */
  | 'unhurt';

export type Refusal =
  /** The hand has from two to five stones. */
  | { readonly code: 'noRedraw' }
  | { readonly code: 'noSuchCard' }
  /** A stone is played, not cast; everything else is cast, not played. */
  | { readonly code: 'wrongKind' }
  | { readonly code: 'noDropLeft' }
  /** This card or ability does not fit the moment: another's turn, a window, combat. */
  | { readonly code: 'notNow' }
  /** The stones named do not pay the cost. */
  | { readonly code: 'payment' }
  | { readonly code: 'target'; readonly why: Unfit }
  /** The creature is not in play on one's own side. */
  | { readonly code: 'notYours'; readonly id: Id }
  /** It is paralysed or bound. */
  | { readonly code: 'unable'; readonly id: Id }
  /** It has no such activated ability. */
  | { readonly code: 'noSuchAbility' }
  | { readonly code: 'used' }
  /** This turn's combat is used up. */
  | { readonly code: 'fought' }
  /** EC-6.1 Only flying creatures can attack it. */
  | { readonly code: 'flying'; readonly id: Id }
  /** EC-5.1 A creature attacks or guards twice, or two attack the same. */
  | { readonly code: 'twice'; readonly id: Id }
  /** What is attacked is no enemy creature or stone. */
  | { readonly code: 'noSuchEnemy'; readonly id: Id }
  /** EC-5.2 It is attacked itself. */
  | { readonly code: 'attacked'; readonly id: Id }
  /** EC-5.2 The guarded attack is not on a stone. */
  | { readonly code: 'notOnStone'; readonly id: Id }
  /** The order is not one of all fights. */
  | { readonly code: 'wrongOrder' }
  | { readonly code: 'wrongCount' };
