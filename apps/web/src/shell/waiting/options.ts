/** The host's choices as chips: what is offered now, and what each says. */
import type { GameCard, OptionCard } from '../../games/contract.ts';

type Chosen = Readonly<Record<string, unknown>>;

/** The options that mean something with the others as they are. */
export function offered(card: GameCard, chosen: Chosen): readonly OptionCard[] {
  return card.options.filter(({ when }) => !when || when.in.includes(chosen[when.key]));
}

/** The chosen value of an option with its words; the first one when the room does not say. */
export function chosenOf(option: OptionCard, chosen: Chosen): OptionCard['values'][number] | null {
  const found = option.values.find(({ value }) => value === chosen[option.key]);
  return found ?? option.values[0] ?? null;
}
