/** The contract between a game's web folder and the shell: what a folder brings so that its game has a table. */
import type { Game, Seat, Types } from '@kesem/engine/core/game';
import type { ComponentType, ReactNode } from 'react';
import type { Lang } from '../i18n/lang.ts';
import type { Cue } from '../kit/cues.ts';
import type { Ink } from '../kit/draw/inks.ts';
import type { WhichClock } from '../state/seats.ts';

/** What a sentence about a match may need besides the event. */
export interface Words {
  readonly lang: Lang;
  /** The name at a seat, already isolated from the direction of the sentence around it. */
  readonly name: (seat: Seat) => string;
  /** The ink and the emblem of whoever sits there, for what is drawn of them on the board. */
  readonly ink: (seat: Seat) => Ink;
  /** The seat of whoever reads; null for a spectator. */
  readonly me: Seat | null;
  /** The seat from which the table is seen: directions are said as they look from there. */
  readonly south: Seat;
}

/** What has just happened, for the board's timeline. A new object for each step. */
export interface Scene<T extends Types> {
  readonly id: number;
  /** Empty after joining or reconnecting: state first, no replay. */
  readonly events: readonly T['event'][];
  /** What is still to be shown of earlier steps gives way: in a replay, which goes where a hand leads it. */
  readonly cuts?: boolean;
  /** The table before it, for a board that comes while all look at something; null: it is not known. */
  readonly before?: T['view'] | null;
}

/** What a board is given. It says what to do, and shows its buttons, inside `<Bar>` of kit/bar.tsx. */
export interface BoardProps<T extends Types> {
  readonly view: T['view'];
  /** What my seat may do now; empty for a spectator, or until they are loaded. */
  readonly moves: readonly T['move'][];
  /** Sends a move; the shell finds the question it answers. */
  readonly send: (move: T['move']) => void;
  readonly scene: Scene<T>;
  readonly words: Words;
  /** A command is under way and not yet saved: nothing else can be sent meanwhile. */
  readonly pending: boolean;
  /** The last refusal of the server for this board, typed by the game; null once something else happened. */
  readonly refusal: T['refusal'] | null;
  /** Whether a move by touch is confirmed before it is sent. */
  readonly confirm: boolean;
  /** The seat that is nearest: one's own, or the one a watcher has chosen to look from. */
  readonly south: Seat;
  /** What is left at this moment on a clock, in ms; null: there is no such clock. */
  readonly left: (clock: WhichClock) => number | null;
  /** How whoever sits there is at the table, in words: "you", "away", the strength of a bot. */
  readonly presence: (seat: Seat) => string;
  /** Whether whoever sits there is cut off, for a board that marks it; absent: nobody is. */
  readonly isAway?: (seat: Seat) => boolean;
  /** What whoever sits there says about a question of the game, by its key; empty: nothing, or it is muted or gone. */
  readonly plea?: (seat: Seat, key: string) => string;
  /** Says something about a question that is open, in at most 60 signs; a table without a chat has no such thing. */
  readonly plead?: (key: string, text: string) => void;
  /** What alone may be said so, in the reader's words; absent: anything. */
  readonly pleas?: readonly string[];
  /** A move that is proposed to whoever looks: the board marks what to touch for it; one without such marks shows none. */
  readonly proposed?: T['move'] | undefined;
  /** The screen is only the hand of whoever sits, for a large one shows the table: what is one's own, and what it is played on. */
  readonly hands?: boolean;
  /** Tells how many of the last events the board has still to show: log, voice and the end wait for it. */
  readonly onPending: (events: number) => void;
  /** What this device remembers of this game's board, such as whether it is turned. Empty at first. */
  readonly habits: Habits;
  readonly onHabit: (name: string, on: boolean) => void;
}

export type Habits = Readonly<Record<string, boolean>>;

/** Keys as they are printed on a keyboard, and what they do. */
export interface KeyHelp {
  readonly keys: string;
  readonly does: string;
}

/** One line of the log: the words, and the parts for those who scan it. */
export interface LogLine {
  readonly text: string;
  /** How a screen reader says it, where that is not as it is written: letters by their names. */
  readonly spoken?: string;
  /** Written left to right in both languages, such as a notation. */
  readonly code?: string;
  /** The same without the names of places, for whoever sees them marked on the board. */
  readonly marked?: string;
  readonly seat?: Seat;
  /** Said as it happens, and no line of the log: it changed nothing for the table. */
  readonly aside?: true;
}

/** What a list of moves is drawn from. */
export interface ListProps<T extends Types> {
  /** Everything heard in this match, in order. */
  readonly events: readonly T['event'][];
  readonly lang: Lang;
}

