/** A newcomer at Shapes: the base card that most of its full cards have, then the full card that matches the row. */
import type { Bot } from '../../../core/bot.ts';
import { habit } from '../bot/habit.ts';
import { imagine } from '../imagine.ts';
import type { ShapesTypes } from '../state.ts';

/** Picks by habit: of a world that fits the view it looks at nothing but its own hand. */
export const greedy: Bot<ShapesTypes> = ({ view, ask }, _level, random) => ({
  do: 'pick',
  slot: habit(imagine(view, random), ask.seat, random('habit')),
});
