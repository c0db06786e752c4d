/** EC-12.2: a match as a viewer follows it; what each event changes in a view. */
import { following } from '../../core/follow.ts';
import { type CardId, cardOf } from './cards/set.ts';
import { activationOf } from './chapters/abilities.ts';
import { comingHarms, stoneCounts } from './chapters/pieces.ts';
import { lifeOf } from './chapters/stats.ts';
import type { EclipseEvent, Piece } from './event.ts';
import type { Bearer, Id, Player } from './move.ts';
import {
  type Combat,
  type Creature,
  type EclipseTypes,
  type EclipseView,
  FRESH_TURN,
  other,
  type Pair,
  type Roll,
  type Stone,
  withOne,
} from './state.ts';

/** The agenda is the rules' own, and which of two equal cards leaves a hand is told to nobody. */
export const RESIDUE = [
  'agenda',
  'questions',
  'mine',
  'everything',
] as const satisfies readonly (keyof EclipseView)[];

type Of<K extends EclipseEvent['type']> = Extract<EclipseEvent, { readonly type: K }>;

const nothing = () => ({});

export const follow = following<EclipseTypes>({
  started: nothing,
  drew: (view, { player, count }) => ({
    hands: plus(view.hands, player, count),
    decks: plus(view.decks, player, -count),
  }),
  ready: ({ ready }, { player }) => ({ ready: withOne(ready, player, true) }),
  chose: nothing,
  redrew: (view, { players }) => ({
    ...players.reduce<Pick<EclipseView, 'hands' | 'decks'>>(
      ({ hands, decks }, player) => ({
        hands: withOne(hands, player, 0),
        decks: plus(decks, player, hands[player]),
      }),
      { hands: view.hands, decks: view.decks },
    ),
    redrew: players,
  }),
  turn: (view, { turn, player }) => ({
    turn,
    active: player,
    idle: view.turn === 0 ? view.idle : idleAfter(view),
  }),
  freed: (view, { creatures }) => changed(view, creatures, () => ({ freeAt: null })),
  renewed: (view, { stones }) => ({
    ...FRESH_TURN,
    changes: view.changes.filter(({ lasts }) => lasts === 'ever'),
    creatures: view.creatures.map((one) => ({
      ...one,
      damage: 0,
      used: [],
      hurtBy: [],
      shields: 0,
    })),
    stones: marked(view.stones, stones, 'free'),
  }),
  dropped: (view, { player, piece }) => {
    const { played, behind, extra } = view.drops;
    const counts = stoneCounts(view);
    const isBehind = played > 0 ? behind : counts[player] < counts[other(player)];
    return {
      ...entered(view, piece),
      hands: plus(view.hands, player, -1),
      stones: [...view.stones, { ...piece, owner: player, side: player, marked: false }],
      drops: { played: played + 1, behind: isBehind, extra },
      stirred: true,
    };
  },
  // a card that stays in play leaves the hand when it comes there, which is told next
  cast: (view, { player, card, paid, target }) => ({
    stones: marked(view.stones, paid, 'paid'),
    last: { player, play: { card }, target },
    ...(cardOf(card).kind === 'spell'
      ? { hands: plus(view.hands, player, -1), ...buried(view, player, card) }
      : {}),
  }),
  used: (view, event) => ({
    ...changed(view, [event.piece.id], ({ used }) => ({ used: [...used, event.ability] })),
    last: {
      player: event.player,
      play: { creature: event.piece.id, ability: event.ability },
      target: event.target,
    },
    ...claimed(view, event),
  }),
  entered: summoned,
  enchanted: (view, { player, piece, bearer }) => ({
    ...entered(view, piece),
    hands: plus(view.hands, player, -1),
    enchantments: [...view.enchantments, { ...piece, owner: player, side: player, bearer }],
  }),
  changed: ({ changes }, { bearers, gives, lasts }) => ({
    changes: [...changes, ...bearers.map((bearer) => ({ bearer, gives, lasts }))],
  }),
  threatened: nothing,
  prevented: nothing,
  healed: (view, { creature, amount }) =>
    changed(view, [creature], ({ damage }) => ({ damage: damage - amount })),
  shielded: (view, { creature }) =>
    changed(view, [creature], ({ shields }) => ({ shields: shields + 1 })),
  damaged: hurt,
  saved: (view, { creature }) =>
    changed(view, [creature], (one) => ({
      shields: one.shields - 1,
      damage: lifeOf(view, one) - 1,
    })),
  destroyed: (view, { kind, piece, owner }) => ({
    ...gone(view, piece.id),
    ...buried(view, owner, piece.card),
    stirred: view.stirred || kind !== 'enchantment',
  }),
  faded: (view, { piece, owner }) => ({
    ...gone(view, piece.id),
    ...buried(view, owner, piece.card),
  }),
  returned: (view, { piece, owner }) => ({
    ...gone(view, piece.id),
    hands: plus(view.hands, owner, 1),
  }),
  stolen: (view, { piece: { id }, by }) => ({
    ...changed(view, [id], () => ({ side: by })),
    stones: view.stones.map((one) => (one.id === id ? { ...one, side: by } : one)),
    ...inCombat(view, ({ turned }) => ({ turned: [...turned, id] })),
  }),
  unmarked: (view, { stones }) => ({ stones: marked(view.stones, stones, 'free') }),
  paralysed: (view, { creatures, until }) => changed(view, creatures, () => ({ freeAt: until })),
  discarded: (view, { player, cards }) => ({
    hands: plus(view.hands, player, -cards.length),
    ...buried(view, player, ...cards),
  }),
  recovered: (view, { player, card }) => ({
    ...exhumed(view, player, card),
    hands: plus(view.hands, player, 1),
  }),
  moreDrops: ({ drops }, { count }) => ({ drops: { ...drops, extra: drops.extra + count } }),
  asked: nothing,
  declined: nothing,
  opened: nothing,
  closed: nothing,
  passed: nothing,
  preferred: nothing,
  attacked: (view, { assaults }) => ({
    fought: true,
    roll: null,
    combat: { assaults, order: [], turned: [], since: view.next, saves: null },
  }),
  defended: (view, { guards, order }) =>
    inCombat(view, ({ assaults }) => ({
      order,
      assaults: assaults.map((one) => ({
        ...one,
        guard: guards.find(({ attacker }) => attacker === one.attacker)?.guard ?? null,
      })),
    })),
  fought: (_, { attacker, defender, dice }) => ({
    roll: { for: 'fight', attacker, defender, dice },
  }),
  struck: nothing,
  ghost: nothing,
  ladder: (view, { stones }) => inCombat(view, () => ({ saves: { stones, rolled: 0 } })),
  saving: (view, { stone, player, die, needs }) => ({
    ...inCombat(view, ({ saves }) => ({ saves: saves && { ...saves, rolled: saves.rolled + 1 } })),
    roll: { for: 'save', stone, player, die, needs },
  }),
  held: nothing,
  turned: ({ roll }, { player, to }) => ({ roll: roll && turned(roll, player, to) }),
  peace: () => ({ combat: null, roll: null }),
  ending: ({ spent }, { player, late }) => (late ? { spent: withOne(spent, player, true) } : {}),
  timedOut: (_, { what }) => (what === 'turn' ? { late: true } : {}),
  timeUp: () => ({ timeUp: true }),
  suddenDeath: () => ({ suddenDeath: true }),
  ended: (view, { reason, winner }) => ({
    ended: { reason, winner },
    idle: AT_TURNS_END.has(reason) ? idleAfter(view) : view.idle,
  }),
});