/** What a history is drawn from. */
export interface HistoryProps<T extends Types> {
  /** Everything heard in this match, in order. */
  readonly events: readonly T['event'][];
  readonly words: Words;
  /** The table as it now stands names what the events mean. */
  readonly view: T['view'];
}

/** A drawing among the words of the rules. */
interface RulesDrawing {
  readonly draw: () => ReactNode;
  readonly caption: string;
  /** What can be seen, for whoever does not see it. */
  readonly alt: string;
}

/** One chapter of the rules in our own words, which a step of the game can point to. */
export interface RulesSection {
  /** Stands in the address: `/rules/<game>#<id>`. The same in both languages. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs, lists and drawings in their order. */
  readonly parts: readonly (string | readonly string[] | RulesDrawing)[];
}

/** A lesson: a table as it stands, one thing to do on it, and when it is done. */
export interface Lesson<T extends Types> {
  readonly id: string;
  readonly seat: Seat;
  readonly state: T['state'];
  readonly title: (lang: Lang) => string;
  readonly task: (lang: Lang) => string;
  /** Said when it is done, before the next. */
  readonly praise: (lang: Lang) => string;
  readonly isDone: (state: T['state']) => boolean;
  /** One way to do it: the test plays it, and whoever is stuck is shown it. */
  readonly solution: readonly T['move'][];
}

/** A game's 90 seconds of learning, on its real rules. */
export interface Course<T extends Types> {
  readonly game: Game<T>;
  readonly lessons: readonly Lesson<T>[];
}

/** A choice before a match that somebody has given a name, to bring it again. */
export interface Preset<T extends Types> {
  readonly id: string;
  readonly name: string;
  readonly own: T['own'];
}

/** Where choices are kept: finished ones for the person, on every device of theirs; unfinished ones on this device. */
export interface Keeping<T extends Types> {
  /** What the person keeps for this game, oldest first; null when that cannot be read now. */
  readonly presets: () => Promise<readonly Preset<T>[] | null>;
  /** Keeps a preset, a new one or the changed one of its id. Gives why it could not, in words; null: it is done. */
  readonly keep: (preset: Preset<T>) => Promise<string | null>;
  /** Drops the preset of an id, and answers as `keep` does. */
  readonly drop: (id: string) => Promise<string | null>;
  readonly freshId: () => string;
  /** What this device has of unfinished choices; empty at first. */
  readonly drafts: () => Readonly<Record<string, unknown>>;
  readonly keepDrafts: (drafts: Readonly<Record<string, unknown>>) => void;
}

/** What the form of one's own secret choice before a match is given. */
export interface OwnProps<T extends Types> {
  /** What was chosen; null as long as nothing was, which means the game's default. */
  readonly own: T['own'] | null;
  readonly options: T['options'];
  readonly lang: Lang;
  /** A choice is under way and not yet saved. */
  readonly pending: boolean;
  readonly onChoose: (own: T['own']) => void;
  readonly keeping: Keeping<T>;
  /** Copies a text, and says whether that went well. */
  readonly onCopy: (text: string) => void;
}

/** What stands beside a board around which the shell draws the players. */
interface Side<T extends Types> {
  /** What stands in a player's panel beside name and clock: colour, score, trays. */
  readonly SeatDetail: ComponentType<{
    readonly view: T['view'];
    readonly seat: Seat;
    readonly lang: Lang;
  }>;
  /** The match as this game lists its moves, for the rail. */
  readonly MoveList: ComponentType<ListProps<T>>;
  /** The last few moves in one line under the board, for the phone. */
  readonly LastMoves: ComponentType<ListProps<T>>;
}

/** One thing worth telling of a finished match, in words that stand alone. */
export interface Fact {
  /** What it is about, in a few words; no two facts of a match share it. */
  readonly title: string;
  readonly text: string;
  /** Drawn beside the words; it says nothing that they do not. */
  readonly picture?: ReactNode;
}

/** How a match ended for whoever looks: who watches is on the winner's side. */
export type Mood = 'won' | 'lost' | 'even';

/** The inks of a podium. */
export interface PodiumInks {
  readonly ground: string;
  readonly ray: string;
  /** The sheet behind whoever won. */
  readonly burst: string;
}

/** What the end of a match is told with. */
interface EndWords {
  readonly mood: Mood;
  readonly words: Words;
}

