/** The three answers to a snowball: everybody is offered the same, and what is not in hand says so to its owner alone. */
import { ANSWERS, type Answer, type SpellMove } from '@kesem/engine/games/spell-a-spell/move';
import type { SpellView } from '@kesem/engine/games/spell-a-spell/state';
import type { Lang } from '../../../i18n/lang.ts';
import { announce } from '../../../kit/announce.ts';
import { textsOf } from '../texts.ts';

export interface SnowAnswer {
  readonly reply: Answer;
  /** The first that is held is the best: what costs least comes first. */
  readonly is: 'best' | 'held' | 'notHeld';
  /** All of it as one line. */
  readonly words: string;
  /** Gives it, or says that it is not held. */
  readonly give: () => void;
}

/** In the order in which they are offered. */
export function snowAnswers(
  view: SpellView,
  lang: Lang,
  onAnswer: (move: SpellMove) => void,
): readonly SnowAnswer[] {
  const texts = textsOf(lang);
  const { answers, notHeld } = texts.ask;
  const hand = typeof view.me === 'number' ? (view.hands[view.me] ?? []) : [];
  const isHeld = (reply: Answer): boolean => reply === 'nothing' || hand.includes(reply);
  const best = ANSWERS.find(isHeld);
  return ANSWERS.map((reply) => {
    const held = isHeld(reply);
    const { name, does } = answers[reply];
    return {
      reply,
      is: reply === best ? 'best' : held ? 'held' : 'notHeld',
      words: [name, ...(does === '' ? [] : [does])].join(': ') + (held ? '' : ` (${notHeld})`),
      give: () => {
        if (held) onAnswer({ do: 'answer', with: reply });
        else announce(texts.refusal.notHeld, 'assertive');
      },
    };
  });
}
