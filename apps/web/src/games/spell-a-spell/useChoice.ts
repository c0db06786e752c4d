/** The word that is being built, and what is about to be done with it. Nothing of it leaves the table before it is sent. */
import type { Card, Effect, Rune } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { lettersNeeded } from '@kesem/engine/games/spell-a-spell/chapters/judge';
import type { Letter } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import type { Lexicon } from '@kesem/engine/games/spell-a-spell/lexicon/lexicon';
import type { SpellMove } from '@kesem/engine/games/spell-a-spell/move';
import type { Refusal } from '@kesem/engine/games/spell-a-spell/refusal';
import type { SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import { useState } from 'react';
import { announce } from '../../kit/announce.ts';
import { play } from '../../kit/sound.ts';
import type { BoardProps } from '../contract.ts';
import { type Plan, refusalWords } from './sentence.ts';
import type { Rack } from './table/rack.ts';
import * as racks from './table/rack.ts';
import { isCastable, type Status, statusOf } from './table/status.ts';
import { statusWords } from './table/statusWords.ts';
import { textsOf } from './texts.ts';

export interface Build {
  readonly rack: Rack;
  readonly status: Status;
  readonly plan: Plan | null;
  readonly note: string | null;
  /** The fog for which a letter is being chosen. */
  readonly naming: number | null;
  /** Lays a tile that is on the rack, takes up one that is in the word; a fog asks for its letter. */
  readonly press: (id: number) => void;
  /** Lays a tile at a place of the word. */
  readonly lay: (id: number, at: number) => void;
  readonly takeUp: (id: number) => void;
  /** Says what the fog stands for; null: nothing yet. */
  readonly name: (letter: Letter | null) => void;
  readonly rename: (id: number) => void;
  readonly type: (letter: Letter) => void;
  /** One step back: what was planned, or the last letter. */
  readonly back: () => void;
  readonly clear: () => void;
  readonly shuffle: () => void;
  readonly intend: (plan: Plan | null) => void;
  /** Why an effect card of one's own cannot be played in this turn, in words; null: nothing bars it. */
  readonly barred: (effect: Effect) => string | null;
  /** Sends what is planned, or the word. */
  readonly commit: () => void;
}

interface Kept {
  readonly hand: string;
  readonly rack: Rack;
  /** The question for which plan and note were made. */
  readonly question: number;
  readonly plan: Plan | null;
  readonly note: string | null;
  readonly naming: number | null;
}

const NEW: Kept = {
  hand: '',
  rack: racks.EMPTY_RACK,
  question: 0,
  plan: null,
  note: null,
  naming: null,
};

export interface BuildGiven
  extends Pick<BoardProps<SpellTypes>, 'view' | 'words' | 'moves' | 'pending' | 'send'> {
  /** The cards that lie on the rack now. */
  readonly hand: readonly Card[];
  readonly lexicon: Lexicon | null;
}

/** The word that a player puts together, and what can be done with it. */
export function useChoice(given: BuildGiven): Build {
  const [kept, put] = useKept(given);
  const status = statusOf(kept.rack, given.view, given.lexicon);
  const bench = { given, kept, put, status };
  return { ...kept, status, ...spelling(bench), ...deciding(bench) };
}

interface Workbench {
  readonly given: BuildGiven;
  readonly kept: Kept;
  readonly put: (parts: Partial<Kept>) => void;
  readonly status: Status;
}

type Deciding = Pick<Build, 'back' | 'intend' | 'barred' | 'commit'>;
type Spelling = Omit<Build, keyof Kept | 'status' | keyof Deciding>;

/** What can be done with the tiles. */
function spelling(bench: Workbench): Spelling {
  const { given, kept, put } = bench;
  const { rack, naming } = kept;
  const t = textsOf(given.words.lang);
  const cardOf = (id: number): Rune | undefined => rack.tiles.find((tile) => tile.id === id)?.card;
  const lay = (id: number, at: number): void => {
    const card = cardOf(id);
    if (card === undefined) return;
    const asks = card === 'fog' && !rack.fogs.has(id);
    show(bench, racks.laid(rack, id, at), t.letter[card]);
    if (asks) put({ naming: id });
  };
  const takeUp = (id: number): void => show(bench, racks.takenUp(rack, id), '');
  return {
    lay,
    takeUp,
    press: (id) => (rack.word.includes(id) ? takeUp(id) : lay(id, rack.word.length)),
    rename: (id) => put({ naming: id }),
    name: (letter) => {
      if (naming === null || letter === null) put({ naming: null });
      else show(bench, racks.named(rack, naming, letter), t.board.fogAs(t.letter[letter]));
    },
    type: (letter) => {
      const next = racks.typed(rack, letter);
      if (next) show(bench, next, t.letter[letter]);
      else refuse(bench, t.board.noLetter(t.letter[letter]));
    },
    clear: () => show(bench, racks.cleared(rack), ''),
    shuffle: () => {
      put({ rack: racks.shuffled(rack, mixed) });
      play('shuffle');
    },
  };
}

/** Plans, sends and takes back a move. */
function deciding(bench: Workbench): Deciding {
  const { given, kept, put, status } = bench;
  const { view, words, hand, pending, send } = given;
  const { rack, plan, note } = kept;
  const t = textsOf(words.lang);
  const isTurn = view.question?.do === 'turn' && view.turn.seat === view.me;
  const move = moveOf(plan, status, () => racks.castOf(rack, hand));
  const barred = (effect: Effect): string | null => {
    const why = isTurn ? barOf(effect, given) : null;
    return why && refusalWords(why, t);
  };
  return {
    back: () => {
      const last = rack.word.at(-1);
      if (plan || note !== null) put({ plan: null, note: null });
      else if (last !== undefined) show(bench, racks.takenUp(rack, last), '');
    },
    intend: (next) => {
      const why = next?.do === 'play' ? barred(next.effect) : null;
      if (!isTurn) refuse(bench, t.board.notTurn);
      else if (why !== null) refuse(bench, why);
      else put({ plan: next, note: null });
    },
    barred,
    commit: () => {
      if (!isTurn) return refuse(bench, t.board.notTurn);
      if (!move) return refuse(bench, statusWords(status, lettersNeeded(view), words.lang));
      if (pending) return;
      put({ plan: null, note: null });
      send(move);
    },
  };
}

/** Says why nothing came of it. */
function refuse({ put }: Workbench, note: string): void {
  announce(note, 'assertive');
  play('refuse');
  put({ note });
}

/** The rack as it has been changed; what was done is said, and how the word stands now. */
function show({ given: { view, lexicon, words }, put }: Workbench, rack: Rack, said: string): void {
  put({ rack, plan: null, note: null, naming: null });
  play('tick');
  const now = statusWords(statusOf(rack, view, lexicon), lettersNeeded(view), words.lang);
  announce(said === '' ? now : `${said}. ${now}`);
}

/** What each effect card lacks when it cannot be played. */
const LACKS: Readonly<Record<Effect, Refusal>> = {
  sandstorm: { code: 'notHeld' },
  firewall: { code: 'nothingPending' },
  snowball: { code: 'nothingToTake' },
};

/** Why an effect card is not among the moves of this turn; null: it is, or they are not loaded yet. */
function barOf(effect: Effect, { moves }: BuildGiven): Refusal | null {
  const can = moves.some((move) => move.do === 'play' && move.effect === effect);
  return can || moves.length === 0 ? null : LACKS[effect];
}

/** Returns the move that would be sent now; null when the word does not hold. */
function moveOf(plan: Plan | null, status: Status, cast: () => SpellMove): SpellMove | null {
  return plan ?? (isCastable(status) ? cast() : null);
}

/** The rack follows the hand; what was planned ends with its question. */
function useKept({ hand, view }: BuildGiven) {
  const [all, setKept] = useState(NEW);
  const cards = hand.join(' ');
  const question = view.question?.n ?? 0;
  let kept = all;
  if (kept.question !== question) kept = { ...kept, question, plan: null, note: null };
  if (kept.hand !== cards) {
    kept = { ...kept, hand: cards, rack: racks.dealt(kept.rack, hand), naming: null };
  }
  if (kept !== all) setKept(kept);
  const put = (parts: Partial<Kept>): void => setKept((now) => ({ ...now, ...parts }));
  return [kept, put] as const;
}

function mixed<T>(things: readonly T[]): readonly T[] {
  return things
    .map((thing) => [Math.random(), thing] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, thing]) => thing);
}
