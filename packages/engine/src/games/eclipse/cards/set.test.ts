import { describe, expect, it } from 'vitest';
import { totalOf } from '../decks/advice.ts';
import { READY_DECKS, READY_IDS } from '../decks/decks.ts';
import { type AbilityId, type Card, PLAIN_ABILITIES, STRONG_ABILITIES } from './card.ts';
import { CARD_IDS, type CardId, cardOf } from './set.ts';

const ABILITIES: readonly AbilityId[] = [...PLAIN_ABILITIES, ...STRONG_ABILITIES];
const ofKind = (kind: Card['kind']): readonly CardId[] =>
  CARD_IDS.filter((id) => cardOf(id).kind === kind);
const has = (id: CardId, ability: AbilityId): boolean => {
  const card = cardOf(id);
  return card.kind === 'creature' && card.abilities.some((one) => one.ability === ability);
};
const effects = CARD_IDS.map(cardOf).flatMap((card) => (card.kind === 'spell' ? card.effects : []));
const modifiers = CARD_IDS.map(cardOf).flatMap((card) => {
  if (card.kind === 'enchantment') return card.gives;
  if (card.kind !== 'spell') return [];
  return card.effects.flatMap((effect) => (effect.do === 'change' ? effect.gives : []));
});

describe('the set', () => {
  it('[EC-9.8] is as large as the frame asks for', () => {
    expect(ofKind('stone')).toEqual(['crystal', 'darkStone']);
    expect(ofKind('creature').length).toBeGreaterThanOrEqual(24);
    expect(ofKind('enchantment').length).toBeGreaterThanOrEqual(12);
    expect(ofKind('spell').length).toBeGreaterThanOrEqual(16);
    expect(CARD_IDS.length - 2).toBeGreaterThanOrEqual(56);
  });

  it('[EC-9.8] has the creatures of the rulebook with their figures', () => {
    expect(cardOf('goblin')).toMatchObject({ kind: 'creature', skill: 1, life: 1 });
    expect(cardOf('vampire')).toMatchObject({ kind: 'creature', skill: 4, life: 2 });
    expect(ofKind('creature')).toEqual(expect.arrayContaining(['zombie', 'orc']));
  });

  it.each(ABILITIES)(
    '[EC-9.8] has %s on two creatures, and on one in the ready decks',
    (ability) => {
      const bearers = CARD_IDS.filter((id) => has(id, ability));
      const dealt = READY_IDS.flatMap((id) => READY_DECKS[id].map(({ card }) => card));
      expect(bearers.length).toBeGreaterThanOrEqual(2);
      expect(bearers.some((id) => dealt.includes(id))).toBe(true);
    },
  );

  it('costs 0 to 7, in whole stones of light, dark and any', () => {
    const costs = CARD_IDS.map(cardOf).flatMap((card) => ('cost' in card ? [card.cost] : []));
    const parts = costs.flatMap(({ light, dark, any }) => [light, dark, any]);
    expect(parts.every((n) => Number.isInteger(n) && n >= 0)).toBe(true);
    expect(Math.min(...costs.map(totalOf))).toBe(0);
    expect(Math.max(...costs.map(totalOf))).toBe(7);
  });

  it('has creatures that live and abilities of some strength', () => {
    const creatures = CARD_IDS.map(cardOf).filter((card) => card.kind === 'creature');
    expect(creatures.every(({ skill, life }) => skill >= 0 && life >= 1)).toBe(true);
    const strengths = creatures.flatMap(({ abilities }) =>
      abilities.flatMap((one) => ('x' in one ? [one.x] : [])),
    );
    expect(strengths.every((x) => x >= 1)).toBe(true);
  });

  it.each([
    'damage',
    'destroy',
    'return',
    'steal',
    'change',
    'heal',
    'prevent',
    'shield',
    'paralyse',
    'renew',
    'draw',
    'discard',
    'raise',
    'extraDrop',
    'reroll',
    'turnDie',
  ])('has a spell that does %s', (name) => {
    expect(effects.map((effect) => effect.do)).toContain(name);
  });

  it.each(['skill', 'life', 'able', 'bound', 'ward', 'swapped', 'insight'])(
    'has a card that gives %s',
    (name) => {
      expect(modifiers.map((modifier) => modifier.is)).toContain(name);
    },
  );

  it('destroys creatures, stones and enchantments', () => {
    const destroyed = CARD_IDS.map(cardOf).flatMap((card) =>
      card.kind === 'spell' && card.effects.some((effect) => effect.do === 'destroy')
        ? [card.target?.at]
        : [],
    );
    expect(destroyed).toEqual(expect.arrayContaining(['creature', 'stone', 'enchantment']));
  });

  it('speaks of a target once at most, so that a text names it once', () => {
    const twice = CARD_IDS.filter((id) => {
      const card = cardOf(id);
      const to =
        card.kind === 'spell' ? card.effects.map((one) => ('to' in one ? one.to : '')) : [];
      return to.filter((one) => one === 'target').length > 1;
    });
    expect(twice).toEqual([]);
  });
});
