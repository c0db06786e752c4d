/** The rules of the game on the table: fetched when its view comes, and what is told meanwhile waits in order. */
import type { BriefStep, Known, Read } from '@kesem/room/brief';

/** Reads a step in short; null: the view has gone astray. */
export type ReadBrief = (known: Known, brief: BriefStep) => Read | null;

export interface RulesNeeds {
  /** The build they are of, as the server knows it; null: this page has none, and is told of steps in full. */
  readonly build: string | null;
  /** Fetches what reads steps of a game; null: there is nothing. */
  readonly of: (game: string) => Promise<ReadBrief | null>;
}

/** What one link has of the rules. */
export class RulesAtHand {
  private readonly of: RulesNeeds['of'];
  private game: string | null = null;
  private read: ReadBrief | null = null;
  private waiting: Promise<void> | null = null;

  constructor(of: RulesNeeds['of']) {
    this.of = of;
  }

  /** Returns what reads steps of the game that was asked for last; null: nothing does. */
  reader(): ReadBrief | null {
    return this.read;
  }

  /** Sees to it that the rules of a game are here before anything else is taken. */
  fetch(game: string): void {
    if (game === this.game) return;
    this.game = game;
    this.read = null;
    this.inTurn(async () => {
      this.read = await this.of(game).catch(() => null);
      // asked for once more by the next view
      if (!this.read) this.game = null;
    });
  }

  /** Takes something now, or after all that waits for rules. */
  inOrder(take: () => void): void {
    if (this.waiting) this.inTurn(take);
    else take();
  }

  private inTurn(take: () => void | Promise<void>): void {
    const mine = (this.waiting ?? Promise.resolve()).then(take, take).finally(() => {
      if (this.waiting === mine) this.waiting = null;
    });
    this.waiting = mine;
  }
}
