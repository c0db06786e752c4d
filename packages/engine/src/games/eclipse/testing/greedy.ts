/** A newcomer at Eclipse: plays out whatever can be played, then attacks with everybody. */
import type { Bot } from '../../../core/bot.ts';
import { cardOf } from '../cards/set.ts';
import type { EclipseMove } from '../move.ts';
import { movesOf } from '../moves.ts';
import type { EclipseTypes } from '../state.ts';

/** Stones first, then the dearest creature, then all that can attack; everybody who can stands guard. */
export const greedy: Bot<EclipseTypes> = ({ view, ask }) => {
  const moves = movesOf(view).filter((move) => ask.answers.includes(move.do));
  const all = <K extends EclipseMove['do']>(name: K) =>
    moves.filter((move): move is Extract<EclipseMove, { readonly do: K }> => move.do === name);
  const [keep] = all('keep');
  const [discard] = all('discard');
  if (view.agenda[0]?.do === 'window') return { do: 'pass' };
  return (
    keep ??
    all('defend').at(-1) ??
    all('drop')[0] ??
    dearest(all('cast'), view.mine?.hand ?? []) ??
    all('attack').at(-1) ??
    all('end')[0] ??
    all('answer')[0] ??
    discard ?? { do: 'pass' }
  );
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
