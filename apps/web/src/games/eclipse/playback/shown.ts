/** What events make of a table: intermediate states are drawn from these, and never sent or judged. */

import { type CardId, cardOf } from '@kesem/engine/games/eclipse/cards/set';
import type { EclipseEvent } from '@kesem/engine/games/eclipse/events';
import type { Id, Player } from '@kesem/engine/games/eclipse/move';
import { creatureOf } from '@kesem/engine/games/eclipse/pieces';
import type {
  Combat,
  Creature,
  EclipseView,
  Pair,
  Roll,
  Stone,
} from '@kesem/engine/games/eclipse/state';
import { other, withOne } from '@kesem/engine/games/eclipse/state';
import { lifeOf } from '@kesem/engine/games/eclipse/stats';

type Of<K extends EclipseEvent['type']> = Extract<EclipseEvent, { readonly type: K }>;
type Change<K extends EclipseEvent['type']> = (view: EclipseView, event: Of<K>) => EclipseView;

/** The table after an event. What only the rules know stays as it was. */
export function after(view: EclipseView, event: EclipseEvent): EclipseView {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has each type's own change under its name
  return (CHANGES[event.type] as Change<EclipseEvent['type']>)(view, event);
}

const same = (view: EclipseView): EclipseView => view;

const CHANGES: { readonly [K in EclipseEvent['type']]: Change<K> } = {
  started: same,
  drew: (view, { player, count }) => ({
    ...view,
    hands: counted(view.hands, player, count),
    decks: counted(view.decks, player, -count),
  }),
  ready: (view, { player }) => ({ ...view, ready: withOne(view.ready, player, true) }),
  chose: same,
  redrew: (view, { players }) =>
    players.reduce<EclipseView>(
      (now, player) => ({
        ...now,
        hands: counted(now.hands, player, -now.hands[player]),
        decks: counted(now.decks, player, now.hands[player]),
      }),
      view,
    ),
  turn: (view, { turn, player }) => ({
    ...view,
    turn,
    active: player,
    changes: view.changes.filter(({ lasts }) => lasts === 'ever'),
    drops: { played: 0, behind: false, extra: 0 },
    fought: false,
    late: false,
  }),
  freed: (view, { creatures }) => withCreatures(view, creatures, { freeAt: null }),
  renewed: (view, { creatures, stones }) =>
    marked(
      withCreatures(
        { ...view, creatures: view.creatures.map((one) => ({ ...one, used: [], shields: 0 })) },
        creatures,
        { damage: 0, hurtBy: [] },
      ),
      stones,
      'free',
    ),
  dropped: (view, { player, piece }) => ({
    ...entered(view, piece),
    hands: counted(view.hands, player, -1),
    stones: [...view.stones, { ...piece, owner: player, side: player, marked: false }],
    drops: { ...view.drops, played: view.drops.played + 1 },
  }),
  cast: (view, { player, card, paid }) => {
    const now = { ...marked(view, paid, 'paid'), hands: counted(view.hands, player, -1) };
    return cardOf(card).kind === 'spell' ? buried(now, player, card) : now;
  },
  used: (view, { piece, ability }) => ({
    ...view,
    creatures: view.creatures.map((one) =>
      one.id === piece.id ? { ...one, used: [...one.used, ability] } : one,
    ),
  }),
  entered: (view, event) => summoned(view, event),
  enchanted: (view, { player, piece, bearer }) => ({
    ...entered(view, piece),
    enchantments: [...view.enchantments, { ...piece, owner: player, side: player, bearer }],
  }),
  changed: (view, { bearers, gives, lasts }) => ({
    ...view,
    changes: [...view.changes, ...bearers.map((bearer) => ({ bearer, gives, lasts }))],
  }),
  threatened: same,
  prevented: same,
  healed: (view, { creature, amount }) => hurt(view, creature, -amount),
  shielded: (view, { creature }) => {
    const shields = (creatureOf(view, creature)?.shields ?? 0) + 1;
    return withCreatures(view, [creature], { shields });
  },
  damaged: (view, { creature, amount }) => hurt(view, creature, amount),
  saved: (view, { creature: id }) => {
    const creature = creatureOf(view, id);
    if (!creature) return view;
    const { shields } = creature;
    return withCreatures(view, [id], { shields: shields - 1, damage: lifeOf(view, creature) - 1 });
  },
  destroyed: (view, { piece, owner }) => buried(without(view, piece.id), owner, piece.card),
  faded: (view, { piece, owner }) => buried(without(view, piece.id), owner, piece.card),
  returned: (view, { piece, owner }) => ({
    ...without(view, piece.id),
    hands: counted(view.hands, owner, 1),
  }),
  stolen: (view, { piece, by }) => ({
    ...view,
    creatures: view.creatures.map((one) => (one.id === piece.id ? { ...one, side: by } : one)),
    stones: view.stones.map((one) => (one.id === piece.id ? { ...one, side: by } : one)),
  }),
  unmarked: (view, { stones }) => marked(view, stones, 'free'),
  paralysed: (view, { creatures, until }) => withCreatures(view, creatures, { freeAt: until }),
  discarded: (view, { player, cards }) => ({
    ...view,
    hands: counted(view.hands, player, -cards.length),
    discards: withOne(view.discards, player, [...view.discards[player], ...cards]),
  }),
  recovered: (view, { player, card }) => ({
    ...exhumed(view, player, card),
    hands: counted(view.hands, player, 1),
  }),
  moreDrops: (view, { count }) => ({
    ...view,
    drops: { ...view.drops, extra: view.drops.extra + count },
  }),
  asked: same,
  declined: same,
  opened: same,
  closed: same,
  passed: same,
  preferred: same,
  attacked: (view, { assaults }) => ({
    ...view,
    fought: true,
    roll: null,
    combat: { assaults, order: [], turned: [], since: view.next, saves: null },
  }),
  defended: (view, { guards, order }) =>
    inCombat(view, (combat) => ({
      ...combat,
      order,
      assaults: combat.assaults.map((one) => ({
        ...one,
        guard: guards.find(({ attacker }) => attacker === one.attacker)?.guard ?? null,
      })),
    })),
  fought: (view, { attacker, defender, dice }) => ({
    ...view,
    roll: { for: 'fight', attacker, defender, dice },
  }),
  struck: same,
  ghost: same,
  ladder: (view, { stones }) =>
    inCombat(view, (combat) => ({ ...combat, saves: { stones, rolled: 0 } })),
  saving: (view, { stone, player, die, needs }) => ({
    ...inCombat(view, (combat) => ({
      ...combat,
      saves: combat.saves && { ...combat.saves, rolled: combat.saves.rolled + 1 },
    })),
    roll: { for: 'save', stone, player, die, needs },
  }),
  held: same,
  turned: (view, { player, to }) => ({ ...view, roll: view.roll && turned(view.roll, player, to) }),
  peace: (view) => ({ ...view, combat: null, roll: null }),
  ending: same,
  timedOut: same,
  timeUp: (view) => ({ ...view, timeUp: true }),
  suddenDeath: (view) => ({ ...view, suddenDeath: true }),
  ended: (view, { reason, winner }) => ({ ...view, ended: { reason, winner } }),
};

