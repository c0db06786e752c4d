/** Matches and rounds for tests, made by the rules. */
import { seededRandom } from '@kesem/engine/core/random';
import { heardBy } from '@kesem/engine/core/told';
import { SPELLS, type SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { WizardEvent } from '@kesem/engine/games/rock-paper-wizard/event';
import { rockPaperWizard } from '@kesem/engine/games/rock-paper-wizard/game';
import type { WizardMove } from '@kesem/engine/games/rock-paper-wizard/move';
import type { WizardState, WizardView } from '@kesem/engine/games/rock-paper-wizard/state';

const BOOK = ['fireball', 'passwall', 'charmPerson', 'confusion', 'chainLightning'] as const;

/** A match that is open for choosing, with this book from the deck on. */
export function matchOf(seats: number): WizardState {
  const options = { seconds: 0, goal: 25, levitate: false } as const;
  const random = seededRandom('a match');
  const table = { seats, options, own: [], kept: null, random };
  const { open, secret } = rockPaperWizard.setup(table).state;
  const book = BOOK.slice(0, open.book.length);
  const deck = SPELLS.filter((one) => one !== 'levitate' && !book.some((laid) => laid === one));
  return {
    open: { ...open, book, bounced: [], discard: [], deck: deck.length },
    secret: { ...secret, deck },
  };
}

/** A step of a match: the table before and after it, and what all hear. */
export interface Step {
  readonly before: WizardView;
  readonly state: WizardState;
  readonly events: readonly WizardEvent[];
}

/** A move that the rules accept. */
export function stepOf(state: WizardState, seat: number, move: WizardMove): Step {
  const ruling = rockPaperWizard.apply(state, { kind: 'move', seat, move }, seededRandom('luck'));
  if (!ruling.ok) throw new Error(`refused: ${ruling.why.code}`);
  const before = rockPaperWizard.view(state, 'public');
  return { before, state: ruling.state, events: heardBy(ruling.told, 'public') };
}

/** Everybody chooses, from seat 0 on: `fireball 1` is Fireball at seat 1. The step of the last choice. */
export function roundOf(state: WizardState, ...choices: readonly `${SpellId} ${number}`[]): Step {
  const begin: Step = { before: rockPaperWizard.view(state, 'public'), state, events: [] };
  return choices.reduce((step, choice, seat) => {
    const [name, target] = choice.split(' ');
    const spell = SPELLS.find((one) => one === name) ?? 'fireball';
    return stepOf(step.state, seat, { do: 'choose', spell, target: Number(target) });
  }, begin);
}
