/** The motion table: for each event what moves, how long it is looked at after that, and what is heard. */
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import type { Bearer, Id, Player } from '@kesem/engine/games/eclipse/move';
import type { Cue } from '../../../kit/cues.ts';
import { MOTION } from '../../../kit/motion.ts';
import { type Act, act } from './acts.ts';
import { APART, MOVES } from './moves.ts';
import { PICKED } from './places.ts';

type Of<K extends EclipseEvent['type']> = Extract<EclipseEvent, { readonly type: K }>;

export interface Row<E> {
  readonly cues: readonly Cue[];
  /** What whoever does it hears instead. */
  readonly own?: readonly Cue[];
  /** How long it is looked at when nothing moves any more, in ms; null: it belongs to what came before it. */
  readonly stay: number | null;
  /** What moves; `isOwn`: whoever looks has done it. */
  readonly acts: (event: E, isOwn: boolean) => readonly Act[];
}

/** A short look, in ms. */
const GLANCE = MOTION.move;
/** When a blow lands, in ms after its fighter draws back. */
export const LANDS = MOVES.back.ms + MOVES.hit.ms;

const nothing = (): readonly Act[] => [];
const creature = (id: Id): string => `creature:${id}`;
const stone = (id: Id): string => `stone:${id}`;

/** The same move of several things, one after the other. */
const inTurn = (
  things: readonly string[],
  move: Act['move'],
  more: Partial<Pick<Act, 'part'>> = {},
): readonly Act[] => things.map((of, i) => act(of, move, { at: i * APART, ...more }));

/** Nothing moves, nothing is heard: the bar says it, where there is anything to say. */
const STILL = { cues: [], stay: null, acts: nothing } as const;

