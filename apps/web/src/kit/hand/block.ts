// A pose cut into a block: bones, flesh around them, nearest last. Outlines are printed under the flesh, so that
// fingers grow out of the palm and folded ones lie over it.

import { type Point, polar } from '../draw/geometry.ts';
import { clean } from '../draw/gouge.ts';
import { closed } from '../draw/path.ts';
import { finger, type Joint, PALM, thumb, WEB, WRIST } from './bones.ts';
import { limbCuts, middleCuts, rootCuts } from './cuts.ts';
import { type Pose, STANCES, THUMBS } from './gestures.ts';
import { hull, limb, type Spot, seen, spot } from './picture.ts';

/** One piece: its body as a path, what joins it to the palm without a line, and the cuts over both. */
export interface Piece {
  readonly body: string;
  readonly graft: string;
  readonly cuts: string;
}

/** A hand: `behind`, then `palm` without a line of its own, then `front`. */
export interface Block {
  readonly behind: readonly Piece[];
  readonly palm: Piece;
  readonly front: readonly Piece[];
  /** The cuff's corners, clockwise, the wrist's first. */
  readonly cuff: readonly Point[];
  readonly size: readonly [width: number, height: number];
  readonly middle: Point;
}

interface Limb {
  readonly spots: readonly Spot[];
  /** The joint in the palm from which it grows, where it lies over the palm. */
  readonly root?: Spot;
  readonly front: boolean;
  readonly z: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const depth = (spots: readonly Spot[]): number => mean(spots.map(({ z }) => z));

/** Whether a finger turns back over itself in the picture. */
const doubles = ([a, b, c]: readonly Spot[]): boolean => {
  if (!a || !b || !c) return false;
  const [px, py, mx, my] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
  const [p, m] = [Math.hypot(px, py), Math.hypot(mx, my)];
  return p < 14 || px * mx + py * my < -0.3 * p * m;
};

const parts = (spots: readonly Spot[], palm: number): readonly Limb[] => {
  if (!doubles(spots)) return [{ spots, front: false, z: depth(spots) }];
  const [root, rest] = [spots.slice(0, 2), spots.slice(1)];
  const rise = (root[1]?.z ?? 0) - (root[0]?.z ?? 0);
  return [
    { spots: root, front: rise > 20, z: depth(root) },
    { spots: rest, front: depth(rest) > palm + 4, z: depth(rest) },
  ];
};

const thumbLimb = (pose: Pose): Limb => {
  const { aims, lies } = THUMBS[pose.thumb];
  const spots = thumb(aims).map((joint) => spot(joint, pose));
  const [root, ...rest] = spots;
  const z = depth(rest);
  const front = lies === 'over' && Math.cos((pose.roll * Math.PI) / 180) > 0;
  return front && root ? { spots: rest, root, front, z } : { spots, front, z };
};

const limbsOf = (pose: Pose, palm: number): readonly Limb[] => {
  const fingers = ([0, 1, 2, 3] as const).flatMap((i) => {
    const joints = finger(i, pose.fingers[i], [STANCES[pose.stance][i], pose.lift?.[i] ?? 0]);
    return parts(
      joints.map((joint) => spot(joint, pose)),
      palm,
    );
  });
  return [...fingers, thumbLimb(pose)].toSorted((a, b) => a.z - b.z);
};

/** The cuff widens from the wrist along the arm. */
const cuffOf = (pose: Pose): readonly Point[] => {
  const wrist = WRIST.map((joint) => spot(joint, pose));
  const [x, y] = [mean(wrist.map((s) => s.x)), mean(wrist.map((s) => s.y))];
  const [dx, dy] = seen([0, -1, 0], pose);
  const [ax, ay] = polar([0, 0], 1, (Math.atan2(dy, dx) * 180) / Math.PI);
  const half = Math.max(...wrist.map((s) => Math.abs((s.y - y) * ax - (s.x - x) * ay) + s.r), 15);
  const corner = (far: number, aside: number): Point => [
    x + ax * far - ay * aside,
    y + ay * far + ax * aside,
  ];
  return [corner(6, -half - 2), corner(34, -half - 10), corner(34, half + 10), corner(6, half + 2)];
};

/** The box around everything. */
const extent = (spots: readonly Spot[], cuff: readonly Point[]): Pick<Block, 'size' | 'middle'> => {
  const xs = [...spots.flatMap(({ x, r }) => [x - r, x + r]), ...cuff.map(([x]) => x)];
  const ys = [...spots.flatMap(({ y, r }) => [y - r, y + r]), ...cuff.map(([, y]) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { size: [x1 - x0, y1 - y0], middle: [(x0 + x1) / 2, (y0 + y1) / 2] };
};

/** Cuts a pose into a block. */
export const carve = (pose: Pose): Block => {
  const look = (joint: Joint): Spot => spot(joint, pose);
  const palm = PALM.map(look);
  const limbs = limbsOf(pose, depth(palm));
  const ball = thumb(THUMBS[pose.thumb].aims).slice(1, 2);
  const web = THUMBS[pose.thumb].lies === 'out' ? closed(hull([...WEB, ...ball].map(look))) : '';
  const face = Math.cos((pose.roll * Math.PI) / 180) < -0.4 ? 'back' : 'palm';
  const piece = ({ spots, root }: Limb): Piece => ({
    body: limb(spots),
    graft: root ? limb([root, ...spots.slice(0, 1)]) : '',
    cuts: clean([...limbCuts(spots, face), ...(root ? rootCuts(root, spots) : [])]),
  });
  const open = limbs.some(({ front }) => front) ? 'covered' : 'open';
  const cuff = cuffOf(pose);
  return {
    behind: limbs.filter(({ front }) => !front).map(piece),
    palm: { body: closed(hull(palm)) + web, graft: '', cuts: clean(middleCuts(pose, open)) },
    front: limbs.filter(({ front }) => front).map(piece),
    cuff,
    ...extent([...palm, ...limbs.flatMap(({ spots }) => spots)], cuff),
  };
};