const AT_TURNS_END: ReadonlySet<Of<'ended'>['reason']> = new Set(['time', 'exhausted', 'longest']);

/** EC-1.5 The quiet turns in a row when this one is over. */
function idleAfter({ decks, stirred, idle }: EclipseView): number {
  return decks[0] === 0 && decks[1] === 0 && !stirred ? idle + 1 : 0;
}

function plus(pair: Pair<number>, player: Player, by: number): Pair<number> {
  return withOne(pair, player, pair[player] + by);
}

/** The same creatures but for some of them. */
function changed(
  { creatures }: EclipseView,
  ids: readonly Id[],
  change: (one: Creature) => Partial<Creature>,
): { readonly creatures: readonly Creature[] } {
  return {
    creatures: creatures.map((one) => (ids.includes(one.id) ? { ...one, ...change(one) } : one)),
  };
}

/** A card has got its number. */
function entered({ cards }: EclipseView, { id, card }: Piece) {
  return { next: id + 1, cards: [...cards, card] };
}

/** A creature from the hand, from the own pile, or by the claim that was just answered. */
function summoned(view: EclipseView, { player, piece, how }: Of<'entered'>): Partial<EclipseView> {
  const [task] = view.agenda;
  const claim = how === 'revived' && task?.do === 'claim' ? task : null;
  const owner = claim?.owner ?? player;
  const broughtBy = claim?.reviver ?? null;
  const fresh = { damage: 0, used: [], freeAt: null, hurtBy: [], shields: 0 };
  return {
    ...entered(view, piece),
    ...(how === 'summoned'
      ? { hands: plus(view.hands, player, -1) }
      : exhumed(view, owner, piece.card)),
    creatures: [...view.creatures, { ...piece, owner, side: player, broughtBy, ...fresh }],
    stirred: true,
  };
}

