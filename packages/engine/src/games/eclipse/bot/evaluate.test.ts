import { describe, expect, it } from 'vitest';
import type { CardId } from '../cards/set.ts';
import { type Being, type Facts, match } from '../testing/fixtures.ts';
import { material, WON, worthInHand, worthOfCreature, worthOfLead } from './evaluate.ts';

const creature = (being: Being, open: Facts['open'] = {}) => {
  const state = match({ creatures: [being], open });
  return worthOfCreature(state.open, state.open.creatures[0]!);
};
const inHand = (card: CardId, stones: string, theirs = '') =>
  worthInHand(match({ stones: [stones, theirs] }).open, 0, card);
/** Returns how much more a table with these facts is worth to the first player than a bare one. */
const more = (facts: Facts, hand: readonly CardId[] = []) =>
  material(match(facts).open, 0, hand) - material(match().open, 0, []);

const GOBLIN = 0.22 + 0.15;

describe('a lead in stones', () => {
  const { open } = match();

  it('is worth more the nearer it comes to the aim, and to both sides alike', () => {
    expect(worthOfLead(open, 0)).toBe(0);
    expect(worthOfLead(open, 1)).toBeCloseTo(1 + 1 / 49, 12);
    expect(worthOfLead(open, 6)).toBeCloseTo(6 * (1 + 36 / 49), 12);
    expect(worthOfLead(open, -6)).toBe(-worthOfLead(open, 6));
  });

  it('is worth the match from seven on, and from two in sudden death', () => {
    expect([7, 9, -7].map((lead) => worthOfLead(open, lead))).toEqual([WON, WON, -WON]);
    const sudden = { ...open, suddenDeath: true };
    expect([2, -3].map((lead) => worthOfLead(sudden, lead))).toEqual([WON, -WON]);
    expect(worthOfLead(sudden, 1)).toBeCloseTo(1 + 1 / 4, 12);
  });
});

describe('a creature', () => {
  it('is worth its skill and its life', () => {
    expect(creature({})).toBeCloseTo(GOBLIN, 12);
    expect(creature({ skill: 3, life: 4 })).toBeCloseTo(3 * 0.22 + 4 * 0.15, 12);
  });

  it('is worth what it is able to do, by its strength', () => {
    expect(creature({ abilities: [{ ability: 'flying' }] })).toBeCloseTo(GOBLIN + 0.25, 12);
    const strong = [
      { ability: 'darkTouch', x: 2 },
      { ability: 'charge', x: 3 },
    ] as const;
    expect(creature({ abilities: strong })).toBeCloseTo(GOBLIN + 2 * 0.45 + 3 * 0.1, 12);
  });

  it('is worth something however weak, and a part of it while it can do nothing', () => {
    expect(creature({ skill: -9 })).toBeCloseTo(0.1, 12);
    expect(creature({ freeAt: 7 })).toBeCloseTo(0.3 * GOBLIN, 12);
  });
});

describe('a card in hand', () => {
  it('is worth its cost, and a stone more than a cheap card', () => {
    expect(inHand('crystal', '')).toBeCloseTo(0.4, 12);
    expect(inHand('orc', 'ddd')).toBeCloseTo(0.15 + 3 * 0.08, 12);
    expect(inHand('eclipseDragon', 'lldd')).toBeCloseTo(0.15 + 7 * 0.08, 12);
  });

  it('is worth less for each energy that one’s own stones do not give', () => {
    expect(inHand('eclipseDragon', 'ld', 'lldd')).toBeCloseTo(0.15 + 7 * 0.08 - 2 * 0.08, 12);
    expect(inHand('eclipseDragon', 'LLD')).toBeCloseTo(0.15 + 7 * 0.08 - 0.08, 12);
    expect(inHand('firstLight', 'dddd')).toBeCloseTo(0.15 + 6 * 0.08 - 4 * 0.08, 12);
    expect(inHand('vampire', 'llll')).toBeCloseTo(0.15 + 5 * 0.08 - 3 * 0.08, 12);
  });
});

describe('a table', () => {
  it('is worth the lead, the creatures less the other one’s, and the cards', () => {
    expect(more({ stones: ['ll', 'd'] })).toBeCloseTo(1 + 1 / 49, 12);
    expect(more({ creatures: [{}, {}, { side: 1, skill: 3 }] })).toBeCloseTo(GOBLIN - 2 * 0.22, 12);
    expect(more({}, ['orc', 'orc'])).toBeCloseTo(2 * (0.15 + 3 * 0.08), 12);
    expect(more({ hands: [[], ['orc', 'orc']] })).toBeCloseTo(-2 * 0.38, 12);
  });

  it('is worth more with a card more in every Renewal', () => {
    const insight = (player: 0 | 1) =>
      ({
        bearer: { on: 'player', player },
        gives: [{ is: 'insight', by: 1 }],
        lasts: 'ever',
      }) as const;
    expect(more({ open: { changes: [insight(0)] } })).toBeCloseTo(0.8, 12);
    expect(more({ open: { changes: [insight(1)] } })).toBeCloseTo(-0.8, 12);
  });

  it('counts the seven best cards alone, for the others will be discarded', () => {
    const hand = [...Array.from({ length: 7 }, () => 'orc' as const), 'goblin' as const];
    expect(more({}, ['goblin', ...hand])).toBeCloseTo(7 * (0.15 + 3 * 0.08), 12);
  });

  it('is worth more while a stone of the hand may still be played', () => {
    expect(more({}, ['crystal', 'crystal'])).toBeCloseTo(2 * 0.4 + 0.3, 12);
    const drops = { played: 1, behind: false, extra: 0 };
    expect(more({ open: { drops } }, ['crystal'])).toBeCloseTo(0.4, 12);
    expect(more({ open: { active: 1 } }, ['crystal'])).toBeCloseTo(0.4, 12);
    const closing = { agenda: [{ do: 'close' }] } as const;
    expect(more({ open: closing }, ['crystal'])).toBeCloseTo(0.4, 12);
  });
});