export const EVENTS: { readonly [K in EclipseEvent['type']]: Row<Of<K>> } = {
  started: {
    cues: ['dice'],
    stay: MOTION.step,
    acts: () => inTurn(['die:0', 'die:1'], 'fall'),
  },
  drew: {
    cues: ['slide'],
    stay: null,
    acts: ({ player, count }) => (count === 0 ? [] : [drawn(player, 'deck')]),
  },
  ready: { ...STILL, cues: ['tick'] },
  chose: { ...STILL, cues: ['thunk'] },
  redrew: {
    cues: ['shuffle'],
    stay: GLANCE,
    acts: ({ players }) => players.map((player) => act(`deck:${player}`, 'nod')),
  },
  turn: {
    cues: [],
    stay: MOTION.beat - MOVES.sweep.ms,
    acts: ({ player }) => [
      act('sun:0', 'sweep'),
      act(`player:${player}`, 'nod'),
      act('stage:0', 'stamp'),
    ],
  },
  freed: { ...STILL, acts: ({ creatures }) => inTurn(creatures.map(creature), 'nod') },
  renewed: {
    cues: ['slide'],
    stay: null,
    acts: ({ stones, creatures }) => [
      ...inTurn(stones.map(stone), 'rise', { part: 'svg' }),
      ...inTurn(creatures.map(creature), 'nod'),
    ],
  },
  dropped: {
    cues: ['thunk'],
    stay: GLANCE,
    acts: ({ piece }) => [
      act(stone(piece.id), 'lay'),
      act(stone(piece.id), 'dust', { at: MOVES.lay.ms / 2 }),
    ],
  },
  cast: { cues: ['slide', 'breath'], own: ['click'], stay: MOTION.beat, acts: cast },
  used: {
    cues: ['breath'],
    stay: MOTION.beat - MOVES.draw.ms,
    acts: ({ piece }) => [act(creature(piece.id), 'nod'), act('arrow:0', 'draw')],
  },
  entered: {
    cues: ['thunk'],
    stay: GLANCE,
    acts: ({ player, piece, how }, isOwn) =>
      placed(
        creature(piece.id),
        how === 'summoned' ? handOf(player, isOwn) : [`discards:${player}`],
      ),
  },
  enchanted: {
    cues: ['stamp'],
    stay: GLANCE,
    acts: ({ player, piece }, isOwn) => placed(`enchantment:${piece.id}`, handOf(player, isOwn)),
  },
  changed: { ...STILL, acts: ({ bearers }) => inTurn(bearers.map(bearerName), 'glow') },
  threatened: {
    ...STILL,
    acts: ({ harms }) => harms.map((one) => act(creature(one.creature), 'shake')),
  },
  prevented: { cues: ['click'], stay: GLANCE, acts: (one) => safe(creature(one.creature)) },
  healed: { cues: ['click'], stay: GLANCE, acts: (one) => safe(creature(one.creature)) },
  shielded: { cues: ['click'], stay: GLANCE, acts: (one) => safe(creature(one.creature)) },
  damaged: {
    cues: ['stamp'],
    stay: MOTION.roll,
    acts: (one) => [
      act(creature(one.creature), 'shake'),
      act(creature(one.creature), 'stamp', { part: '[data-damage]' }),
    ],
  },
  saved: { cues: ['click'], stay: GLANCE, acts: (one) => safe(creature(one.creature)) },
  destroyed: { cues: ['drop'], stay: GLANCE, acts: destroyed },
  faded: {
    cues: ['slide'],
    stay: null,
    acts: ({ piece }) => [act(`enchantment:${piece.id}`, 'fade')],
  },
  returned: {
    cues: ['slide'],
    stay: GLANCE,
    acts: ({ kind, piece, owner }) => [
      act(`${kind}:${piece.id}`, 'leave', { towards: [`hand:${owner}`] }),
    ],
  },
  stolen: {
    cues: ['slide'],
    stay: GLANCE,
    acts: ({ kind, piece }) => [
      act(`${kind}:${piece.id}`, 'step'),
      act(`${kind}:${piece.id}`, 'glow', { at: MOVES.step.ms }),
    ],
  },
  unmarked: {
    cues: ['click'],
    stay: null,
    acts: ({ stones }) => inTurn(stones.map(stone), 'rise', { part: 'svg' }),
  },
  paralysed: {
    cues: ['stamp'],
    stay: null,
    acts: ({ creatures }) => inTurn(creatures.map(creature), 'chain', { part: '[data-chains]' }),
  },
  discarded: {
    cues: ['slide'],
    stay: GLANCE,
    acts: ({ player }) => [act(`hand:${player}`, 'leave', { towards: [`discards:${player}`] })],
  },
  recovered: {
    cues: ['slide'],
    stay: GLANCE,
    acts: ({ player }) => [drawn(player, 'discards')],
  },
  moreDrops: { ...STILL, cues: ['click'], acts: ({ player }) => [act(`player:${player}`, 'glow')] },
  asked: STILL,
  declined: STILL,
  opened: STILL,
  closed: STILL,
  passed: STILL,
  preferred: { ...STILL, cues: ['tick'] },
  attacked: {
    cues: ['chant'],
    stay: MOTION.roll,
    acts: ({ assaults }) => [
      act('horizon:0', 'horizon'),
      ...inTurn(
        assaults.map(({ attacker }) => creature(attacker)),
        'step',
      ),
    ],
  },
  defended: {
    cues: ['click'],
    stay: GLANCE,
    acts: ({ guards }) =>
      inTurn(
        guards.map(({ guard }) => creature(guard)),
        'step',
      ),
  },
  fought: {
    cues: ['dice'],
    stay: MOTION.roll,
    acts: ({ attacker }) => [
      act(`slip:${attacker}`, 'roll'),
      act(`slip:${attacker}`, 'stamp', { at: MOVES.roll.ms, part: '[data-total]' }),
    ],
  },
  struck: { cues: ['stamp'], stay: MOTION.roll, acts: struck },
  ghost: {
    cues: ['dice'],
    stay: MOTION.roll,
    acts: (one) => [act(creature(one.creature), 'roll'), act(creature(one.creature), 'nod')],
  },
  ladder: {
    cues: ['tick'],
    stay: MOTION.roll,
    acts: ({ attacked }) => inTurn(attacked.map(stone), 'nod'),
  },
  saving: { cues: ['dice'], stay: MOTION.roll, acts: (one) => [act(stone(one.stone), 'roll')] },
  held: { cues: ['click'], stay: GLANCE, acts: (one) => safe(stone(one.stone)) },
  turned: {
    cues: ['tick'],
    stay: GLANCE,
    acts: () => [act('now:0', 'nod', { part: 'svg[role="img"]' })],
  },
  peace: { cues: [], stay: 0, acts: () => [act('horizon:0', 'horizon')] },
  ending: STILL,
  timedOut: {
    cues: ['tick'],
    stay: GLANCE,
    acts: ({ players }) => players.map((player) => act(`player:${player}`, 'shake')),
  },
  timeUp: { cues: ['gong'], stay: MOTION.step, acts: () => [act('stage:0', 'stamp')] },
  suddenDeath: { cues: ['gong'], stay: MOTION.step, acts: () => [act('stage:0', 'stamp')] },
  // what moves then has a frame of its own, before it is told: see `totalityOf`
  ended: { cues: ['gong'], stay: 0, acts: nothing },
};

