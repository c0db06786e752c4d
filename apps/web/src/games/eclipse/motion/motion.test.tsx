// @vitest-environment jsdom

import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { cleanup, fireEvent, render, act as rendered, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TRANSPORT } from '../../../i18n/transport.ts';
import { MOTION } from '../../../kit/motion.ts';
import { handClock } from '../../../kit/testing/handClock.ts';
import { TimelineClockContext } from '../../../kit/timeline/clock.ts';
import type { BoardProps } from '../../contract.ts';
import { boardProps } from '../../testing/board.tsx';
import { wordsIn } from '../../testing/words.ts';
import { Board } from '../Board.tsx';
import { describe as told } from '../describe.ts';
import { busiestDuel, drawnDuel } from '../gallery/duels.ts';
import { sounds } from '../sounds.ts';
import { type EclipseFrame, framesOf } from '../timeline.ts';
import { lengthOf } from './acts.ts';
import { EVENTS } from './events.ts';
import { MOVES } from './moves.ts';
import { FLASH_APART } from './useMotion.tsx';

const DUELS = [...['five', 'six'].map((seed) => drawnDuel(seed)), busiestDuel('busy')];
const STEPS = DUELS.flat();
const FRAMES: readonly EclipseFrame[] = STEPS.flatMap(({ before, events }) =>
  framesOf({ before: eclipse.view(before, 0), events }),
);

/** Events that neither move anything nor take time: who is asked, who has passed, how one wants to be asked. */
const UNSEEN: readonly EclipseEvent['type'][] = [
  'ready',
  'chose',
  'asked',
  'declined',
  'opened',
  'closed',
  'passed',
  'preferred',
  'ending',
];
/** Events without a sound of their own: they are heard with what comes before or after. */
const UNHEARD: readonly EclipseEvent['type'][] = [
  ...UNSEEN,
  'turn',
  'freed',
  'changed',
  'threatened',
  'peace',
];

describe('the motion table', () => {
  it('has a row for every event: something moves or is looked at, and something is heard', () => {
    const rows = Object.entries(EVENTS);
    const still = rows.filter(([, { acts, stay }]) => acts === EVENTS.asked.acts && stay === null);
    expect(still.map(([type]) => type)).toEqual(UNSEEN);
    const silent = rows.filter(([, { cues }]) => cues.length === 0).map(([type]) => type);
    expect(silent.filter((type) => !UNHEARD.some((one) => one === type))).toEqual([]);
  });

  it('says in the bar what is seen, in every frame that takes time', () => {
    for (const lang of ['he', 'en'] as const) {
      const words = wordsIn(lang);
      const mute = FRAMES.filter(({ events, earlier, view, ms }) => {
        const lines = [...earlier, ...events].flatMap((one) => told(one, words, view)?.text ?? []);
        return ms > 0 && lines.length === 0;
      });
      expect(
        mute
          .map(({ events }) => events.map(({ type }) => type))
          .filter((one) => one.join() !== 'peace'),
      ).toEqual([]);
    }
  });

  it('has the times of the design', () => {
    const ms = Object.fromEntries(Object.entries(MOVES).map(([name, move]) => [name, move.ms]));
    expect(ms).toMatchObject({
      arrive: 240,
      land: 160,
      flow: 240,
      lay: 240,
      present: 320,
      flip: 280,
      draw: 320,
      horizon: 320,
      step: 240,
      roll: 400,
      back: 120,
      hit: 80,
      shake: 120,
      flash: 60,
      stamp: 160,
      crack: 120,
      part: 240,
      drop: 320,
      leave: 240,
      shatter: 320,
      tear: 160,
      glow: 400,
      chain: 160,
      sweep: 320,
    });
  });

  it('changes nothing but place, turn, size and opacity', () => {
    const allowed = new Set(['transform', 'opacity', 'offset']);
    const others = Object.values(MOVES).flatMap(({ frames }) =>
      frames.flatMap((frame) => Object.keys(frame).filter((key) => !allowed.has(key))),
    );
    expect(others).toEqual([]);
  });

  it('lets every motion come to its end before the next picture', () => {
    const cut = FRAMES.filter(({ acts, ms }) => lengthOf(acts) > ms);
    expect(cut).toEqual([]);
  });

  it('shows a card of theirs for its time: it comes, turns over, and lies there', () => {
    const cast: EclipseEvent = { type: 'cast', player: 1, card: 'goblin', paid: [], target: null };
    const [first] = STEPS;
    const before = first ? eclipse.view(first.before, 0) : null;
    const [theirs] = before ? framesOf({ before, events: [cast] }) : [];
    expect(theirs?.ms).toBe(320 + 280 + MOTION.beat);
  });

  it('knocks for one’s own turn alone', () => {
    const turn = { type: 'turn', turn: 3, player: 0 } as const;
    expect([sounds(turn, 0), sounds(turn, 1), sounds(turn, null)]).toEqual([['knock'], [], []]);
  });
});

describe('flashes', () => {
  it('come fewer than three times a second, in every duel as it is played', () => {
    for (const duel of DUELS) {
      let now = 0;
      const at: number[] = [];
      for (const { before, events } of duel) {
        for (const { acts, ms } of framesOf({ before: eclipse.view(before, 0), events })) {
          for (const one of acts) if (one.move === 'flash') at.push(now + one.at);
          now += ms;
        }
      }
      const most = Math.max(
        0,
        ...at.map((from) => at.filter((one) => one >= from && one < from + 1000).length),
      );
      expect(most).toBeLessThan(3);
    }
  });

  it('keep apart however fast one goes on by hand', () => {
    expect(Math.ceil(1000 / FLASH_APART)).toBeLessThanOrEqual(3);
  });
});

