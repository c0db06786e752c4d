/** The host's choices as chips: what is offered now, and what each says. */
import type { RoomView } from '@kesem/room/view';
import type { GameCard, OptionCard, OptionSwitch } from '../../games/card.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { Texts } from '../../i18n/texts.en.ts';

export type Scalar = string | number | boolean;
type Chosen = Readonly<Record<string, unknown>>;

/** The options for all that mean something with the others as they are. */
export function offered(card: GameCard, chosen: Chosen): readonly OptionCard[] {
  return meaningful(card, chosen).filter(({ per }) => per === undefined);
}

/** What the host is asked: these, and those of which there is something to say while they mean nothing. */
export function asked(card: GameCard, chosen: Chosen): readonly OptionCard[] {
  const on = offered(card, chosen);
  return card.options.filter((option) => on.includes(option) || option.why !== undefined);
}

/** Those for each seat on its own. */
export function offeredPerSeat(card: GameCard, chosen: Chosen): readonly OptionCard[] {
  return meaningful(card, chosen).filter(({ per }) => per === 'seat');
}

/** Why an option means nothing with the others as they are, where there is something to say; null: it does, or is not shown. */
export function barred({ when, why }: OptionCard, chosen: Chosen, lang: Lang): string | null {
  return when && !isMet(when, chosen) ? (why?.(lang) ?? null) : null;
}

function meaningful(card: GameCard, chosen: Chosen): readonly OptionCard[] {
  return card.options.filter(({ when }) => !when || isMet(when, chosen));
}

const isMet = (when: NonNullable<OptionCard['when']>, chosen: Chosen): boolean =>
  when.in.includes(chosen[when.key]);

/** The chosen value of an option with its words; what is usual when the room does not say. */
export function chosenOf(option: OptionCard, chosen: Chosen): OptionCard['values'][number] | null {
  const found = option.values.find(({ value }) => value === chosen[option.key]);
  return found ?? usualOf(option);
}

/** What is played where nobody chooses, with its words. */
export function usualOf({ values, usual }: OptionCard): OptionCard['values'][number] | null {
  return values.find(({ value }) => value === usual) ?? values[0] ?? null;
}

/** How long a series is, in words. */
export function lengthWords({ series: t }: Texts, length: RoomView['seriesLength']): string {
  return length ? t[length.by](length.n) : t.open;
}

/** Whether all that a switch chooses is chosen. */
export function isOn({ on }: OptionSwitch, chosen: Chosen): boolean {
  return Object.entries(on).every(([key, value]) => chosen[key] === value);
}

/** Choices as a command can carry them. */
export function scalars(options: Chosen): Readonly<Record<string, Scalar>> {
  const entries = Object.entries(options).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[key, value] as const]
      : [],
  );
  return Object.fromEntries(entries);
}
