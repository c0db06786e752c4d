/** What is said on the wire, as types: each name here becomes a schema; `<Game>Wire` for the game of that id. */
import type { Types } from '@kesem/engine/core/game';
import type { AbaloneTypes } from '@kesem/engine/games/abalone/state';
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import type { WizardTypes } from '@kesem/engine/games/rock-paper-wizard/state';
import type { ShapesTypes } from '@kesem/engine/games/shapes/state';
import type { SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import type { Answers, ServerToClient } from '@kesem/protocol/messages';

/** What clients of a game are told. */
interface Spoken<T extends Types> {
  readonly view: T['view'];
  readonly event: T['event'];
  readonly refusal: T['refusal'];
  readonly reason: T['reason'];
}

export type AbaloneWire = Spoken<AbaloneTypes>;
export type EclipseWire = Spoken<EclipseTypes>;
export type RockPaperWizardWire = Spoken<WizardTypes>;
export type ShapesWire = Spoken<ShapesTypes>;
export type SpellASpellWire = Spoken<SpellTypes>;

/** What the server sends by itself, by the name of the message. */
type Sent = {
  readonly [K in keyof ServerToClient]: Parameters<ServerToClient[K]>[0];
};

/** What the server says whatever the game. */
export interface RoomWire {
  readonly sent: Sent;
  readonly answers: Answers;
}
