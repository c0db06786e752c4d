/** Seven small tables that teach the game: one thing to do on each, by the real rules. */
import { seededRandom } from '@kesem/engine/core/random';
import { type Card, DECK, without } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { lettersOf, normalised } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import { spell } from '@kesem/engine/games/spell-a-spell/game';
import { HEBREW } from '@kesem/engine/games/spell-a-spell/lexicon/hebrew';
import type { SpellMove } from '@kesem/engine/games/spell-a-spell/move';
import { castOf } from '@kesem/engine/games/spell-a-spell/moves';
import type { SpellState, SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import { lessonWords } from '../../../i18n/lesson.ts';
import type { Course, Lesson } from '../../contract.ts';
import { type LessonId, TEXTS } from './texts.ts';

interface Script {
  readonly id: LessonId;
  readonly hand: readonly Card[];
  /** What is cast on the learner. */
  readonly pending?: string;
  /** Whether a snowball of the other player flies at the learner. */
  readonly isHit?: true;
  readonly isDone: (state: SpellState) => boolean;
  readonly solution: readonly SpellMove[];
}

const game = spell(HEBREW);

const letters = (text: string): readonly Card[] => lettersOf(normalised(text));
/** The learner's own words so far. */
const hasCast =
  (word: string) =>
  ({ pub }: SpellState): boolean =>
    pub.spells.some((one) => one.seat === 0 && one.word === normalised(word));
const cast = (hand: readonly Card[], word: string): SpellMove => castOf(hand, normalised(word));

const DOG = letters('בכהלתש');
const HORSE = letters('סוסנטר');
const MONKEY = letters('קפוארה');
const CAT: readonly Card[] = [...letters('חתל'), 'fog', ...letters('נר')];
const FIRE = letters('אשתבנו');
const FISH: readonly Card[] = [...letters('גדקלר'), 'firewall'];
const SHIELD: readonly Card[] = [...letters('שמלהכ'), 'firewall'];

/** The other player's turn, and a snowball of theirs in the air. */
const HIT: Pick<SpellState['pub'], 'turn' | 'question' | 'effects'> = {
  turn: { seat: 1, number: 2, refused: 0, unheard: 0 },
  question: { do: 'answer', n: 2, thrower: 1, target: 0, takes: 1 },
  effects: ['snowball'],
};

const SCRIPTS: readonly Script[] = [
  { id: 'cast', hand: DOG, isDone: hasCast('כלב'), solution: [cast(DOG, 'כלב')] },
  {
    id: 'answer',
    hand: HORSE,
    pending: 'דג',
    isDone: ({ pub }) => pub.spells.some(({ seat, word }) => seat === 0 && word.length >= 3),
    solution: [cast(HORSE, 'סוס')],
  },
  { id: 'final', hand: MONKEY, isDone: hasCast('קוף'), solution: [cast(MONKEY, 'קוף')] },
  {
    id: 'fog',
    hand: CAT,
    pending: 'כלב',
    isDone: hasCast('חתול'),
    solution: [cast(CAT, 'חתול')],
  },
  {
    id: 'magic',
    hand: FIRE,
    pending: 'מכונית',
    isDone: hasCast('אש'),
    solution: [cast(FIRE, 'אש')],
  },
  {
    id: 'firewall',
    hand: FISH,
    pending: 'מכונית',
    isDone: ({ pub }) => pub.effects.includes('firewall') && pub.pending === null,
    solution: [{ do: 'play', effect: 'firewall' }],
  },
  {
    id: 'snowball',
    hand: SHIELD,
    isHit: true,
    isDone: ({ pub }) => pub.effects.includes('firewall'),
    solution: [{ do: 'answer', with: 'firewall' }],
  },
  {
    id: 'fail',
    hand: [...letters('צטזכע'), 'snowball'],
    pending: 'מכונית',
    isDone: ({ pub }) => pub.bewitched[0] === normalised('מכונית'),
    solution: [{ do: 'fail' }],
  },
];

/** The course, for the shell to run. */
export const course: Course<SpellTypes> = { game, lessons: SCRIPTS.map(lessonOf) };

function lessonOf(script: Script): Lesson<SpellTypes> {
  const { id, isDone, solution } = script;
  return {
    id,
    seat: 0,
    state: stateOf(script),
    ...lessonWords(TEXTS, id),
    isDone,
    solution,
  };
}

function stateOf({ id, hand, pending, isHit }: Script): SpellState {
  const random = seededRandom(id);
  const options = {
    cards: 6,
    seven: [],
    openHands: false,
    dictionary: 'lexicon',
    seconds: 0,
    gloss: false,
    unaided: false,
    clean: false,
  } as const;
  const start = game.setup({ seats: 2, options, own: [], kept: null, random }).state;
  const rest = random('rest').shuffle(without(DECK, hand));
  const word = pending === undefined ? null : normalised(pending);
  const cards = word === null ? [] : letters(word);
  const pile = without(rest, cards).slice(6);
  return {
    pub: {
      ...start.pub,
      pile: pile.length,
      ...(isHit ? HIT : {}),
      pending: word === null ? null : { word, seat: 1 },
      spells: word === null ? [] : [{ seat: 1, word, fogs: [], how: 'listed', gloss: null }],
    },
    secret: { ...start.secret, hands: [hand, without(rest, cards).slice(0, 6)], pile },
  };
}
