/**
 * The outbox of one room. A command gets its id when the finger lifts, is kept until it is answered,
 * and is sent again after a reconnect, after 5 s without an answer, and as soon as a house that could not keep it keeps
 * something again. One is under way at most, and nothing enters while there is no connection.
 */
import type { CommandAnswer } from '@kesem/protocol/messages';
import type { Command } from '@kesem/room/command';

/** A command on its way. */
export interface QueuedCommand {
  readonly id: string;
  readonly room: string;
  readonly key: string;
  readonly command: Command;
}

/** What all tabs of a browser share: what one of them keeps, another must not forget. */
export interface OutboxStorage {
  /** What waits in a room, whichever page put it there, the oldest first. */
  readonly load: (room: string) => Promise<readonly QueuedCommand[]>;
  readonly save: (queued: QueuedCommand) => Promise<void>;
  readonly clear: (queued: QueuedCommand) => Promise<void>;
}

/** Calls back after `ms`; gives the way to call it off. */
export type After = (ms: number, call: () => void) => () => void;

export interface OutboxNeeds {
  readonly room: string;
  readonly storage: OutboxStorage;
  readonly after: After;
  readonly fresh: () => string;
  /** Sends a command; null: no answer came in time. */
  readonly post: (queued: QueuedCommand) => Promise<CommandAnswer | null>;
  /** What is under way has changed. `unsaved`: the house has said that it cannot keep it just now. */
  readonly pending: (queued: QueuedCommand | null, unsaved: boolean) => void;
  readonly answered: (queued: QueuedCommand, answer: CommandAnswer) => void;
}

/** Why a command did not enter: it is not kept and will not be sent. */
export type NotTaken = 'offline' | 'busy';

const RESEND_MS = 5000;
/** Answers that leave it open whether the command was taken: it stays and is sent again. */
const OPEN_CODES: ReadonlySet<string> = new Set(['busy', 'notJoined']);

/** An outbox; what an earlier page left unanswered is taken up again. */
export class Outbox {
  private readonly needs: OutboxNeeds;
  private queued: QueuedCommand | null = null;
  /** What earlier pages left, and other tabs, that is still to be sent. */
  private left: readonly QueuedCommand[] = [];
  private online = false;
  /** Whether the house has said that it cannot keep what is under way just now, and was not asked again since. */
  private unsaved = false;
  private callOff: (() => void) | null = null;

  constructor(needs: OutboxNeeds) {
    this.needs = needs;
    void this.recall();
  }

  /** Takes a command and sends it; tells why when it did not enter. */
  put(command: Command, key: string): NotTaken | null {
    if (!this.online) return 'offline';
    if (this.queued) return 'busy';
    const queued: QueuedCommand = { id: this.needs.fresh(), room: this.needs.room, key, command };
    this.hold(queued);
    void this.needs.storage.save(queued);
    void this.send();
    return null;
  }

  /** The room is joined: what waits goes out (again). */
  connected(): void {
    this.online = true;
    void this.send();
  }

  /** The house has kept something again: what it could not keep before goes out at once. */
  kept(): void {
    if (this.unsaved) void this.send();
  }

  disconnected(): void {
    this.online = false;
    this.callOff?.();
  }

  private async recall(): Promise<void> {
    this.left = await this.needs.storage.load(this.needs.room);
    await this.takeUp();
  }

  /** Sends what was left next, as soon as nothing is under way. */
  private async takeUp(): Promise<void> {
    const [next, ...rest] = this.left;
    if (!next || this.queued) return;
    this.left = rest;
    this.hold(next);
    await this.send();
  }

  private async send(): Promise<void> {
    const sent = this.queued;
    if (!sent || !this.online) return;
    this.callOff?.();
    this.callOff = this.needs.after(RESEND_MS, () => void this.send());
    this.unsaved = false;
    const answer = await this.needs.post(sent);
    if (this.queued?.id !== sent.id || answer?.id !== sent.id) return;
    if (!answer.ok && OPEN_CODES.has(answer.why.code)) {
      this.unsaved = answer.why.code === 'busy';
      return this.needs.pending(sent, this.unsaved);
    }
    this.callOff();
    this.hold(null);
    void this.needs.storage.clear(sent);
    this.needs.answered(sent, answer);
    void this.takeUp();
  }

  private hold(queued: QueuedCommand | null): void {
    this.queued = queued;
    this.needs.pending(queued, false);
  }
}
