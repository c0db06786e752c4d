// A duel whose steps are called from outside, to look at its motion and to measure it. A workshop page: never part of what is shipped.
import { eclipse } from '@kesem/engine/games/eclipse/game';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../../kit/styles/kit.css';
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { directionOf, LANGS } from '../../../i18n/lang.ts';
import { BarFrame } from '../../../kit/bar.tsx';
import { INKS } from '../../../kit/draw/inks.ts';
import { TimelineClockContext } from '../../../kit/timeline/clock.ts';
import { TopFrame } from '../../../kit/top.tsx';
import type { BoardProps } from '../../contract.ts';
import { Board } from '../Board.tsx';
import { framesOf } from '../timeline.ts';
import styles from './duel.module.css';
import { busiestDuel, drawnDuel } from './duels.ts';

const wish = new URLSearchParams(location.search);
const lang = LANGS.find((one) => one === wish.get('lang')) ?? 'he';
const seed = wish.get('seed');
const steps = seed === null ? busiestDuel('busy') : drawnDuel(seed);

document.documentElement.lang = lang;
document.documentElement.dir = directionOf(lang);
document.documentElement.dataset['theme'] = wish.get('theme') === 'dark' ? 'dark' : 'light';

const NAMES = ['נועה', 'אסף'];
const words: BoardProps<EclipseTypes>['words'] = {
  lang,
  me: 0,
  south: 0,
  ink: (seat) => INKS[seat] ?? 1,
  name: (seat) => NAMES[seat] ?? '',
};
const nothing = (): void => undefined;

/** What lies on the table: a step before or after it has happened. */
interface Shown {
  readonly id: number;
  readonly step: number;
  readonly when: 'before' | 'after';
}

let ticks: (() => void)[] = [];
const byHand = {
  after: (_ms: number, call: () => void) => {
    ticks.push(call);
    return () => {
      ticks = ticks.filter((one) => one !== call);
    };
  },
};
const pageClock = {
  after: (ms: number, call: () => void) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

const Duel = ({ onReady }: { readonly onReady: (show: (shown: Shown) => void) => void }) => {
  const [{ id, step, when }, setShown] = useState<Shown>({ id: 0, step: 0, when: 'before' });
  onReady(setShown);
  const now = steps[step];
  if (!now) return null;
  const view = eclipse.view(when === 'before' ? now.before : now.state, 0);
  const props: BoardProps<EclipseTypes> = {
    view,
    moves: eclipse.moves(view),
    words,
    send: nothing,
    scene: { id, events: when === 'before' ? [] : now.events },
    pending: false,
    refusal: null,
    confirm: true,
    south: 0,
    left: () => null,
    presence: () => '',
    onPending: nothing,
    habits: {},
    onHabit: nothing,
  };
  return (
    <TimelineClockContext value={wish.has('hand') ? byHand : pageClock}>
      <TopFrame>
        {(top) => (
          <BarFrame>
            {(bar) => (
              <div className={styles.page}>
                {top}
                <main className={styles.board}>
                  <Board {...props} />
                </main>
                <div className={styles.bar}>{bar}</div>
              </div>
            )}
          </BarFrame>
        )}
      </TopFrame>
    </TimelineClockContext>
  );
};

let show: (shown: Shown) => void = nothing;
let id = 0;
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Duel onReady={(given) => (show = given)} />);

/** What is called from outside. */
Reflect.set(globalThis, 'duel', {
  /** The leading event of each frame of each step, and for how long it is seen. */
  frames: steps.map(({ before, events }) =>
    framesOf({ before: eclipse.view(before, 0), events }).map((frame) => ({
      // the table moves before the end is told
      type: frame.events[0]?.type ?? 'ended',
      types: frame.events.map(({ type }) => type),
      ms: frame.ms,
    })),
  ),
  show: (step: number, when: Shown['when']) => {
    id += 1;
    flushSync(() => show({ id, step, when }));
  },
  /** The frame that is seen has been looked at, if time stands still. */
  tick: () => {
    const [call] = ticks;
    if (call) flushSync(call);
  },
});
