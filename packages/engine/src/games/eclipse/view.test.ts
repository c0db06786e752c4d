import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../core/random.ts';
import type { CardId } from './cards/set.ts';
import { cardOf } from './cards/set.ts';
import { MODES, SMART } from './chapters/preferences.ts';
import { READY_DECKS, READY_IDS, type ReadyId } from './decks/decks.ts';
import { eclipse } from './game.ts';
import { without } from './imagine.ts';
import { DEFAULT_OWN } from './own.ts';
import { cardsOf } from './setup.ts';
import type { EclipseState } from './state.ts';
import { attacking, fell, match, sent } from './testing/fixtures.ts';

const { imagine, redeal, view } = eclipse;
const SEEDS = Array.from({ length: 40 }, (_, seed) => `${seed}`);
const sorted = (cards: readonly CardId[]) => cards.toSorted();

/** The worlds of a viewer, one a seed. */
const worlds = (state: EclipseState, me: 0 | 1 | 'public'): readonly EclipseState[] =>
  SEEDS.map((seed) => imagine(view(state, me), seededRandom(seed)));

/** The ready decks that hold all these cards. */
const decksOf = (cards: readonly CardId[]): readonly ReadyId[] =>
  READY_IDS.filter((id) => without(cards, cardsOf(READY_DECKS[id])).length === 0);

describe('an imagined match', () => {
  it('[EC-12.2] fits the view of whoever looks', () => {
    const state = match({
      creatures: [{ damage: 0 }, { side: 1 }],
      stones: ['llD', 'dd'],
      hands: [['orc'], ['zombie', 'zombie']],
      decks: [['orc'], ['zombie']],
      discards: [['goblin'], ['sootImp']],
    });
    for (const viewer of [1, 'public'] as const) {
      const world = imagine(view(state, viewer), seededRandom('world'));
      expect(view(world, viewer)).toEqual(view(state, viewer));
      expect(world.beaten).toBe(false);
    }
    expect(imagine(view(state, 'all'), seededRandom('world'))).toEqual(state);
  });

  it('[EC-12.2] takes the other one’s cards from the ready deck that holds what was seen', () => {
    const telling = {
      light: ['morningDove', 'sunLancer', 'whiteUnicorn'],
      dark: ['hollowSoldier', 'pitSpider', 'headsman'],
    } as const;
    for (const id of ['light', 'dark'] as const) {
      const hidden = without(cardsOf(READY_DECKS[id]), telling[id]);
      const state = match({
        hands: [[], ['goblin', 'goblin', 'goblin']],
        decks: [[], hidden.slice(0, 20)],
        discards: [[], telling[id]],
      });
      for (const { secret } of worlds(state, 0)) {
        expect(secret[1].hand).toHaveLength(3);
        expect(secret[1].deck).toHaveLength(20);
        expect(without([...secret[1].hand, ...secret[1].deck], hidden)).toEqual([]);
      }
    }
  });

  it('[EC-12.2] guesses one of the ready decks where nothing was seen', () => {
    const state = match({ hands: [[], cardsOf(READY_DECKS.dark).slice(0, 7)] });
    const decks = worlds(state, 0).map(({ secret }) => decksOf(secret[1].hand).join());
    expect(new Set(decks).size).toBeGreaterThan(1);
  });

  it('[EC-12.2] guesses as many cards as there are, though a ready deck has fewer', () => {
    const many = Array.from({ length: 150 }, () => 'crystal' as const);
    const state = match({ decks: [[], many], discards: [[], ['goblin', 'goblin']] });
    const [world] = worlds(state, 0);
    expect(world!.secret[1].deck).toHaveLength(150);
    const counted = world!.secret[1].list.map(({ card, count }) => [card, count]);
    const all = [...world!.secret[1].deck, 'goblin', 'goblin'];
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries(all.map((card) => [card, all.filter((one) => one === card).length])),
    );
  });

  it('[EC-12.2] guesses the other one’s wishes, and nothing more than a mode', () => {
    const guessed = worlds(match(), 0).map(({ secret }) => secret[1].prefs);
    expect(new Set(guessed.map(({ mode }) => mode))).toEqual(new Set(MODES));
    for (const prefs of guessed) expect(prefs).toEqual({ ...SMART, mode: prefs.mode });
  });

  it('[EC-8.5] guesses whether the other one has passed in a window, and nowhere else', () => {
    const passes = (state: EclipseState) =>
      new Set(worlds(state, 0).map(({ secret }) => secret[1].passed));
    const open = sent(match({ creatures: [{}, { side: 1 }] }), 0, attacking([1, 2])).state;
    expect(passes(open)).toEqual(new Set([true, false]));
    expect(passes(match())).toEqual(new Set([false]));
  });

  it('[EC-3.2] answers for who has answered before the first turn, as the hand allows', () => {
    const stones = Array.from({ length: 7 }, () => 'crystal' as const);
    const begun = match({
      hands: [stones, stones],
      open: { turn: 0, ready: [false, true], agenda: [{ do: 'redraw' }, { do: 'renewal' }] },
    });
    for (const { secret } of worlds(begun, 0)) {
      const held = secret[1].hand.filter((card) => cardOf(card).kind === 'stone').length;
      expect(secret[1].redraw).toBe(held <= 1 || held >= 6 ? 'redraw' : 'keep');
      expect(secret[0].redraw).toBeNull();
    }
    const waiting = { ...begun, open: { ...begun.open, ready: [true, false] } as const };
    expect(new Set(worlds(waiting, 0).map(({ secret }) => secret[1].redraw))).toEqual(
      new Set([null]),
    );
    const later = match({ hands: [[], stones] });
    expect(new Set(worlds(later, 0).map(({ secret }) => secret[1].redraw))).toEqual(
      new Set([null]),
    );
  });

  it('[EC-12.2] keeps what one knows of oneself', () => {
    const begun = match({
      hands: [['orc', 'goblin'], []],
      prefs: [{ mode: 'quiet', wait: true }, {}],
    });
    const known = { ...begun.secret[0], redraw: 'keep', passed: true, missed: 1 } as const;
    const state: EclipseState = { ...begun, secret: [known, begun.secret[1]] };
    const { deck: _deck, ...mine } = imagine(view(state, 0), seededRandom('w')).secret[0];
    const { deck: _real, ...real } = known;
    expect(mine).toEqual(real);
  });
});

