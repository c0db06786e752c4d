/** Acts on a page: they move what lies on the table, and what is drawn over it meanwhile. */
import { MOTION } from '../../../kit/motion.ts';
import type { Act } from './acts.ts';
import {
  copyOf,
  crackOn,
  discOn,
  dustOn,
  edgeOn,
  facetsOf,
  halfOf,
  lightOn,
  raysFrom,
  skyFrom,
} from './drawn.ts';
import { MOVES, type MoveName } from './moves.ts';
import { awayFrom, hasMoved, onto, type Place, type Places } from './places.ts';

/** A table between two pictures: how things lay, and how they lie. */
export interface Change {
  /** As it is read: a copy lies outside the table. */
  readonly dir: string;
  /** As far as any corner of it is from any point of it, in px. */
  readonly reach: number;
  /** What is drawn for the motion alone goes in here. */
  readonly layer: HTMLElement;
  readonly was: Places;
  readonly is: Places;
  /** Plays frames on an element; it is called off with everything else. */
  readonly play: (
    element: Element,
    frames: readonly Keyframe[],
    timing: KeyframeAnimationOptions,
  ) => void;
}

/** Does an act with the thing it is of, which lies there now or lay there before. */
type Performer = (change: Change, one: Act, place: Place) => void;

/** Whatever lies elsewhere than before goes there; an act may say when, and how slowly. */
export function flow({ was, is, play }: Change, acts: readonly Act[]): void {
  const arriving = new Set(acts.filter(({ move }) => move === 'arrive').map(({ of }) => of));
  for (const [name, place] of is) {
    const before = was.get(name);
    if (!before || arriving.has(name) || !FLOWING.test(name) || !hasMoved(before, place)) continue;
    const { move, at } = acts.find((one) => one.of === name && GOING.has(one.move)) ?? FLOW;
    play(
      place.node,
      [{ transform: onto(place, before) }, ...MOVES[move].frames],
      timingOf(move, at),
    );
  }
}

const FLOWING = /^(?:creature|stone|enchantment|flag|horizon):/;
const GOING: ReadonlySet<MoveName> = new Set(['step', 'horizon']);
const FLOW = { move: 'flow', at: 0 } as const;

/** Does one act, if what it is of can be seen. */
export function perform(change: Change, one: Act): void {
  const place = change.is.get(one.of) ?? change.was.get(one.of);
  if (place) (PERFORMERS[one.move] ?? plain)(change, one, place);
}

/** The same where nothing may travel: what comes fades in, what is lost lies in pieces, what is kept has its gold edge. */
export function performStill(change: Change, one: Act): void {
  const place = change.is.get(one.of) ?? change.was.get(one.of);
  if (place) STILL[one.move]?.(change, one, place);
}

/** A move begins after its delay, and until then things look as at its beginning. */
function timingOf(
  move: MoveName,
  at: number,
  fill: FillMode = 'backwards',
): KeyframeAnimationOptions {
  const { ms, easing } = MOVES[move];
  return { duration: ms, delay: at, easing, fill };
}

const plain: Performer = ({ play }, { move, at, part }, { node }) => {
  const { frames } = MOVES[move];
  if (frames.length === 0) return;
  const fill = AFTER_OTHERS.has(move) ? 'none' : 'backwards';
  const elements = part === undefined ? [node] : node.querySelectorAll(part);
  for (const element of elements) play(element, frames, timingOf(move, at, fill));
};

/** Moves that follow another one of the same thing: they do not set how it looks before. */
const AFTER_OTHERS: ReadonlySet<MoveName> = new Set(['land', 'hit', 'shake', 'nod']);

const isThere = (place: Place | undefined): place is Place => place !== undefined;
const first = (names: readonly string[] = [], ...maps: readonly Places[]): Place | undefined =>
  names.map((name) => maps.map((map) => map.get(name)).find(isThere)).find(isThere);

/** From where it comes to where it lies. */
const come: Performer = ({ was, is, play }, { move, at, towards }, place) => {
  const from = first(towards, was, is);
  const start = from ? { transform: onto(place, from) } : { opacity: 0 };
  play(place.node, [start, ...MOVES[move].frames], timingOf(move, at));
};

/** A copy of it flies from where it lay. */
const leave: Performer = ({ dir, layer, was, is, play }, { of, move, at, towards }, place) => {
  const to = first(towards, is, was);
  if (!to) return;
  const copy = copyOf(was.get(of) ?? place, dir);
  copy.style.opacity = '0';
  layer.append(copy);
  const end = { transform: onto(place, to), opacity: 0.3 };
  play(copy, [...MOVES[move].frames, end], timingOf(move, at, 'none'));
};

/** Draws back from whom it strikes. */
const back: Performer = ({ is, was, play }, { move, at, towards }, place) => {
  const foe = first(towards, is, was);
  if (foe)
    play(place.node, [...MOVES[move].frames, drawnBack(place, foe)], timingOf(move, at, 'none'));
};
const hit: Performer = ({ is, was, play }, { move, at, towards }, place) => {
  const foe = first(towards, is, was);
  if (foe)
    play(place.node, [drawnBack(place, foe), ...MOVES[move].frames], timingOf(move, at, 'none'));
};
const REACH = 40;
const drawnBack = (place: Place, foe: Place) => ({ transform: awayFrom(place, foe, REACH) });

