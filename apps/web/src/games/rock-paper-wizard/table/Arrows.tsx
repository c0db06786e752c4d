import type { Seat } from '@kesem/engine/core/game';
import type { Wizard } from '@kesem/engine/games/rock-paper-wizard/state';
import { memo, type RefObject, useLayoutEffect, useState } from 'react';
import type { Ink } from '../../../kit/draw/inks.ts';
import styles from './Arrows.module.css';
import { type Box, type Plan, routeOf } from './route.ts';
import type { Shape } from './useShape.ts';

/** One hand that points. */
export interface Aim {
  readonly from: Seat;
  readonly to: Seat;
  readonly ink: Ink;
  /** 'planned' is seen by its owner alone. */
  readonly look: 'armed' | 'acting' | 'wild' | 'planned';
}

interface ArrowsProps {
  readonly aims: readonly Aim[];
  readonly table: RefObject<HTMLElement | null>;
  readonly shape: Shape;
}

/** Each ink has a dash of its own, so that arrows are told apart in grey. */
export const DASH: Readonly<Record<Ink, string>> = {
  1: 'none',
  2: '13 6',
  3: '3 4',
  4: '14 4 3 4',
  5: '7 4',
  6: '14 4 3 4 3 4',
};

const HEAD = 'M2 0L-11 -7L-8 0L-11 7Z';

/** Everybody's arrow in own ink and dash; what it says stands on the mats in words. A table on which other things lie is another key. */
export const Arrows = memo(({ aims, table, shape }: ArrowsProps) => {
  const plan = usePlan(table, shape);
  const isFocused = aims.some(({ look }) => look === 'acting');
  if (!plan) return null;
  return (
    <svg className={styles.arrows} aria-hidden="true">
      {aims.map(({ from, to, ink, look }) => {
        const route = routeOf(plan, from, to);
        if (!route) return null;
        const [x, y] = route.head;
        return (
          <g
            key={from}
            data-arrow={from}
            data-look={look}
            data-faint={isFocused && look !== 'acting' ? '' : undefined}
            style={{ color: `var(--p${ink})` }}
          >
            <path d={route.d} className={styles.under} strokeDasharray={DASH[ink]} />
            <path d={route.d} className={styles.line} strokeDasharray={DASH[ink]} />
            <path
              d={HEAD}
              className={styles.head}
              transform={`translate(${x} ${y}) rotate(${route.angle})`}
            />
          </g>
        );
      })}
    </svg>
  );
});

/** The hands that point: of everybody whose spell is still to come or is being cast. */
export function aimsOf(wizards: readonly Wizard[], inkOf: (seat: Seat) => Ink): readonly Aim[] {
  return wizards.flatMap(({ hand }, from) => {
    if (!hand || (hand.state !== 'armed' && hand.state !== 'acting')) return [];
    const look = hand.state === 'acting' ? 'acting' : hand.surge ? 'wild' : 'armed';
    return [{ from, to: hand.target, ink: inkOf(from), look }];
  });
}

/** Where mats and cards stand, measured again when the table changes its size. */
function usePlan(table: RefObject<HTMLElement | null>, shape: Shape): Plan | null {
  const [plan, setPlan] = useState<Plan | null>(null);
  useLayoutEffect(() => {
    const room = table.current;
    if (!room) return undefined;
    const measure = (): void => setPlan(measured(room, shape));
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => observer.disconnect();
  }, [table, shape]);
  return plan;
}

function measured(room: HTMLElement, shape: Shape): Plan {
  const corner = room.getBoundingClientRect();
  const boxes = (selector: string): readonly Box[] =>
    [...room.querySelectorAll<HTMLElement>(selector)].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left - corner.left, y: top - corner.top, w: width, h: height };
    });
  const seats = [...room.querySelectorAll<HTMLElement>('[data-mat]')];
  const places = boxes('[data-mat]');
  const mats = seats.map((_, seat) => {
    const at = seats.findIndex(({ dataset }) => dataset['mat'] === String(seat));
    return places[at] ?? { x: 0, y: 0, w: 0, h: 0 };
  });
  const side = getComputedStyle(room).direction === 'rtl' ? 'left' : 'right';
  return { shape, mats, cards: boxes('[data-card]'), side };
}
