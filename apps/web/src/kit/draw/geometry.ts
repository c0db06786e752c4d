/** A place on a drawing, in the units of its viewBox. */
export type Point = readonly [x: number, y: number];

/** The point at `angle` degrees (0 is to the right, growing clockwise) and distance `r` from a centre. */
export const polar = ([x, y]: Point, r: number, angle: number): Point => {
  const a = (angle * Math.PI) / 180;
  return [x + Math.cos(a) * r, y + Math.sin(a) * r];
};

/** The corners of a regular polygon, clockwise, the first at `turn` degrees. */
export const polygon = (corners: number, centre: Point, r: number, turn = 0): readonly Point[] =>
  Array.from({ length: corners }, (_, i) => polar(centre, r, turn + (i * 360) / corners));

/** The corners of a star with `rays` rays between an outer and an inner radius, clockwise. */
export const star = (
  rays: number,
  centre: Point,
  [outer, inner]: readonly [outer: number, inner: number],
  turn = -90,
): readonly Point[] =>
  Array.from({ length: rays * 2 }, (_, i) =>
    polar(centre, i % 2 === 0 ? outer : inner, turn + (i * 180) / rays),
  );

// By index where thousands of points are made while a page is read: taking a pair apart asks its iterator until a compiler has come.

/** The point so far on the way from one to another; `t` is 0 to 1. */
export const between = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];

const pointOn = (controls: readonly Point[], t: number): Point => {
  const [first = [0, 0], ...rest] = controls;
  if (rest.length === 0) return first;
  return pointOn(
    rest.map((next, i) => between(controls[i] ?? next, next, t)),
    t,
  );
};

/** A Bézier curve of any degree as `steps` + 1 points, ends included. */
export const curve = (controls: readonly Point[], steps: number): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => pointOn(controls, i / steps));

/** The same closed outline with points added so that none are further apart than `step`. */
export const densify = (outline: readonly Point[], step: number): readonly Point[] =>
  outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from({ length: parts }, (_, k) => between(from, to, k / parts));
  });
