/** Matches for tests, in the shortest form: a hand is a text, `*` a fog, `~` a sandstorm, `#` a firewall, `o` a snowball. */
import type { Seat } from '../../../core/game.ts';
import { seededRandom } from '../../../core/random.ts';
import { heardBy } from '../../../core/told.ts';
import { type Card, cardsOf, DECK, without } from '../chapters/cards.ts';
import { lettersOf, normalised } from '../chapters/letters.ts';
import type { SpellEvent } from '../event.ts';
import { spell } from '../game.ts';
import { lexiconOf, type Source } from '../lexicon/lexicon.ts';
import type { SpellMove, Vote } from '../move.ts';
import { castOf } from '../moves.ts';
import type { SpellOptions } from '../options.ts';
import type { SpellPub, SpellState } from '../state.ts';

const NONE: Source = { everyday: '', further: '' };

/** A few words of each kind, with the rulebook's own. */
export const WORDS = lexiconOf({
  animal: {
    everyday: 'קוף monkey\nחתול cat\nעז goat\nכלב dog\nאריה lion\nדג fish\nסוס horse',
    further: "ג'ירפה giraffe\nארנבת hare\nנמר leopard",
  },
  plant: {
    everyday: 'עץ tree\nורד rose\nפרח flower\nדשא grass',
    further: 'אלון oak\nתות strawberry',
  },
  food: { everyday: 'תפוח apple\nלחם bread\nמים water\nבצל onion', further: 'עוגיה עוגייה cookie' },
  household: { everyday: 'כיסא כסא chair\nשולחן שלחן table\nסיר pot', further: 'כר pillow' },
  tool: { everyday: 'פטיש hammer\nמסור saw', further: 'את spade' },
  clothing: { everyday: 'חולצה shirt\nנעל shoe', further: 'צעיף scarf' },
  vehicle: { everyday: 'מכונית car\nרכבת train', further: 'צי fleet' },
  music: { everyday: 'תוף drum\nכינור violin', further: 'נבל harp' },
  person: { everyday: 'רופא doctor\nמורה teacher', further: 'שר minister' },
  building: { everyday: 'בית house\nגן garden', further: 'מגדל tower' },
  body: { everyday: 'רגל leg\nיד hand\nאף nose', further: 'כתף shoulder' },
  nature: { everyday: 'אי island\nהר mountain\nים sea', further: 'מפל waterfall' },
  play: { ...NONE, everyday: 'כדור ball\nבובה doll' },
});
export const game = spell(WORDS);

const SIGNS: ReadonlyMap<string, Card> = new Map([
  ['*', 'fog'],
  ['~', 'sandstorm'],
  ['#', 'firewall'],
  ['o', 'snowball'],
]);

/** The cards of a text. */
export function cards(text: string): readonly Card[] {
  return normalised(text)
    .split('')
    .flatMap((char) => SIGNS.get(char) ?? lettersOf(char));
}

/** Cards as a text again. */
export function text(some: readonly Card[]): string {
  const signs = new Map([...SIGNS].map(([sign, card]) => [card, sign]));
  return some.map((card) => signs.get(card) ?? card).join('');
}

interface Facts {
  /** One a seat. */
  readonly hands: readonly string[];
  /** The next cards of the pile; the rest follows in the deck's order unless `whole` is set. */
  readonly pile?: string;
  /** Whether `pile` is all that is left; cards that are nowhere then lie with the used effects. */
  readonly whole?: boolean;
  readonly options?: Partial<SpellOptions>;
  readonly kept?: readonly string[];
  readonly pub?: Partial<SpellPub>;
  /** A word that is pending on seat 0, cast by the last seat. */
  readonly pending?: string;
}

/** What a host who chooses nothing plays by. */
export const DEFAULTS: SpellOptions = {
  cards: 6,
  seven: [],
  openHands: false,
  dictionary: 'vote',
  seconds: 0,
  gloss: false,
  unaided: false,
  clean: false,
};

/** A match at seat 0's first turn, with hands and pile made up. */
export function table({ hands: texts, options, kept = [], ...facts }: Facts): SpellState {
  const start = game.setup({
    seats: texts.length,
    options: { ...DEFAULTS, ...options },
    own: [],
    kept,
    random: seededRandom('a test'),
  }).state;
  const hands = texts.map(cards);
  const next = cards(facts.pile ?? '');
  const rest = without(DECK, [...hands.flat(), ...next]);
  const pile = facts.whole ? next : [...next, ...rest];
  const pending =
    facts.pending === undefined
      ? null
      : { word: normalised(facts.pending), seat: texts.length - 1 };
  const counts = hands.map((hand) => hand.length);
  return {
    pub: { ...start.pub, counts, pile: pile.length, pending, ...facts.pub },
    secret: { ...start.secret, hands, pile },
  };
}

