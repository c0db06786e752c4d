/** What cards do, in English. */
import type {
  AbilityId,
  Effect,
  Energy,
  Kind,
  Lasting,
  Modifier,
} from '@kesem/engine/games/eclipse/cards/card';
import { plural } from '../../../i18n/numbers.ts';
import type { Ones } from './meant.ts';

/** An ability by name, and what it does; `x` is its strength. */
interface AbilityWords {
  readonly name: string;
  readonly rule: (x: number) => string;
}

/** One sentence for each word of the card language. `ones` are those whom it is done to. */
export interface CardTexts {
  readonly kind: Readonly<Record<Kind, string>>;
  readonly ability: Readonly<Record<AbilityId, AbilityWords>>;
  readonly stone: Readonly<Record<Energy, string>>;
  /** Who bears something, before a colon. */
  readonly bearer: (ones: Ones) => string;
  /** What is borne; `ability` is the name of an ability with its strength. */
  readonly gift: {
    readonly [K in Modifier['is']]: (
      gift: Extract<Modifier, { readonly is: K }>,
      ability: string,
    ) => string;
  };
  readonly effect: {
    readonly [K in Exclude<Effect['do'], 'change'>]: (
      effect: Extract<Effect, { readonly do: K }>,
      ones: Ones,
    ) => string;
  };
  readonly change: (ones: Ones, gifts: string, lasts: Lasting) => string;
}

const NOUNS: Readonly<
  Record<Exclude<Ones['what'], 'player' | 'stone'>, readonly [string, string]>
> = {
  creature: ['creature', 'creatures'],
  enchantment: ['enchantment', 'enchantments'],
  die: ['die', 'dice'],
  buried: ['card', 'cards'],
};
const STONES: Readonly<Record<Energy | 'any', readonly [string, string]>> = {
  light: ['crystal', 'crystals'],
  dark: ['dark stone', 'dark stones'],
  any: ['stone', 'stones'],
};
const PLAYERS: Readonly<Record<Ones['of'], string>> = {
  own: 'you',
  enemy: 'the opponent',
  any: 'a player',
  chosen: 'the chosen player',
};
const KINDS: Readonly<Record<Kind, string>> = {
  stone: 'power stone',
  creature: 'creature',
  enchantment: 'enchantment',
  spell: 'spell',
};

/** A text that begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const nounOf = ({ what, like }: Ones, many: boolean): string => {
  if (what === 'player') return 'player';
  const forms = what === 'stone' ? STONES[like.energy ?? 'any'] : NOUNS[what];
  return `${like.damaged ? 'damaged ' : ''}${forms[many ? 1 : 0]}`;
};

const suffix = ({ like }: Ones): string =>
  [
    like.having === undefined ? '' : ` with ${en.ability[like.having].name.toLowerCase()}`,
    like.lacking === undefined ? '' : ` without ${en.ability[like.lacking].name.toLowerCase()}`,
    like.skillUpTo === undefined ? '' : ` of skill ${like.skillUpTo} or less`,
  ].join('');

const every = (ones: Ones): string => {
  const noun = nounOf(ones, true) + suffix(ones);
  if (ones.of === 'chosen') return `all ${noun} of the chosen player`;
  return { own: `all your ${noun}`, enemy: `all enemy ${noun}`, any: `all ${noun}` }[ones.of];
};

const named = (ones: Ones): string => {
  if (ones.what === 'player') return PLAYERS[ones.of];
  if (ones.what === 'buried')
    return `${article(ones.kinds.map((kind) => KINDS[kind]).join(' or '))} from your discard pile`;
  if (ones.every) return every(ones);
  if (ones.of === 'own') return `one of your ${nounOf(ones, true)}${suffix(ones)}`;
  return article(`${ones.of === 'enemy' ? 'enemy ' : ''}${nounOf(ones, false)}${suffix(ones)}`);
};

/** A bearer is the one on which an enchantment lies: it needs no article. */
const borne = (ones: Ones): string => {
  if (ones.what === 'player') return `for ${PLAYERS[ones.of]}`;
  if (ones.every || ones.of === 'any') return named(ones);
  return `${ones.of === 'own' ? 'your' : 'enemy'} ${nounOf(ones, false)}${suffix(ones)}`;
};

const cards = (n: number): string => plural('en', n, { one: 'a card', other: '# cards' });

const DRAWS = { me: 'Draw', opponent: 'The opponent draws', both: 'Each player draws' } as const;
const DISCARDS = {
  me: 'Discard',
  opponent: 'The opponent discards',
  both: 'Each player discards',
} as const;

