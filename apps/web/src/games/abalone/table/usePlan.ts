import type { Step } from '@kesem/engine/games/abalone/chapters/step';
import type { AbaloneTypes } from '@kesem/engine/games/abalone/state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../../../kit/announce.ts';
import type { BoardProps } from '../../contract.ts';
import { noteWords } from '../describe.ts';
import type { Fate, Plan } from './plan.ts';
import { DROPPED, fateOf } from './plan.ts';
import type { Judge } from './steps.ts';

/** The move set in advance, if there is one. */
export interface Planned {
  /** Null when there is none, or it is no more. */
  readonly step: Step | null;
  readonly fate: Fate;
  readonly set: (step: Step) => void;
  readonly cancel: () => void;
}

/** Keeps one planned move, sends it when its turn comes, and says so when it no longer fits. */
export function usePlan(props: BoardProps<AbaloneTypes>, judge: Judge): Planned {
  const { view, pending } = props;
  const [plan, setPlan] = useState<Plan | null>(null);
  const sent = useRef<Plan | null>(null);
  const fate = fateOf(plan, view, judge);
  const settle = useEffectEvent((now: Fate) => {
    if (now === 'dropped') announce(noteWords(DROPPED, 0, props.words.lang), 'assertive');
    if (now !== 'due' || !plan || sent.current === plan) return;
    sent.current = plan;
    props.send({ do: 'move', ...plan.step });
  });
  // what is under way goes first: one command at a time
  const settled = pending && fate === 'due' ? 'waits' : fate;
  useEffect(() => settle(settled), [settled]);
  return {
    step: fate === 'waits' && plan ? plan.step : null,
    fate,
    set: (step) => setPlan({ step, ply: view.ply }),
    cancel: () => setPlan(null),
  };
}
