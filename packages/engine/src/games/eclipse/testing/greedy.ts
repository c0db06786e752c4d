/** A newcomer at Eclipse: plays out whatever can be played, then attacks with everybody. */
import type { Bot } from '../../../core/bot.ts';
import { cardOf } from '../cards/set.ts';
import type { EclipseMove } from '../move.ts';
import { movesOf } from '../moves.ts';
import type { EclipseTypes } from '../state.ts';

/** What it does of what it can, the first there is; of several the last is the whole plan. */
const ORDER = ['keep', 'defend', 'drop', 'cast', 'attack', 'end', 'answer', 'discard'] as const;

/** Stones first, then the dearest creature, then all that can attack; everybody who can stands guard. */
export const greedy: Bot<EclipseTypes> = ({ view, ask }) => {
  if (view.agenda[0]?.do === 'window') return { do: 'pass' };
  const moves = movesOf(view).filter((move) => ask.answers.includes(move.do));
  const dear = dearest(
    moves.filter((move) => move.do === 'cast'),
    view.mine?.hand ?? [],
  );
  const ideas = ORDER.map((name) => {
    const some = moves.filter((move) => move.do === name);
    if (name === 'cast') return dear;
    return name === 'attack' || name === 'defend' ? some.at(-1) : some[0];
  });
  return ideas.find((idea) => idea !== undefined) ?? { do: 'pass' };
};

type Cast = Extract<EclipseMove, { readonly do: 'cast' }>;
type Hand = NonNullable<EclipseTypes['view']['mine']>['hand'];

/** The creature that costs most of those that can be summoned. */
function dearest(casts: readonly Cast[], hand: Hand): Cast | undefined {
  const cost = ({ slot }: Cast): number => {
    const id = hand[slot];
    const card = id && cardOf(id);
    if (!card || card.kind !== 'creature') return 0;
    return card.cost.light + card.cost.dark + card.cost.any;
  };
  return casts.filter((cast) => cost(cast) > 0).toSorted((a, b) => cost(b) - cost(a))[0];
}