export const en: CardTexts = {
  kind: { stone: 'Power stone', creature: 'Creature', enchantment: 'Enchantment', spell: 'Spell' },
  ability: {
    flying: { name: 'Flying', rule: () => 'Creatures without flying cannot attack it' },
    paralysis: {
      name: 'Paralysis',
      rule: () =>
        'Whoever fought it is paralysed until the end of the next turn: no attacking, guarding or activated abilities',
    },
    magicImmunity: {
      name: 'Magic immunity',
      rule: () => 'The opponent cannot choose it for spells, enchantments or abilities',
    },
    draw: { name: 'Card draw', rule: () => 'When summoned from hand, you may draw a card' },
    revive: {
      name: 'Revive',
      rule: () =>
        'Once each turn, choose another creature: if it would be destroyed this turn, it is not',
    },
    deathblow: { name: 'Deathblow', rule: (x) => `When it hits in combat: ${x} more damage` },
    charge: { name: 'Charge', rule: (x) => `+${x} to its roll when it attacks a creature` },
    regeneration: {
      name: 'Regeneration',
      rule: (x) => `Whenever it takes damage, ${x} of it is healed at once`,
    },
    protectiveTouch: {
      name: 'Protective touch',
      rule: (x) => `Once each turn, choose a creature that took damage: ${x} of it is prevented`,
    },
    darkTouch: {
      name: 'Dark touch',
      rule: (x) => `Once in your own turn, choose a creature: ${x} damage to it`,
    },
    demonicDestruction: {
      name: 'Demonic destruction',
      rule: () => 'Once in your own turn, choose a creature: it is destroyed',
    },
    darkRevival: {
      name: 'Dark revival',
      rule: () =>
        'Once in your own turn, choose an enemy creature it damaged this turn: if destroyed, it may come over to you',
    },
    ghost: {
      name: 'Ghost',
      rule: () => 'Before damage in combat, roll a die: on 4 or more it takes none',
    },
  },
  stone: { light: 'Gives one light energy', dark: 'Gives one dark energy' },
  bearer: (ones) => capital(borne(ones)),
  gift: {
    skill: ({ by }) => `${signed(by)}\u00a0skill`,
    life: ({ by }) => `${signed(by)}\u00a0life`,
    able: (_, ability) => ability.toLowerCase(),
    bound: () => 'paralysed',
    ward: ({ by }) => `${signed(by)}\u00a0to saving rolls`,
    swapped: () => 'the other energy',
    insight: ({ by }) =>
      `${plural('en', by, { one: 'one more card', other: '# more cards' })} each Renewal`,
  },
  effect: {
    damage: ({ amount }, ones) => `Deal ${amount} damage to ${named(ones)}`,
    destroy: (_, ones) => `Destroy ${named(ones)}`,
    return: (_, ones) =>
      `Return ${named(ones)} to ${ones.every ? 'their owners’ hands' : 'its owner’s hand'}`,
    steal: (_, ones) => `Take control of ${named(ones)}`,
    heal: ({ amount }, ones) =>
      amount === 'all'
        ? `Heal ${named(ones)} fully`
        : `Heal ${amount} of the damage on ${named(ones)}`,
    prevent: ({ amount }, ones) => `Prevent ${amount} of the damage to ${named(ones)}`,
    shield: (_, ones) =>
      `Save ${named(ones)}: ${ones.every ? 'those that' : 'if it'} would be destroyed this turn, ${ones.every ? 'are' : 'it is'} not`,
    paralyse: (_, ones) => `Paralyse ${named(ones)}`,
    renew: (_, ones) => `Renew ${named(ones)}`,
    draw: ({ who, count }) => `${DRAWS[who]} ${cards(count)}`,
    discard: ({ who, count }) => `${DISCARDS[who]} ${cards(count)} at random`,
    raise: ({ to }, ones) =>
      to === 'hand' ? `Take ${named(ones)} to your hand` : `Put ${named(ones)} into play`,
    extraDrop: ({ count }) =>
      `You may play ${plural('en', count, { one: 'one more stone', other: '# more stones' })} this turn`,
    reroll: (_, ones) => `Reroll ${named(ones)}`,
    turnDie: ({ by }, ones) =>
      by < 0 ? `Take ${-by} off ${named(ones)}` : `Add ${by} to ${named(ones)}`,
  },
  change: (ones, gifts, lasts) =>
    `Give ${named(ones)} ${gifts} ${lasts === 'turn' ? 'this turn' : 'for good'}`,
};
