/** EC-9.4 What enchantments and changes make of a card: skill, life, abilities, energy, wards. */
import type { Ability, AbilityId, Energy, Modifier } from '../cards/card.ts';
import { cardOf } from '../cards/set.ts';
import type { Bearer, Player } from '../move.ts';
import type { Creature, Open, Stone } from '../state.ts';

/** Every modifier that holds for a creature or a stone: its own, its side's and the table's. */
function modifiersOf(open: Open, one: Creature | Stone): readonly Modifier[] {
  if (open.enchantments.length === 0 && open.changes.length === 0) return [];
  return borne(open, (bearer) => reaches(bearer, one));
}

function borne(open: Open, reached: (bearer: Bearer) => boolean): readonly Modifier[] {
  const found: Modifier[] = [];
  for (const { bearer, card } of open.enchantments) {
    const data = cardOf(card);
    if (reached(bearer) && data.kind === 'enchantment') found.push(...data.gives);
  }
  for (const { bearer, gives } of open.changes) if (reached(bearer)) found.push(...gives);
  return found;
}

function reaches(bearer: Bearer, one: Creature | Stone): boolean {
  if (bearer.on === 'table') return true;
  return bearer.on === 'player' ? bearer.player === one.side : bearer.id === one.id;
}

function sum(modifiers: readonly Modifier[], is: 'skill' | 'life' | 'ward' | 'insight'): number {
  return modifiers.reduce((all, one) => (one.is === is ? all + one.by : all), 0);
}

/** A creature's combat skill now. */
export function skillOf(open: Open, creature: Creature): number {
  const card = cardOf(creature.card);
  const printed = card.kind === 'creature' ? card.skill : 0;
  return printed + sum(modifiersOf(open, creature), 'skill');
}

/** A creature's life now, damage not taken off. */
export function lifeOf(open: Open, creature: Creature): number {
  const card = cardOf(creature.card);
  const printed = card.kind === 'creature' ? card.life : 0;
  return printed + sum(modifiersOf(open, creature), 'life');
}

/** A creature's abilities now, printed and given; one kind may stand more than once. */
export function abilitiesOf(open: Open, creature: Creature): readonly Ability[] {
  const card = cardOf(creature.card);
  const printed = card.kind === 'creature' ? card.abilities : [];
  const given = modifiersOf(open, creature).filter((one) => one.is === 'able');
  return given.length === 0 ? printed : [...printed, ...given];
}

/** The strength of an ability of a creature: 0 when it has it not, 1 or more without an X. */
export function strengthOf(open: Open, creature: Creature, ability: AbilityId): number {
  return abilitiesOf(open, creature).reduce(
    (all, one) => (one.ability === ability ? all + ('x' in one ? one.x : 1) : all),
    0,
  );
}

/** Whether a creature has an ability, printed or given. */
export function hasAbility(open: Open, creature: Creature, ability: AbilityId): boolean {
  return abilitiesOf(open, creature).some((one) => one.ability === ability);
}

/** EC-6.2 Whether it can attack, guard and use activated abilities. */
export function isAble(open: Open, creature: Creature): boolean {
  return creature.freeAt === null && !modifiersOf(open, creature).some(({ is }) => is === 'bound');
}

/** Which energy a stone gives now. */
export function energyOf(open: Open, stone: Stone): Energy {
  const card = cardOf(stone.card);
  const printed = card.kind === 'stone' ? card.energy : 'light';
  const swaps = modifiersOf(open, stone).filter(({ is }) => is === 'swapped').length;
  return swaps % 2 === 0 ? printed : opposite(printed);
}

function opposite(energy: Energy): Energy {
  return energy === 'light' ? 'dark' : 'light';
}

/** EC-5.7 What is added to the die of a stone's saving roll. */
export function wardOf(open: Open, stone: Stone): number {
  return sum(modifiersOf(open, stone), 'ward');
}

/** How many more cards a player draws in their Renewal. */
export function insightOf(open: Open, player: Player): number {
  const all = borne(
    open,
    (bearer) => bearer.on === 'table' || (bearer.on === 'player' && bearer.player === player),
  );
  return sum(all, 'insight');
}
