import type { SpellTypes } from '@kesem/engine/games/spell-a-spell/state';
import type { BoardProps } from '../../contract.ts';
import type { SpellFrame } from '../timeline.ts';
import { SnowStage, type Throw, throwOf } from './SnowStage.tsx';
import { type Ballot, ballotOf, VoteStage } from './VoteStage.tsx';

/** What takes the whole table, and asks by itself. */
export type Staged =
  | { readonly is: 'vote'; readonly ballot: Ballot }
  | { readonly is: 'snow'; readonly thrown: Throw };

/** What is on the stage now, or in what is shown; null: the table stands open. */
export function stagedOf(view: SpellTypes['view'], frame: SpellFrame | null): Staged | null {
  const ballot = ballotOf(view, frame);
  if (ballot) return { is: 'vote', ballot };
  const thrown = throwOf(view, frame);
  return thrown && { is: 'snow', thrown };
}

/** The stage over the table. */
export const Stage = ({
  staged,
  ...props
}: BoardProps<SpellTypes> & { readonly staged: Staged }) =>
  staged.is === 'vote' ? (
    <VoteStage {...props} ballot={staged.ballot} />
  ) : (
    <SnowStage {...props} thrown={staged.thrown} />
  );
