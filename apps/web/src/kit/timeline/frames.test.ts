import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { framesOfStep } from './frames.ts';
import type { Frame } from './timeline.ts';

/** An event is the number of its frames, a table the sum of what happened. */
const sum = (view: number, event: number): number => view + event;
const framesAt = (event: number, { after }: { readonly after: number }) =>
  Array.from(
    { length: event },
    (_, at): Frame<number, number> => ({
      view: after,
      events: at === event - 1 ? [event] : [],
      ms: 100,
    }),
  );

it('has every event in one of the frames, in order, and the table after it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3)), (events) => {
      const frames = framesOfStep({ before: 0, events }, sum, framesAt);
      const seen = frames.filter(({ ms }) => ms > 0);
      expect(seen).toHaveLength(events.reduce(sum, 0));
      expect(frames.flatMap((frame) => frame.events)).toEqual(seen.length > 0 ? events : []);
      for (const { view, events: told } of seen)
        expect(told.reduce(sum, 0)).toBeLessThanOrEqual(view);
    }),
  );
});

it('tells what has no frame with the next one, and behind the last in passing', () => {
  const frames = framesOfStep({ before: 0, events: [0, 2, 0, 1, 0, 0] }, sum, framesAt);
  expect(frames.map(({ events, ms }) => [events, ms])).toEqual([
    [[0], 100],
    [[2], 100],
    [[0, 1], 100],
    [[0, 0], 0],
  ]);
});

it('knows what is still to come', () => {
  const rests: (readonly number[])[] = [];
  framesOfStep({ before: 0, events: [1, 0, 2] }, sum, (event, { after, rest }) => {
    rests.push(rest);
    return framesAt(event, { after });
  });
  expect(rests).toEqual([[0, 2], [2], []]);
});
