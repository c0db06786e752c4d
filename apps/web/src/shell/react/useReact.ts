import { LIMITS } from '@kesem/protocol/limits';
import type { ReactionKind } from '@kesem/protocol/reactions';
import { useEffect, useState } from 'react';
import { useOnline } from '../room/session.ts';

export type React = (kind: ReactionKind) => void;

/** Sends reactions, each once: what is lost is lost. `rest`: for how long no more is taken, in ms. */
export function useReact(): { readonly react: React; readonly rest: number } {
  const { link } = useOnline();
  const [resting, setResting] = useState({ rest: 0 });
  const { rest } = resting;
  useEffect(() => {
    if (resting.rest === 0) return undefined;
    const timer = setTimeout(() => setResting({ rest: 0 }), resting.rest);
    return () => clearTimeout(timer);
  }, [resting]);
  const react = async (kind: ReactionKind): Promise<void> => {
    const answer = await link.ask('react', { kind });
    if (answer?.ok && answer.rest > 0) setResting({ rest: answer.rest });
    // another tab of the same person has reacted so much
    if (answer?.ok === false && answer.code === 'tooFast') {
      setResting((now) => (now.rest > 0 ? now : { rest: LIMITS.reactionRestMs }));
    }
  };
  return { react: (kind) => void react(kind), rest };
}
