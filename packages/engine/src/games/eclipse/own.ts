/** EC-10.3: what a player brings to the table and nobody else sees before the end. */
import * as z from 'zod/mini';
import type { Schema } from '../../core/game.ts';
import { CARD_IDS } from './cards/set.ts';
import { PREFERENCES, type Preferences, SMART } from './chapters/preferences.ts';
import { type DeckList, deckFaults, READY_DECKS } from './decks/decks.ts';

export interface EclipseOwn {
  readonly deck: DeckList;
  readonly prefs: Preferences;
}

const DECK: Schema<DeckList> = z
  .array(z.strictObject({ card: z.enum(CARD_IDS), count: z.int().check(z.minimum(1)) }))
  .check(z.maxLength(CARD_IDS.length))
  .check(z.refine((list) => deckFaults(list).length === 0));

/** The original deck and smart windows, for whoever chose nothing. */
export const DEFAULT_OWN: EclipseOwn = { deck: READY_DECKS.original, prefs: SMART };

export const OWN: Schema<EclipseOwn> = z._default(
  z.strictObject({ deck: DECK, prefs: PREFERENCES }),
  DEFAULT_OWN,
);
