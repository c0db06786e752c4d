/** What clients of this game are told, as the types from which its protocol page is written. */
import type { Spoken } from '../../../core/testing/spoken.ts';
import type { GoofspielTypes } from '../state.ts';

export type GoofspielWire = Spoken<GoofspielTypes>;