/** What was animated: on what, for how long, and whether it still runs. */
interface Played {
  readonly element: Element;
  readonly duration: number;
  readonly frames: readonly Keyframe[];
  running: boolean;
}
let played: Played[] = [];

beforeEach(() => {
  played = [];
  Element.prototype.animate = function animate(this: Element, frames, timing) {
    const one: Played = {
      element: this,
      duration: Number(typeof timing === 'object' ? timing.duration : timing),
      frames: frames as Keyframe[],
      running: true,
    };
    played.push(one);
    // nothing but this is asked of it
    return { cancel: () => (one.running = false) } as unknown as Animation;
  };
  // everything has a place, each another one
  let x = 0;
  Element.prototype.getBoundingClientRect = () => {
    x += 7;
    return new DOMRect(x, x, 50, 70);
  };
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** A table at a step of a duel, driven by hand. */
function tableAt(step: (typeof STEPS)[number]) {
  const clock = handClock();
  const props = (when: 'before' | 'after'): BoardProps<EclipseTypes> => {
    const view = eclipse.view(when === 'before' ? step.before : step.state, 0);
    return boardProps<EclipseTypes>({
      view,
      moves: eclipse.moves(view),
      words: wordsIn('en'),
      scene: when === 'before' ? { id: 0, events: [] } : { id: 1, events: step.events },
    });
  };
  const table = (when: 'before' | 'after') => (
    <TimelineClockContext value={clock}>
      <Board {...props(when)} />
    </TimelineClockContext>
  );
  const { rerender } = render(table('before'));
  played = [];
  rerender(table('after'));
  const frames = framesOf({ before: eclipse.view(step.before, 0), events: step.events });
  return {
    frames: frames.filter(({ ms }) => ms > 0),
    pass: (ms: number) => rendered(() => clock.pass(ms)),
  };
}

const stepWith = (type: EclipseEvent['type']) => {
  const step = STEPS.find(({ events }) => events.some((event) => event.type === type));
  if (!step) throw new Error(`no duel has ${type}`);
  return step;
};
const skipButton = () => screen.queryByText(TRANSPORT.en.skip)?.closest('button') ?? null;

describe('on the table', () => {
  it('a blow takes the times of its row, and what falls is drawn as two halves', () => {
    const { frames, pass } = tableAt(stepWith('destroyed'));
    const wanted = { part: ['crack', 'part', 'drop'], hit: ['back', 'hit', 'shake'] } as const;
    const missing = frames.flatMap(({ acts, ms }) => {
      const durations = new Set(played.map(({ duration }) => duration));
      const moves = acts.flatMap(({ move }) =>
        move === 'part' || move === 'hit' ? wanted[move] : [],
      );
      played = [];
      pass(ms);
      return moves.filter((move) => !durations.has(MOVES[move].ms));
    });
    expect(missing).toEqual([]);
    expect(frames.flatMap(({ acts }) => acts.map(({ move }) => move))).toContain('part');
    expect(skipButton()).toBeNull();
  });

  it('animates nothing but transform and opacity', () => {
    const { frames, pass } = tableAt(stepWith('struck'));
    for (const { ms } of frames) pass(ms);
    const keys = new Set(
      played.flatMap((one) => one.frames.flatMap((frame) => Object.keys(frame))),
    );
    expect([...keys].filter((key) => !['transform', 'opacity', 'offset'].includes(key))).toEqual(
      [],
    );
  });

  it('any tap skips, wherever it falls, and what is still to move after that takes less than 600 ms', () => {
    tableAt(stepWith('struck'));
    expect(skipButton()).not.toBeNull();
    const before = played;
    played = [];
    fireEvent.click(document.querySelector('[role="group"]') ?? document.body);
    expect(skipButton()).toBeNull();
    expect(before.filter(({ running }) => running)).toEqual([]);
    expect(Math.max(0, ...played.map(({ duration }) => duration))).toBeLessThanOrEqual(600);
  });

  it('offers a way to skip as long as anything is played', () => {
    for (const type of ['struck', 'cast', 'turn', 'started'] as const) {
      const { frames, pass } = tableAt(stepWith(type));
      for (const { ms } of frames) {
        expect(skipButton()).not.toBeNull();
        pass(ms);
      }
      expect(skipButton()).toBeNull();
      cleanup();
    }
  });

  it('with less motion nothing travels, and every frame is seen as long', () => {
    document.documentElement.style.setProperty('--travel', '0');
    const step = stepWith('destroyed');
    const { frames, pass } = tableAt(step);
    for (const { ms } of frames) pass(ms);
    document.documentElement.style.removeProperty('--travel');
    const keys = new Set(
      played.flatMap((one) => one.frames.flatMap((frame) => Object.keys(frame))),
    );
    expect([...keys].filter((key) => key !== 'opacity')).toEqual([]);
  });

  it('E: start dice fall on the table', () => {
    tableAt(stepWith('started'));
    const dice = document.querySelectorAll('[data-moves^="die:"] svg');
    expect(dice).toHaveLength(2);
    expect(played.filter(({ duration }) => duration === MOVES.fall.ms)).toHaveLength(2);
  });
});
