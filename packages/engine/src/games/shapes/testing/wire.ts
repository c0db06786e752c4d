/** What clients of this game are told, as the types from which its protocol page is written. */
import type { Spoken } from '../../../core/testing/spoken.ts';
import type { ShapesTypes } from '../state.ts';

export type ShapesWire = Spoken<ShapesTypes>;
