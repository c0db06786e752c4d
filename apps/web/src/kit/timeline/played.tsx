import {
  type ComponentType,
  memo,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { useStage } from './stage.ts';
import type { Frame, Transition } from './timeline.ts';
import { type Given, type Timeline, usePending, useTimeline } from './useTimeline.ts';

/** What a board is given, and what is played of it. */
export type Played<P, F> = P & { readonly timeline: Timeline<F> };

/** A step of the table that a board with these props is given. */
type StepOf<P extends Given<unknown, unknown>> = Transition<P['view'], EventOf<P>>;
type EventOf<P extends Given<unknown, unknown>> = P['scene']['events'][number];

/**
 * A board on which what happens is played, by the frames of each step. A step is taken up as it comes, for none may be
 * missed; its table is drawn after that and in slices, between which taps are answered.
 */
export function played<
  P extends Given<unknown, unknown> & Parameters<typeof usePending>[0],
  F extends Frame<unknown, EventOf<P>>,
>(
  framesOf: (step: StepOf<P>, props: P) => readonly F[],
  Table: ComponentType<Played<P, F>>,
): ComponentType<P> {
  const Shown = memo(({ given }: { readonly given: Played<P, F> }) => <Table {...given} />);
  return (props) => {
    const timeline = useTimeline<P['view'], EventOf<P>, F>(props, (step) => framesOf(step, props));
    const given = useMemo(() => ({ ...props, timeline }), [props, timeline]);
    const shown = useDeferredValue(useAfterPage(given));
    // before a step is drawn the room holds all of it for pending
    usePending(props, shown.scene.id === props.scene.id ? shown.timeline.pending : null);
    return <Shown given={shown} />;
  };
}

/** What is given; while the page around shows a step, what was before it: both are more than a slow phone can draw in one picture. */
function useAfterPage<G extends Given<unknown, unknown>>(given: G): G {
  const { afterPage } = useStage();
  const { id } = given.scene;
  const [kept, setKept] = useState(given);
  const [step, setStep] = useState(id);
  const waits = afterPage !== undefined && id !== step;
  // the step that stands there meanwhile: another comes to wait just as the last is drawn
  const stands = waits ? step : null;
  // what comes while it waits is drawn with it, and puts nothing off
  const draw = useEffectEvent(() => setStep(id));
  useEffect(() => (stands === null ? undefined : afterPage?.(() => draw())), [stands, afterPage]);
  if (!waits && kept !== given) setKept(given);
  return waits ? kept : given;
}
