/** Six small tables that teach the game: one thing to do on each, by the real rules. */
import { seededRandom } from '@kesem/engine/core/random';
import { SPELLS, type SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import { rockPaperWizard } from '@kesem/engine/games/rock-paper-wizard/game';
import type { Choice, WizardMove } from '@kesem/engine/games/rock-paper-wizard/move';
import type { WizardState, WizardTypes } from '@kesem/engine/games/rock-paper-wizard/state';
import { lessonWords } from '../../../i18n/lesson.ts';
import type { Course, Lesson } from '../../contract.ts';
import type { LessonId } from './texts.ts';
import { TEXTS } from './texts.ts';

interface Script {
  readonly id: LessonId;
  /** Space and gold of each wizard; the first is the learner. */
  readonly wizards: readonly (readonly [space: number, gold: number])[];
  readonly book: readonly SpellId[];
  readonly first?: number;
  /** What the others have chosen already, from the second wizard on. */
  readonly others: readonly Choice[];
  /** What the learner chose, in a lesson that begins after it. */
  readonly before?: Choice;
  readonly solution: WizardMove;
  readonly isDone: (state: WizardState) => boolean;
}

const wizard = ({ open }: WizardState, seat: number) => open.wizards[seat];

const SCRIPTS: readonly Script[] = [
  {
    id: 'point',
    wizards: [
      [5, 3],
      [7, 3],
      [5, 3],
    ],
    book: ['fireball', 'passwall', 'mistyStep'],
    others: [
      { spell: 'mistyStep', target: 2 },
      { spell: 'passwall', target: 1 },
    ],
    solution: { do: 'choose', spell: 'fireball', target: 1 },
    isDone: (state) => {
      const chosen = wizard(state, 0)?.hand?.chosen;
      return chosen?.spell === 'fireball' && chosen.target === 1;
    },
  },
  {
    id: 'nearest',
    wizards: [
      [5, 3],
      [7, 3],
      [4, 3],
    ],
    book: ['passwall', 'burningHands', 'mistyStep'],
    others: [
      { spell: 'burningHands', target: 2 },
      { spell: 'mistyStep', target: 1 },
    ],
    solution: { do: 'choose', spell: 'passwall', target: 2 },
    isDone: (state) => wizard(state, 0)?.gold === 8,
  },
  {
    id: 'order',
    wizards: [
      [7, 3],
      [5, 3],
      [5, 3],
    ],
    book: ['counterspell', 'passwall', 'fireball'],
    others: [
      { spell: 'fireball', target: 0 },
      { spell: 'passwall', target: 1 },
    ],
    solution: { do: 'choose', spell: 'counterspell', target: 1 },
    isDone: (state) => wizard(state, 1)?.hand?.state === 'cancelled',
  },
  {
    id: 'wild',
    wizards: [
      [6, 3],
      [5, 3],
      [5, 3],
    ],
    book: ['fireball', 'mistyStep', 'passwall'],
    others: [
      { spell: 'passwall', target: 2 },
      { spell: 'fireball', target: 0 },
    ],
    solution: { do: 'choose', spell: 'fireball', target: 2 },
    isDone: (state) => wizard(state, 0)?.hand?.surge === true,
  },
  {
    id: 'charm',
    wizards: [
      [5, 12],
      [6, 10],
      [5, 4],
    ],
    book: ['charmPerson', 'mistyStep', 'passwall'],
    first: 1,
    others: [
      { spell: 'charmPerson', target: 0 },
      { spell: 'mistyStep', target: 1 },
    ],
    before: { spell: 'passwall', target: 2 },
    solution: { do: 'charm', to: 2 },
    isDone: (state) => wizard(state, 1)?.hand?.gift === 2,
  },
  {
    id: 'win',
    wizards: [
      [6, 20],
      [7, 18],
      [5, 9],
    ],
    book: ['vampiricTouch', 'passwall', 'fireball'],
    others: [
      { spell: 'vampiricTouch', target: 2 },
      { spell: 'passwall', target: 1 },
    ],
    solution: { do: 'choose', spell: 'fireball', target: 1 },
    isDone: (state) => rockPaperWizard.outcome(state)?.ranking[0]?.[0] === 0,
  },
];

/** The course, for the shell to run. */
export const course: Course<WizardTypes> = {
  game: rockPaperWizard,
  lessons: SCRIPTS.map(
    (script): Lesson<WizardTypes> => ({
      id: script.id,
      seat: 0,
      state: stateOf(script),
      ...lessonWords(TEXTS, script.id),
      isDone: script.isDone,
      solution: [script.solution],
    }),
  ),
};

/** The table of a lesson, on which everybody else has chosen. */
function stateOf(script: Script): WizardState {
  const chosen = [...script.others.entries()].map(([i, choice]) => [i + 1, choice] as const);
  const all = script.before ? [...chosen, [0, script.before] as const] : chosen;
  return all.reduce((state, [seat, choice]) => {
    const input = { kind: 'move', seat, move: { do: 'choose', ...choice } } as const;
    const ruling = rockPaperWizard.apply(state, input, seededRandom(script.id));
    if (!ruling.ok) throw new Error(`a lesson that breaks the rules: ${script.id}`);
    return ruling.state;
  }, laid(script));
}

function laid({ id, wizards, book, first = 0 }: Script): WizardState {
  const options = { seconds: 0, goal: 25, levitate: false } as const;
  const random = seededRandom(id);
  const table = { seats: wizards.length, options, own: [], kept: null, random };
  const { open, secret } = rockPaperWizard.setup(table).state;
  const all = [...open.book, ...open.discard, ...secret.deck];
  const deck = all.filter((spell) => !book.includes(spell));
  const standing = wizards.map(([space, gold]) => ({ space, gold, ready: false, hand: null }));
  return {
    open: { ...open, first, wizards: standing, book, discard: [], bounced: [], deck: deck.length },
    secret: { ...secret, deck: SPELLS.filter((spell) => deck.includes(spell)) },
  };
}
