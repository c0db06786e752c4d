/** Rounds and matches for tests, in the shortest form. */
import type { Input, Seat } from '../../../core/game.ts';
import { seededRandom } from '../../../core/random.ts';
import { Desk } from '../../../core/ruling.ts';
import { heardBy } from '../../../core/told.ts';
import { endTurn, takeTurn } from '../chapters/resolve.ts';
import type { SpellId } from '../chapters/spells.ts';
import { setHand } from '../chapters/wizards.ts';
import type { WizardEvent } from '../event.ts';
import { rockPaperWizard } from '../game.ts';
import type { Choice, WizardMove } from '../move.ts';
import { cardsOf, type WizardOptions } from '../options.ts';
import type { Hand, Open, WizardDesk, WizardState, WizardTypes } from '../state.ts';

const DEFAULTS: WizardOptions = { seconds: 0, goal: 25, levitate: false };
const BOOK: readonly SpellId[] = ['passwall', 'fireball', 'feeblemind', 'fear', 'confusion'];

/** What differs from a match before its first choice. */
export interface Facts {
  /** Spaces and, after a bar, gold, a number a seat: `5 5 5 | 3 3 3`. Four seats at the start unless told. */
  readonly at?: string;
  readonly book?: readonly SpellId[];
  /** The next cards of the deck; the rest follow in the order of the list. */
  readonly deck?: readonly SpellId[];
  readonly discard?: readonly SpellId[];
  readonly options?: Partial<WizardOptions>;
  readonly open?: Partial<Pick<Open, 'round' | 'first'>>;
}

/** A match that is open for choosing. */
export function match(facts: Facts = {}): WizardState {
  const { spaces, gold } = read(facts.at ?? '5 5 5 5');
  const options = { ...DEFAULTS, ...facts.options };
  const begun = rockPaperWizard.setup({
    seats: spaces.length,
    options,
    own: [],
    kept: null,
    random: seededRandom('a match'),
  }).state;
  const { book = BOOK.slice(0, spaces.length), deck = [], discard = [] } = facts;
  const lying = [...book, ...deck, ...discard];
  const rest = cardsOf(options).filter((card) => !lying.includes(card));
  const cards = facts.discard ? deck : [...deck, ...rest];
  const wizards = begun.open.wizards.map((wizard, seat) => ({
    ...wizard,
    space: spaces[seat] ?? 5,
    gold: gold[seat] ?? 3,
  }));
  const open = { ...begun.open, wizards, book, discard, deck: cards.length, ...facts.open };
  return { open: { ...open, bounced: [] }, secret: { ...begun.secret, deck: cards } };
}

/** Numbers of a line such as `5 5 5 | 3 3 3`. */
function read(line: string): {
  readonly spaces: readonly number[];
  readonly gold: readonly number[];
} {
  const [spaces = [], gold = []] = line
    .split('|')
    .map((part) => part.trim().split(/\s+/).map(Number));
  return { spaces, gold };
}

/** The same line of a match: spaces, a bar, gold. */
export function written({ open: { wizards } }: WizardState): string {
  return [wizards.map(({ space }) => space), wizards.map(({ gold }) => gold)]
    .map((numbers) => numbers.join(' '))
    .join(' | ');
}

/** What hands are like that differ from an armed Fireball at the next seat. */
export type Hands = Readonly<Record<Seat, Partial<Hand> & { readonly card?: SpellId }>>;

/** A desk in the middle of resolving: everybody holds out a hand. */
export function resolving(facts: Facts = {}, hands: Hands = {}): WizardDesk {
  const { open, secret } = match(facts);
  const count = open.wizards.length;
  const wizards = open.wizards.map((wizard, seat) => {
    const target = hands[seat]?.target ?? (seat + 1) % count;
    const { card, ...parts } = hands[seat] ?? {};
    const spell = card ? null : (parts.spell ?? 'fireball');
    const chosen: Choice = { spell: spell ?? 'fireball', target };
    const surge = card !== undefined;
    const hand: Hand = { chosen, gift: null, state: 'armed', ...parts, target, surge, spell };
    return { ...wizard, hand };
  });
  const surges = open.wizards.map((_, seat) => hands[seat]?.card ?? null);
  const held = surges.filter((card) => card !== null);
  const deck = secret.deck.filter((card) => !held.includes(card));
  return new Desk<WizardTypes>(
    {
      open: { ...open, wizards, deck: deck.length, agenda: [] },
      secret: { ...secret, deck, surges },
    },
    seededRandom('resolving'),
  );
}

/** Seat 0, or another, takes its turn with a spell; a charm stays open. */
export function cast(d: WizardDesk, spell: SpellId, caster: Seat = 0): void {
  setHand(d, caster, { spell });
  takeTurn(d, caster);
  if (d.state.open.agenda[0]?.do === 'lower') endTurn(d, caster);
}

/** An input that must be accepted: what then stands, and what all hear of it. */
export interface Went {
  readonly state: WizardState;
  readonly events: readonly WizardEvent[];
}

/** A move of a seat. */
export function sent(state: WizardState, seat: Seat, move: WizardMove): Went {
  return went(state, { kind: 'move', seat, move });
}

/** An input that is accepted. */
export function went(state: WizardState, input: Input<WizardMove>): Went {
  const ruling = rockPaperWizard.apply(state, input, seededRandom('luck'));
  if (!ruling.ok) throw new Error(`refused: ${ruling.why.code}`);
  return { state: ruling.state, events: heardBy(ruling.told, 'public') };
}

/** Everybody chooses, from seat 0 on: `fireball 1` is Fireball at seat 1. The last one's input is told. */
export function round(state: WizardState, ...choices: readonly `${SpellId} ${Seat}`[]): Went {
  return choices.reduce<Went>(
    (now, choice, seat) => sent(now.state, seat, { do: 'choose', ...choiceOf(state, choice) }),
    { state, events: [] },
  );
}

function choiceOf({ open: { options } }: WizardState, text: string): Choice {
  const [name, target] = text.split(' ');
  const spell = cardsOf(options).find((card) => card === name);
  if (!spell) throw new Error(`no spell ${text}`);
  return { spell, target: Number(target) };
}

/** The events of one type, in order. */
export function only<K extends WizardEvent['type']>(
  events: readonly WizardEvent[],
  type: K,
): readonly Extract<WizardEvent, { readonly type: K }>[] {
  return events.filter(
    (event): event is Extract<WizardEvent, { readonly type: K }> => event.type === type,
  );
}

/** The events that a desk has told to all. */
export function heard(d: WizardDesk): readonly WizardEvent[] {
  return heardBy(d.told, 'public');
}

/** What stands on the table in one line, as golden replays show it. */
export function draw(state: WizardState): string {
  const { round, first, book } = state.open;
  return `round ${round}, first ${first}: ${written(state)} | ${book.join(' ')}`;
}
