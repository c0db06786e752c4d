import { describe, expect, it } from 'vitest';
import { type Place, placesOf } from './circle.ts';

/** Where each place lies, in degrees clockwise from the south. */
const ANGLE: Readonly<Record<Place, number>> = {
  south: 0,
  southWest: 60,
  northWest: 120,
  north: 180,
  northEast: 240,
  southEast: 300,
};

describe('the places around the book', () => {
  it.each([3, 4, 5, 6])('of %i wizards go clockwise from one’s own in the south', (count) => {
    const angles = placesOf(count).map((place) => ANGLE[place]);
    expect(angles).toHaveLength(count);
    expect(angles[0]).toBe(0);
    expect(angles).toEqual([...new Set(angles)].toSorted((a, b) => a - b));
  });
});
