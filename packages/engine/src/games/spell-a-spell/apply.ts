/** What an input does. */
import type { Game, Input } from '../../core/game.ts';
import { Desk, rule } from '../../core/ruling.ts';
import { cast } from './chapters/cast.ts';
import { answer, play } from './chapters/effects.ts';
import { setPub, setSecret } from './chapters/hands.ts';
import { fail } from './chapters/turn.ts';
import { closeVote, insist, vote } from './chapters/vote.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { SpellMove } from './move.ts';
import type { Question, SpellDesk, SpellTypes } from './state.ts';

/** One input, with these words to stand at once. The table has checked that it answers an open question or names a running timer. */
export function applyWith(lexicon: Lexicon): Game<SpellTypes>['apply'] {
  return (state, input, random) =>
    rule<SpellTypes>(new Desk(state, random), (d) => {
      const { question } = d.state.pub;
      // what the last step showed is gone with it
      setPub(d, { hit: null, tally: null });
      setSecret(d, { taken: [] });
      if (question === null) return;
      if (input.kind === 'timeout') timeOut(d, question);
      else act(d, lexicon, question, input);
    });
}

type Moved = Extract<Input<SpellMove>, { readonly kind: 'move' }>;

function act(d: SpellDesk, lexicon: Lexicon, question: Question, { seat, move }: Moved): void {
  if (move.do === 'cast') cast(d, lexicon, move);
  else if (move.do === 'play') play(d, seat, move.effect);
  else if (move.do === 'fail') fail(d, 'choice');
  else if (move.do === 'answer' && question.do === 'answer') answer(d, question, move.with);
  else if (move.do === 'vote' && question.do === 'vote') vote(d, question, seat, move.vote);
  else if (move.do === 'insist' && question.do === 'insist') insist(d, question, move.yes);
}

/** SP-9.3 A turn is lost; an answer is nothing, an insistence a no, and a vote closes without the silent. */
function timeOut(d: SpellDesk, question: Question): void {
  switch (question.do) {
    case 'turn':
      return fail(d, 'time');
    case 'answer':
      return answer(d, question, 'nothing');
    case 'vote':
      return closeVote(d, question);
    case 'insist':
      return insist(d, question, false);
    default:
      return question satisfies never;
  }
}