/** Something is drawn over it, and is gone when its time is over. */
const drawnOver =
  (draw: (place: Place) => Element): Performer =>
  ({ layer, play }, { move, at }, place) => {
    const element = draw(place);
    layer.append(element);
    play(element, MOVES[move].frames, timingOf(move, at, 'none'));
  };
const glow = drawnOver(edgeOn);

function halves({ dir, layer }: Change, place: Place) {
  const left = halfOf(place, dir, 'left');
  const right = halfOf(place, dir, 'right');
  layer.append(left, right);
  return [
    { element: left, to: 'translate(-9px, 4px) rotate(-6deg)', side: -1 },
    { element: right, to: 'translate(9px, -4px) rotate(6deg)', side: 1 },
  ];
}

/** Two halves part, and then fall. */
const part: Performer = (change, { at }, place) => {
  for (const { element, to, side } of halves(change, place)) {
    change.play(element, [{ transform: 'none' }, { transform: to }], timingOf('part', at, 'both'));
    const falls = [
      { transform: to, opacity: 1 },
      { transform: `translate(${side * 26}px, 90px) rotate(${side * 18}deg)`, opacity: 0 },
    ];
    const { ms, easing } = MOVES.drop;
    change.play(element, falls, {
      duration: ms,
      delay: at + MOVES.part.ms,
      easing,
      fill: 'forwards',
    });
  }
};

function facets({ layer }: Change, { of }: Act, place: Place) {
  const all = facetsOf(place, Number(of.split(':')[1]));
  layer.append(...all.map(({ piece }) => piece));
  return all;
}

/** What breaks is no longer there, also where it is still told to lie there. */
const hidden = ({ is, play }: Change, { of, at }: Act): void => {
  const still = is.get(of);
  if (still)
    play(still.node, [{ opacity: 0 }, { opacity: 0 }], {
      duration: 1,
      delay: at,
      fill: 'forwards',
    });
};

const shatter: Performer = (change, one, place) => {
  hidden(change, one);
  for (const { piece, to } of facets(change, one, place)) {
    // whole until its time has come
    piece.style.opacity = '0';
    const frames = [{ transform: 'none' }, { transform: to }];
    change.play(
      piece,
      frames.map((frame) => ({ ...frame, opacity: 1 })),
      timingOf('shatter', one.at, 'forwards'),
    );
  }
};

/** Moves a copy of something that is no longer on the table. */
const gone: Performer = ({ dir, layer, was, play }, { of, move, at }, place) => {
  const copy = copyOf(was.get(of) ?? place, dir);
  layer.append(copy);
  play(copy, MOVES[move].frames, timingOf(move, at, 'both'));
};

/** Something is drawn over the table, and stays as long as the frame is seen. */
function staying(change: Change, element: Element, { move, at }: Act): void {
  change.layer.append(element);
  change.play(element, MOVES[move].frames, timingOf(move, at, 'both'));
}

const cover: Performer = (change, one, place) => {
  const disc = discOn(place, 'sun');
  change.layer.append(disc);
  const shown = [{ opacity: 1 }, { opacity: 1 }];
  change.play(disc, shown, { duration: 1, delay: one.at, fill: 'forwards' });
  staying(change, discOn(place, 'moon'), one);
};

const flood =
  (of: 'night' | 'dawn'): Performer =>
  (change, one, place) =>
    staying(change, skyFrom(place, change.reach, of), one);

const nothing: Performer = () => undefined;

const PERFORMERS: { readonly [M in MoveName]?: Performer } = {
  arrive: come,
  present: come,
  leave,
  back,
  hit,
  flash: drawnOver(lightOn),
  glow,
  tear: gone,
  dust: drawnOver(dustOn),
  crack: drawnOver(crackOn),
  part,
  drop: nothing,
  shatter,
  fade: gone,
  sweep: drawnOver((place) => raysFrom(place, 420)),
  cover,
  night: flood('night'),
  dawn: flood('dawn'),
  flow: nothing,
  step: nothing,
  horizon: nothing,
};

const appear: Performer = ({ play }, _one, { node }) =>
  play(node, [{ opacity: 0 }, { opacity: 1 }], { duration: MOTION.move / 2 });

/** How long what may not travel takes to appear, in ms. */
const CROSS = 300;
const fadeTo =
  (of: 'night' | 'dawn'): Performer =>
  (change, { at }, place) => {
    const sky = skyFrom(place, change.reach, of);
    change.layer.append(sky);
    const frames = [{ opacity: 0 }, { opacity: 1 }];
    change.play(sky, frames, { duration: CROSS, delay: at, fill: 'both' });
  };

const STILL: { readonly [M in MoveName]?: Performer } = {
  arrive: appear,
  present: appear,
  lay: appear,
  glow,
  part: (change, _one, place) => {
    for (const half of halves(change, place)) half.element.style.transform = half.to;
  },
  night: fadeTo('night'),
  dawn: fadeTo('dawn'),
  shatter: (change, one, place) => {
    hidden(change, one);
    for (const { piece, to } of facets(change, one, place)) piece.style.transform = to;
  },
};