/** EC-6.12 Dark revival waits for its creature's end. */
function claimed({ claims }: EclipseView, { player, piece, ability, target }: Of<'used'>) {
  if (target.at !== 'creature' || activationOf(ability)?.effect !== 'claim') return {};
  return { claims: [...claims, { player, reviver: piece.id, creature: target.id }] };
}

/** Damage has come as it was threatened: who causes it, the agenda says. */
function hurt(view: EclipseView, { creature, amount, regenerated }: Of<'damaged'>) {
  const by = comingHarms(view).find((harm) => harm.creature === creature)?.by ?? null;
  const causes = by !== null && amount + regenerated > 0 ? [by] : [];
  return changed(view, [creature], ({ damage, hurtBy }) => ({
    damage: damage + amount,
    hurtBy: [...hurtBy, ...causes],
  }));
}

function marked(
  stones: readonly Stone[],
  ids: readonly Id[],
  how: 'paid' | 'free',
): readonly Stone[] {
  return stones.map((one) => (ids.includes(one.id) ? { ...one, marked: how === 'paid' } : one));
}

/** Something has left play, and what a spell left behind on it is gone with it. */
function gone({ creatures, stones, enchantments, changes }: EclipseView, id: Id) {
  const stays = (one: { readonly id: Id }): boolean => one.id !== id;
  const isOnIt = (bearer: Bearer): boolean => 'id' in bearer && bearer.id === id;
  return {
    creatures: creatures.filter(stays),
    stones: stones.filter(stays),
    enchantments: enchantments.filter(stays),
    changes: changes.filter(({ bearer }) => !isOnIt(bearer)),
  };
}

function buried({ discards }: EclipseView, owner: Player, ...cards: readonly CardId[]) {
  return { discards: withOne(discards, owner, [...discards[owner], ...cards]) };
}

function exhumed({ discards }: EclipseView, owner: Player, card: CardId) {
  const at = discards[owner].lastIndexOf(card);
  return at < 0 ? {} : { discards: withOne(discards, owner, discards[owner].toSpliced(at, 1)) };
}

function inCombat({ combat }: EclipseView, change: (combat: Combat) => Partial<Combat>) {
  return { combat: combat && { ...combat, ...change(combat) } };
}

function turned(roll: Roll, player: Player, to: number): Roll {
  return roll.for === 'fight'
    ? { ...roll, dice: withOne(roll.dice, player, to) }
    : { ...roll, die: to };
}
