/** Why a word or an effect card is not possible. */

export type Refusal =
  /** A place without a card, named twice, or with an effect card; or not one letter for each fog. */
  | { readonly code: 'noSuchCard' }
  | { readonly code: 'tooShort'; readonly need: number }
  | { readonly code: 'sameWord' }
  | { readonly code: 'unlisted' }
  /** SP-5.8 Two words were not accepted in this turn: only listed ones are left. */
  | { readonly code: 'onlyListed' }
  /** An effect card that is not in hand. */
  | { readonly code: 'notHeld' }
  /** A firewall with no word to cancel. */
  | { readonly code: 'nothingPending' }
  /** A snowball, and the player to the left has no card. */
  | { readonly code: 'nothingToTake' };
