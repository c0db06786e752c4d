import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { CardBack } from '../../../kit/cards/CardBack.tsx';
import type { Flight } from '../timeline.ts';
import styles from './Flights.module.css';

interface FlightsProps {
  readonly flights: readonly Flight[];
}

interface Way extends Flight {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** The very same each time: nothing is drawn anew while nothing flies. */
const NONE: readonly Way[] = [];

/** A hand in flight shows this many cards at most. */
const MOST = 5;

/** What crosses the table: hands in a sandstorm, cards that are taken. */
export const Flights = ({ flights }: FlightsProps) => {
  const sky = useRef<HTMLDivElement>(null);
  const [ways, setWays] = useState(NONE);
  useLayoutEffect(() => {
    setWays(sky.current && flights.length > 0 ? waysOf(flights, sky.current) : NONE);
  }, [flights]);
  return (
    <div ref={sky} className={styles.sky} aria-hidden="true">
      {ways.map((way) => (
        <span key={`${way.from}>${way.to}`} className={styles.flight} style={courseOf(way)}>
          {Array.from({ length: Math.min(MOST, way.cards) }, (_, at) => (
            // backs are all alike
            <CardBack key={at} back="letters" width={26} />
          ))}
        </span>
      ))}
    </div>
  );
};

/** Where things fly from plate to plate, in px of the board. */
function waysOf(flights: readonly Flight[], sky: HTMLElement): readonly Way[] {
  const origin = sky.getBoundingClientRect();
  const middle = (seat: number) => {
    const box = sky.parentElement?.querySelector(`[data-place="${seat}"]`)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y };
  };
  return flights.flatMap((flight) => {
    const [from, to] = [middle(flight.from), middle(flight.to)];
    if (!from || !to) return [];
    return [{ ...flight, ...from, dx: to.x - from.x, dy: to.y - from.y }];
  });
}

function courseOf({
  x,
  y,
  dx,
  dy,
}: Way): CSSProperties & Readonly<Record<'--dx' | '--dy', string>> {
  return { translate: `${x}px ${y}px`, '--dx': `${dx}px`, '--dy': `${dy}px` };
}