/** The row of an event. */
export function rowOf(event: EclipseEvent): Row<EclipseEvent> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has each type's own row under its name
  return EVENTS[event.type] as Row<EclipseEvent>;
}

/** A card comes to a hand. */
function drawn(player: Player, from: 'deck' | 'discards'): Act {
  return act(`hand:${player}`, 'arrive', { towards: [`${from}:${player}`] });
}

/** Whoever plays it pays and knows the card; the others see it come out of the hand, turn over and aim. */
function cast({ player, paid, target }: Of<'cast'>, isOwn: boolean): readonly Act[] {
  const { present, flip } = MOVES;
  const shown = act('coming:0', 'present', {
    towards: isOwn ? [PICKED, `hand:${player}`] : [`hand:${player}`],
  });
  const turns = act('coming:0', 'flip', { at: present.ms, part: '[data-turning]' });
  const aims = act('arrow:0', 'draw', { at: isOwn ? present.ms : present.ms + flip.ms });
  return [
    ...inTurn(paid.map(stone), 'lean', { part: 'svg' }),
    ...(isOwn && target === null ? [] : [shown]),
    ...(isOwn ? [] : [turns]),
    ...(target === null ? [] : [aims]),
  ];
}

/** Where a card comes from: one's own as it was taken up, theirs as all have just seen it. */
const handOf = (player: Player, isOwn: boolean): readonly string[] => [
  isOwn ? PICKED : 'coming:0',
  `hand:${player}`,
];

/** A card goes from where it was to its place, and lands there. */
function placed(of: string, towards: readonly string[]): readonly Act[] {
  const at = MOVES.arrive.ms;
  return [act(of, 'arrive', { towards }), act(of, 'land', { at }), act(of, 'dust', { at })];
}

/** The torn edge goes, and gold shows that it is kept. */
const safe = (of: string): readonly Act[] => [act(`zig:${of}`, 'tear'), act(of, 'glow')];

/** Whoever is stronger draws back and hits; equal strength shakes the lane alone. */
function struck({ attacker, defender, winner, damage }: Of<'struck'>): readonly Act[] {
  const lane = `slip:${attacker}`;
  if (winner === null) return [act(lane, 'shake')];
  const loser = creature(winner === attacker ? defender : attacker);
  const towards = [loser];
  return [
    act(creature(winner), 'back', { towards }),
    act(creature(winner), 'hit', { at: MOVES.back.ms, towards }),
    act(lane, 'shake', { at: LANDS }),
    ...(damage > 0
      ? [act(loser, 'flash', { at: LANDS }), act(`hurt:${attacker}`, 'stamp', { at: LANDS })]
      : []),
  ];
}

/** A creature cracks, parts and falls, and its print flies to what is told; a stone breaks into pieces. */
function destroyed({ kind, piece, owner }: Of<'destroyed'>): readonly Act[] {
  const of = `${kind}:${piece.id}`;
  if (kind === 'enchantment') return [act(of, 'fade')];
  if (kind === 'stone') return [act(of, 'shatter')];
  const { crack, part } = MOVES;
  return [
    act(of, 'crack'),
    act(of, 'part', { at: crack.ms }),
    act(of, 'drop', { at: crack.ms + part.ms }),
    act(of, 'leave', { at: crack.ms + part.ms, towards: ['log:0', `discards:${owner}`] }),
  ];
}

function bearerName(bearer: Bearer): string {
  if (bearer.on === 'player') return `player:${bearer.player}`;
  return bearer.on === 'table' ? 'horizon:0' : `${bearer.on}:${bearer.id}`;
}
