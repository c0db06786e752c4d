/** Why a move is not possible. */

export interface Refusal {
  readonly code: 'noSuchCard';
}