describe('a match that others go on with', () => {
  const own = [
    { deck: READY_DECKS.light, prefs: { ...SMART, mode: 'full' } },
    DEFAULT_OWN,
  ] as const;
  const begun = () =>
    eclipse.setup({
      seats: 2,
      options: { time: 20, turn: 75, window: 15 },
      own,
      kept: null,
      random: seededRandom('begun'),
    }).state;

  it('[EC-10.3] deals each deck list anew, to hands and decks of the same size', () => {
    const state = begun();
    const anew = redeal!(view(state, 'public'), own, seededRandom('anew'));
    for (const player of [0, 1] as const) {
      const { hand, deck, ...rest } = anew.secret[player];
      expect(hand).toHaveLength(7);
      expect(sorted([...hand, ...deck])).toEqual(sorted(cardsOf(own[player].deck)));
      expect(deck).not.toEqual(state.secret[player].deck);
      expect(rest).toEqual({
        list: own[player].deck,
        prefs: SMART,
        redraw: null,
        passed: false,
        passedAll: false,
        missed: 0,
      });
    }
    expect(anew.beaten).toBe(false);
  });

  it('[EC-10.3] deals nobody a card that lies open, and takes the original deck for who brought none', () => {
    const state = match({
      creatures: [{ card: 'goblin' }],
      stones: ['l', ''],
      hands: [['orc', 'orc'], ['orc']],
      discards: [['crystal'], []],
      open: { enchantments: [] },
    });
    const [mine, theirs] = redeal!(view(state, 'public'), [], seededRandom('anew')).secret;
    const original = cardsOf(READY_DECKS.original);
    const open: readonly CardId[] = ['goblin', 'crystal', 'crystal'];
    expect(sorted([...mine.hand, ...mine.deck])).toEqual(sorted(without(original, open)));
    expect([mine.hand.length, theirs.hand.length]).toEqual([2, 1]);
    expect(sorted([...theirs.hand, ...theirs.deck])).toEqual(sorted(original));
  });

  it('[EC-3.2] asks both anew before the first turn, and not later', () => {
    const one = sent(begun(), 0, { do: 'keep' }).state;
    const dealt = (state: EclipseState) =>
      redeal!(view(state, 'public'), own, seededRandom('anew')).open;
    expect(dealt(one)).toEqual({ ...one.open, ready: [false, false] });
    const later = fell(one, 'redraw').state;
    expect(dealt(later)).toEqual(later.open);
  });
});
