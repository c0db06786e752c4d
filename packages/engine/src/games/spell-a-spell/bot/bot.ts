/** Spell-a-Spell's own player. It casts words that stand at once, and abstains when others' are voted on. */
import type { Bot, Level } from '../../../core/bot.ts';
import type { Random } from '../../../core/random.ts';
import { type Card, type Effect } from '../chapters/cards.ts';
import { canThrowOn } from '../chapters/effects.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Answer, SpellMove } from '../move.ts';
import { castOf } from '../moves.ts';
import type { SpellTypes, SpellView, Volley } from '../state.ts';
import { castable } from './castable.ts';
import { plan } from './plan.ts';

/** How a level plays its turn, with these cards. */
type Style = (
  view: SpellView,
  hand: readonly Card[],
  lexicon: Lexicon,
  random: Random,
) => SpellMove;

/** As many letters has a word that a beginner sees. */
const SHORT = 3;

const STYLES: Readonly<Record<Level, Style>> = {
  gentle: shy,
  easy: simple,
  medium: greedy,
  hard: plan,
};

/** The player that knows these words. */
export function spellBot(lexicon: Lexicon): Bot<SpellTypes> {
  return ({ view, ask }, level, random) => {
    const hand = view.hands[ask.seat] ?? [];
    const { question } = view;
    if (question?.do === 'vote') return { do: 'vote', vote: 'abstain' };
    if (question?.do === 'insist') return { do: 'insist', yes: false };
    if (question?.do === 'answer') {
      return { do: 'answer', with: reply(view, question, hand, level) };
    }
    return STYLES[level](view, hand, lexicon, random);
  };
}

/** Throws a snowball on; the strong one spends a firewall where two cards are at stake. */
function reply(view: SpellView, volley: Volley, hand: readonly Card[], level: Level): Answer {
  if (level === 'gentle' || level === 'easy') return 'nothing';
  if (hand.includes('snowball') && canThrowOn(view, volley)) return 'snowball';
  return level === 'hard' && volley.takes > 1 && hand.includes('firewall') ? 'firewall' : 'nothing';
}

/** An everyday word of few letters, as far as one comes to mind; without one it fails. */
function shy(view: SpellView, hand: readonly Card[], lexicon: Lexicon, random: Random): SpellMove {
  const letters = hand.filter((card) => card !== 'fog');
  const words = castable(view, letters, lexicon).filter((word) => lexicon.find(word)?.everyday);
  const short = words.filter((word) => word.length <= SHORT);
  return short.length > 0 ? castOf(hand, random('word').pick(short)) : { do: 'fail' };
}

/** Any everyday word; without one a firewall, or it fails. */
function simple(
  view: SpellView,
  hand: readonly Card[],
  lexicon: Lexicon,
  random: Random,
): SpellMove {
  const words = castable(view, hand, lexicon).filter((word) => lexicon.find(word)?.everyday);
  if (words.length > 0) return castOf(hand, random('word').pick(words));
  return playable(view, hand, ['firewall']) ?? { do: 'fail' };
}

/** The longest word of all; without one an effect card that may help. */
function greedy(view: SpellView, hand: readonly Card[], lexicon: Lexicon): SpellMove {
  const words = castable(view, hand, lexicon);
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest !== undefined) return castOf(hand, longest);
  return playable(view, hand, ['firewall', 'sandstorm']) ?? { do: 'fail' };
}

function playable(
  { pending }: SpellView,
  hand: readonly Card[],
  effects: readonly Effect[],
): SpellMove | null {
  const effect = effects.find(
    (one) => hand.includes(one) && (one !== 'firewall' || pending !== null),
  );
  return effect ? { do: 'play', effect } : null;
}
