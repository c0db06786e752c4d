/** What clients of this game are told, as the types from which its protocol page is written. */
import type { Spoken } from '../../../core/testing/spoken.ts';
import type { AbaloneTypes } from '../state.ts';

export type AbaloneWire = Spoken<AbaloneTypes>;