function counted(pair: Pair<number>, player: Player, by: number): Pair<number> {
  return withOne(pair, player, pair[player] + by);
}

function entered(view: EclipseView, { id, card }: { readonly id: Id; readonly card: CardId }) {
  return { ...view, next: id + 1, cards: [...view.cards, card] };
}

function summoned(view: EclipseView, { player, piece, how }: Of<'entered'>): EclipseView {
  const owner = how === 'revived' ? other(player) : player;
  const fresh = { damage: 0, used: [], freeAt: null, hurtBy: [], shields: 0, broughtBy: null };
  const creature: Creature = { ...piece, owner, side: player, ...fresh };
  const from = how === 'summoned' ? view : exhumed(view, owner, piece.card);
  return { ...entered(from, piece), creatures: [...view.creatures, creature] };
}

function withCreatures(
  view: EclipseView,
  ids: readonly Id[],
  parts: Partial<Creature>,
): EclipseView {
  const creatures = view.creatures.map((one) =>
    ids.includes(one.id) ? { ...one, ...parts } : one,
  );
  return { ...view, creatures };
}

function hurt(view: EclipseView, id: Id, by: number): EclipseView {
  const creatures = view.creatures.map((one) =>
    one.id === id ? { ...one, damage: Math.max(0, one.damage + by) } : one,
  );
  return { ...view, creatures };
}

function marked(view: EclipseView, ids: readonly Id[], how: 'paid' | 'free'): EclipseView {
  const mark = (one: Stone): Stone =>
    ids.includes(one.id) ? { ...one, marked: how === 'paid' } : one;
  return { ...view, stones: view.stones.map(mark) };
}

function without(view: EclipseView, gone: Id): EclipseView {
  const stays = ({ id }: { readonly id: Id }): boolean => id !== gone;
  return {
    ...view,
    creatures: view.creatures.filter(stays),
    stones: view.stones.filter(stays),
    enchantments: view.enchantments.filter(stays),
  };
}

function buried(view: EclipseView, owner: Player, card: CardId): EclipseView {
  return { ...view, discards: withOne(view.discards, owner, [...view.discards[owner], card]) };
}

function exhumed(view: EclipseView, owner: Player, card: CardId): EclipseView {
  const pile = view.discards[owner];
  const at = pile.lastIndexOf(card);
  return at < 0
    ? view
    : { ...view, discards: withOne(view.discards, owner, pile.toSpliced(at, 1)) };
}

function inCombat(view: EclipseView, change: (combat: Combat) => Combat): EclipseView {
  return { ...view, combat: view.combat && change(view.combat) };
}

function turned(roll: Roll, player: Player, to: number): Roll {
  return roll.for === 'fight'
    ? { ...roll, dice: withOne(roll.dice, player, to) }
    : { ...roll, die: to };
}
