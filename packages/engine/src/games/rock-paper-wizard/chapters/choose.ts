/** RW-3: learning a spell, and casting it. */
import type { Seat } from '../../../core/game.ts';
import type { Stream } from '../../../core/random.ts';
import { refuse } from '../../../core/ruling.ts';
import type { Choice } from '../move.ts';
import type { Hand, Open, Task, WizardDesk } from '../state.ts';
import { takeSurge } from './cards.ts';
import { clockwise } from './circle.ts';
import { handOf, setOpen, setSecret, setWizard, wizard } from './wizards.ts';

/** RW-3.1 A choice is laid, or takes the place of the one before. */
export function choose(d: WizardDesk, seat: Seat, { spell, target }: Choice): void {
  const { book, wizards } = d.state.open;
  if (!book.includes(spell)) refuse(d, { code: 'notInBook' });
  if (target === seat) refuse(d, { code: 'yourself' });
  if (target >= wizards.length) refuse(d, { code: 'noSuchWizard' });
  setSecret(d, { choices: d.state.secret.choices.with(seat, { spell, target }) });
  d.tellOnly([seat], { type: 'chose', seat, spell, target });
  if (wizard(d, seat).ready) return;
  setWizard(d, seat, { ready: true });
  d.tell({ type: 'ready', seat });
}

/** All that a seat may choose. */
export function choicesOf({ book, wizards }: Open, seat: Seat): readonly Choice[] {
  const others = wizards.flatMap((_, other) => (other === seat ? [] : [other]));
  return book.flatMap((spell) => others.map((target) => ({ spell, target })));
}

/** RW-7.1 Time is up: what is missing is drawn. */
export function drawChoices(d: WizardDesk): void {
  const late = d.state.open.wizards.flatMap(({ ready }, seat) => (ready ? [] : [seat]));
  d.tell({ type: 'timedOut', seats: late });
  for (const seat of late)
    choose(d, seat, anyChoice(d.state.open, seat, d.random(`choice ${seat}`)));
}

/** One of all that a seat may choose, each equally likely. */
export function anyChoice(open: Open, seat: Seat, stream: Stream): Choice {
  return stream.pick(choicesOf(open, seat));
}

/** RW-3.3 When all are ready, all choices are revealed together; whether they were. */
export function closeChoosing(d: WizardDesk): boolean {
  const { wizards, first, round } = d.state.open;
  const { choices: chosen } = d.state.secret;
  if (!wizards.every(({ ready }) => ready)) return false;
  const order = clockwise(first, wizards.length);
  const turns = order.map((seat): Task => ({ do: 'turn', seat }));
  setOpen(d, {
    wizards: wizards.map((one, seat) => ({ ...one, ready: false, hand: gesture(chosen[seat]) })),
    agenda: [...turns, { do: 'score' }, { do: 'refresh' }],
  });
  setSecret(d, { choices: wizards.map(() => null) });
  const choices = order.flatMap((seat) => withSeat(seat, chosen[seat]));
  d.tell({ type: 'cast', round, choices });
  for (const seat of order) clash(d, seat);
  return true;
}

function withSeat(seat: Seat, choice: Choice | null | undefined) {
  return choice ? [{ seat, ...choice }] : [];
}

function gesture(chosen: Choice | null | undefined): Hand | null {
  if (!chosen) return null;
  const { spell, target } = chosen;
  return { chosen, surge: false, spell, target, gift: null, state: 'armed' };
}

/** RW-3.4 Two who chose the same spell at each other hold a card each instead; asked of each in turn. */
function clash(d: WizardDesk, seat: Seat): void {
  const mine = handOf(d, seat);
  const theirs = mine && handOf(d, mine.target);
  if (!theirs || theirs.target !== seat || theirs.spell !== mine.spell || mine.surge) return;
  takeSurge(d, seat);
  takeSurge(d, mine.target);
  d.tell({ type: 'clashed', seats: [seat, mine.target], spell: mine.chosen.spell });
}
