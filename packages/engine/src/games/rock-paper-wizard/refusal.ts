/** Why a choice is not possible. */

export type Refusal =
  | { readonly code: 'notInBook' }
  | { readonly code: 'yourself' }
  | { readonly code: 'noSuchWizard' }
  | { readonly code: 'notPoorer' };