export interface Run {
  readonly state: SpellState;
  /** What all of it tells, secrets included. */
  readonly events: readonly SpellEvent[];
}

/** A move that must be accepted. */
export function sent(state: SpellState, seat: Seat, move: SpellMove, seed = 'luck'): Run {
  const ruling = game.apply(state, { kind: 'move', seat, move }, seededRandom(seed));
  if (!ruling.ok) throw new Error(`refused: ${ruling.why.code}`);
  return { state: ruling.state, events: heardBy(ruling.told, 'all') };
}

/** The refusal of a move; null when it is accepted. */
export function refusalOf(state: SpellState, seat: Seat, move: SpellMove) {
  const ruling = game.apply(state, { kind: 'move', seat, move }, seededRandom('luck'));
  return ruling.ok ? null : ruling.why;
}

/** The timer that runs falls. */
export function expire(state: SpellState): Run {
  const timer = game.timers(state)[0]?.key ?? 'none';
  const ruling = game.apply(state, { kind: 'timeout', timer }, seededRandom('luck'));
  if (!ruling.ok) throw new Error(`refused: ${ruling.why.code}`);
  return { state: ruling.state, events: heardBy(ruling.told, 'all') };
}

/** The cast of a word, as it is written, by whoever's turn it is. */
export function castMove(state: SpellState, word: string): SpellMove {
  return castOf(state.secret.hands[state.pub.turn.seat] ?? [], normalised(word));
}

/** Plays one step after the other for whoever is asked: a word is cast, and the rest is said as it is. */
export function play(from: SpellState, ...steps: readonly string[]): Run {
  let run: Run = { state: from, events: [] };
  for (const step of steps) {
    const { turn, question } = run.state.pub;
    const seat = question?.do === 'answer' ? question.target : turn.seat;
    const next = sent(run.state, seat, moveOf(run.state, step));
    run = { state: next.state, events: [...run.events, ...next.events] };
  }
  return run;
}

function moveOf(state: SpellState, step: string): SpellMove {
  const answering = state.pub.question?.do === 'answer';
  switch (step) {
    case 'fail':
      return { do: 'fail' };
    case 'sandstorm':
      return { do: 'play', effect: step };
    case 'firewall':
    case 'snowball':
      return answering ? { do: 'answer', with: step } : { do: 'play', effect: step };
    case 'nothing':
      return { do: 'answer', with: step };
    case 'yes':
    case 'no':
      return { do: 'insist', yes: step === 'yes' };
    default:
      return castMove(state, step);
  }
}

/** Votes of seats, in this order. */
export function votes(from: SpellState, ...given: readonly (readonly [Seat, Vote])[]): Run {
  let run: Run = { state: from, events: [] };
  for (const [seat, vote] of given) {
    const next = sent(run.state, seat, { do: 'vote', vote });
    run = { state: next.state, events: [...run.events, ...next.events] };
  }
  return run;
}

/** The events of one kind. */
export function only<K extends SpellEvent['type']>(
  events: readonly SpellEvent[],
  type: K,
): readonly Extract<SpellEvent, { readonly type: K }>[] {
  return events.filter(
    (event): event is Extract<SpellEvent, { readonly type: K }> => event.type === type,
  );
}

/** Every card of a match, wherever it is, sorted. */
export function everyCard({ pub, secret }: SpellState): readonly Card[] {
  const { question, spells, effects } = pub;
  const laid = question !== null && 'formed' in question ? cardsOf(question.formed) : [];
  return [
    ...secret.hands.flat(),
    ...secret.pile,
    ...spells.flatMap(cardsOf),
    ...effects,
    ...laid,
  ].toSorted();
}

/** What lies where, as golden replays show it. */
export function draw({ pub, secret }: SpellState): string {
  const { turn, question, pending, spells } = pub;
  const last = spells.at(-1);
  const seats = secret.hands.map((hand, seat) => {
    const score = spells.reduce((sum, one) => sum + (one.seat === seat ? one.word.length : 0), 0);
    return `  seat ${seat}: ${text(hand)}  score ${score}`;
  });
  return [
    `turn ${turn.number} of seat ${turn.seat}, ${question?.do ?? 'over'}: pending ${pending?.word ?? '-'}, last ${last?.word ?? '-'}, pile ${secret.pile.length}`,
    ...seats,
  ].join('\n');
}
