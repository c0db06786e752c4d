import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import type { SpellId } from './chapters/spells.ts';
import { rockPaperWizard } from './game.ts';
import { cardsOf } from './options.ts';
import type { WizardState } from './state.ts';
import { match, round, sent } from './testing/fixtures.ts';

const { imagine, moves, redeal, view } = rockPaperWizard;
const VIEWERS = [0, 1, 2, 3, 'public'] as const;
const SEEDS = Array.from({ length: 30 }, (_, seed) => `${seed}`);

/** Seats 2 and 3 hold a surge card each, and seat 1 is asked whom it pays. */
const charmed = () => {
  const book: readonly SpellId[] = ['charmPerson', 'fireball', 'passwall', 'fear'];
  const state = match({ at: '5 5 5 5 | 1 9 2 3', book, deck: ['iceStorm', 'mistyStep'] });
  return round(state, 'charmPerson 1', 'fear 0', 'fireball 3', 'fireball 2').state;
};

/** Seat 0 has turned its surge card over, a Charm Person that is not done yet. */
const surging = () => {
  const book: readonly SpellId[] = ['confusion', 'fireball', 'passwall', 'fear'];
  const state = match({ at: '5 5 5 5 | 9 8 2 3', book, deck: ['charmPerson', 'mistyStep'] });
  return round(state, 'fireball 1', 'fireball 0', 'passwall 0', 'passwall 0').state;
};

/** Two of four have chosen. */
const choosing = () => {
  const one = sent(match(), 1, { do: 'choose', spell: 'fear', target: 2 });
  return sent(one.state, 2, { do: 'choose', spell: 'fireball', target: 0 }).state;
};

/** Every card of a match, wherever it is, sorted. */
const everyCard = ({ open, secret }: WizardState): readonly SpellId[] => {
  const turned = open.wizards.flatMap(({ hand }) =>
    hand?.surge && hand.spell !== null && hand.state === 'acting' ? [hand.spell] : [],
  );
  const held = secret.surges.filter((card) => card !== null);
  return [
    ...open.book,
    ...open.discard,
    ...turned,
    ...held,
    ...secret.deck,
    ...secret.buried,
  ].toSorted();
};

describe('an imagined match', () => {
  it.each([
    ['while all choose', choosing],
    ['with cards face down', charmed],
    ['with a card that was just turned over', surging],
  ])('[RW-9.1] fits the view and holds every card once %s', (_when, made) => {
    const state = made();
    const all = [...cardsOf(state.open.options)].toSorted();
    expect(everyCard(state)).toEqual(all);
    for (const viewer of VIEWERS) {
      const world = imagine(view(state, viewer), seededRandom('world'));
      expect(view(world, viewer)).toEqual(view(state, viewer));
      expect(everyCard(world)).toEqual(all);
      expect(world.secret.surges.map((card) => card !== null)).toEqual(
        state.secret.surges.map((card) => card !== null),
      );
    }
  });

  it('[RW-9.1] keeps the own choice, and guesses those of the others who have chosen', () => {
    const state = choosing();
    const worlds = SEEDS.map((seed) => imagine(view(state, 1), seededRandom(seed)).secret.choices);
    for (const choices of worlds) {
      expect(choices).toMatchObject([null, { spell: 'fear', target: 2 }, {}, null]);
      expect(moves(view(state, 2))).toContainEqual({ do: 'choose', ...choices[2] });
    }
    expect(new Set(worlds.map((choices) => JSON.stringify(choices[2]))).size).toBeGreaterThan(5);
  });

  it('[RW-9.1] is the match itself for who may see everything', () => {
    const state = charmed();
    expect(imagine(view(state, 'all'), seededRandom('world'))).toEqual(state);
  });
});

describe('a match that others go on with', () => {
  it('has everybody choose anew', () => {
    const state = choosing();
    const anew = redeal!(view(state, 'public'), [], seededRandom('anew'));
    expect(anew.secret.choices).toEqual([null, null, null, null]);
    expect(anew.open.wizards.map(({ ready }) => ready)).toEqual([false, false, false, false]);
    expect(anew.open.book).toEqual(state.open.book);
    expect(everyCard(anew)).toEqual(everyCard(state));
    expect(anew.secret.deck).not.toEqual(state.secret.deck);
  });
});

describe('the listing', () => {
  it('[RW-3.1] has every spell of the book at everybody else', () => {
    const listed = moves(view(match(), 2));
    expect(listed).toHaveLength(4 * 3);
    expect(listed).not.toContainEqual(expect.objectContaining({ target: 2 }));
  });

  it('[RW-6.19] has nothing for who is not charmed, and nothing for who has no seat', () => {
    const state = charmed();
    expect(moves(view(state, 1))).toEqual([2, 3, 0].map((to) => ({ do: 'charm', to })));
    expect([0, 2, 3].map((seat) => moves(view(state, seat)))).toEqual([[], [], []]);
    expect([moves(view(match(), 'public')), moves(view(match(), 7))]).toEqual([[], []]);
  });
});

describe('what a player may send', () => {
  it('[RW-3.1] [RW-6.19] is a spell at a seat, or a seat', () => {
    const choice = { do: 'choose', spell: 'levitate', target: 0 };
    for (const move of [choice, { do: 'charm', to: 5 }]) {
      expect(rockPaperWizard.move.parse(move)).toEqual(move);
      expect(rockPaperWizard.move.safeParse({ ...move, more: 1 }).success).toBe(false);
    }
    const junk = [
      { ...choice, spell: 'wish' },
      { ...choice, target: -1 },
      { do: 'charm', to: 0.5 },
    ];
    expect(junk.map((move) => rockPaperWizard.move.safeParse(move).success)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