/** What the end of a match shows of a game: its scene, this match's own result, and what is worth telling of it. */
export interface Finale<T extends Types> {
  /** What the podium stands on, and the picture that is shared. */
  readonly inks: PodiumInks;
  /** A scene of the game's own, which takes the whole table in place of the podium; for two players. */
  readonly Scene?: ComponentType<{ readonly mood: Mood }>;
  /** Whether anything is ever drawn in this game, so that there is something to check. */
  readonly chance: boolean;
  /** By seat: what each came to in this match. */
  readonly scores: (view: T['view']) => readonly number[];
  /** A score with its unit: "27 coins". */
  readonly scored: (score: number, lang: Lang) => string;
  /** How far the first is ahead, in words, or how it came; stands between two. */
  readonly margin?: (scores: readonly number[], end: EndWords) => string;
  /** The game's own word for such an end, in the place of who won; null: as everywhere. */
  readonly title?: (reason: T['reason'], end: EndWords) => string | null;
  /** Up to three things worth telling, the funniest last. Never throws, whatever was heard. */
  readonly facts: (events: readonly T['event'][], words: Words) => readonly Fact[];
  /** The game's own picture of a match, 1080×1350, drawn on this device; it stands on the scene too. Null: the house's. */
  readonly poster?: (events: readonly T['event'][], words: PosterWords) => Promise<Blob | null>;
}

/** What stands on a game's own picture of a match beside what the match tells. Nothing in it leads to the room. */
export interface PosterWords {
  readonly lang: Lang;
  /** House, game and day. */
  readonly foot: string;
  /** What was worth telling, a line each. */
  readonly facts: readonly string[];
  /** Whether it lies in the scene of a phone, 1080×540: a game that can leaves out what stands beside it there. */
  readonly low?: boolean;
}

/** Everything the shell asks of a game's folder. Loaded as one chunk when its table is near. */
export interface WebGame<T extends Types> {
  readonly id: string;
  /**
   * 'roofed': the board's upper edge is only a drawing, over which what is told may lie. 'whole': on a wide screen the board has all of
   * it, its bar lies over its lower end corner, and log and chat are opened from the header.
   */
  readonly frame: 'beside' | 'roofed' | 'whole';
  /** What happened as pictures, which fit into a narrow rail beside a board that has the whole screen. */
  readonly History?: ComponentType<HistoryProps<T>>;
  /** The last of these pictures, for the button that opens them where there is no room for a rail. */
  readonly LastDeed?: ComponentType<HistoryProps<T>>;
  readonly Board: ComponentType<BoardProps<T>>;
  /** The same table in words: headings, tables and a field for commands. */
  readonly TextBoard: ComponentType<BoardProps<T>>;
  /** What the keys do on the board. */
  readonly keys: (lang: Lang) => readonly KeyHelp[];
  /** Absent: the board draws its players itself, the shell puts no panels around it, and the log in words lists the moves. */
  readonly side?: Side<T>;
  /** Stands in the waiting room below the seats, for whoever sits: a deck, a handicap. Null: the game asks for nothing. */
  readonly Own: ComponentType<OwnProps<T>> | null;
  readonly moves: (view: T['view']) => readonly T['move'][];
  /** What the line to the house needs of the rules to be told of steps in short. */
  readonly following: Pick<Game<T>, 'follow' | 'brief' | 'open' | 'show'>;
  /** An event in words: the log line, the announcement and the replay step are this one line. Null: not told. The table as it now stands names what the event means. */
  readonly describe: (event: T['event'], words: Words, view: T['view']) => LogLine | null;
  /** An event as sounds, one after the other, as heard at `me`; empty: it is silent. */
  readonly sounds: (event: T['event'], me: Seat | null) => readonly Cue[];
  readonly refusal: (why: T['refusal'], lang: Lang) => string;
  /** Why the match ended, as a sentence. */
  readonly ending: (reason: T['reason'], words: Words, view: T['view']) => string;
  /** What the end of a match shows of this game; fetched when a match is over. */
  readonly finale: () => Promise<Finale<T>>;
  /** Moves the table menu offers besides the board, such as resigning: what they are called, and whether to ask first. */
  readonly acts: readonly {
    readonly move: T['move'];
    readonly label: (lang: Lang) => string;
    readonly confirm: ((lang: Lang) => string) | null;
  }[];
  /** Habits of the board that the table menu switches on this device: what switching is called as it now stands. */
  readonly switches: readonly {
    readonly habit: string;
    readonly label: (lang: Lang, on: boolean) => string;
  }[];
  /** What a seat is called in this game, such as the colour it plays. */
  readonly seatName: (seat: Seat, lang: Lang) => string;
  /** The rules as they are read, in the order of a first reading. */
  readonly rules: (lang: Lang) => Promise<readonly RulesSection[]>;
  /** The section of the rules that governs the present step. */
  readonly ruleAt: (view: T['view']) => string;
  readonly course: () => Promise<Course<T>>;
}
