/** A newcomer at Spell-a-Spell: the longest word it can cast. */
import type { Bot } from '../../../core/bot.ts';
import { castable } from '../bot/castable.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { castOf } from '../moves.ts';
import type { SpellTypes } from '../state.ts';

/** Casts the longest word, abstains, and lets snowballs hit. */
export function greedy(lexicon: Lexicon): Bot<SpellTypes> {
  return ({ view, ask }) => {
    const { question } = view;
    if (question?.do === 'vote') return { do: 'vote', vote: 'abstain' };
    if (question?.do === 'insist') return { do: 'insist', yes: false };
    if (question?.do === 'answer') return { do: 'answer', with: 'nothing' };
    const hand = view.hands[ask.seat] ?? [];
    const [longest] = castable(view, hand, lexicon).toSorted((a, b) => b.length - a.length);
    return longest === undefined ? { do: 'fail' } : castOf(hand, longest);
  };
}
