import { describe, expect, it } from 'vitest';
import type { Input } from '../../core/game.ts';
import { followAll } from '../../core/testing/following.ts';
import { type CardId, cardOf } from './cards/set.ts';
import { payment } from './chapters/energy.ts';
import { eclipse } from './game.ts';
import type { EclipseMove, Player, Target } from './move.ts';
import type { EclipseState } from './state.ts';
import { attacking, type Facts, front, match, using } from './testing/fixtures.ts';

type Step = (state: EclipseState) => Input<EclipseMove>;

const by =
  (seat: Player, move: EclipseMove): Step =>
  () => ({ kind: 'move', seat, move });
const falls =
  (timer: string): Step =>
  () => ({ kind: 'timeout', timer });
/** A card of the hand, paid as is proposed. */
const cast =
  (seat: Player, card: CardId, target: Target | null = null): Step =>
  ({ open, secret }) => {
    const data = cardOf(card);
    const pay = data.kind === 'stone' ? [] : (payment(open, seat, data.cost) ?? []);
    const slot = secret[seat].hand.indexOf(card);
    return { kind: 'move', seat, move: { do: 'cast', slot, pay, target } };
  };
const END = by(0, { do: 'end' });
const creature = (id: number): Target => ({ at: 'creature', id });

/** Steps, each followed by all windows that it opens. */
function goes(facts: Facts | EclipseState, ...steps: readonly Step[]): EclipseState {
  let state = 'secret' in facts ? facts : match(facts);
  const take = (step: Step): void => {
    state = followAll(eclipse, 2, state, step);
  };
  for (const step of steps) {
    take(step);
    for (let [task] = state.open.agenda; task?.do === 'window'; [task] = state.open.agenda) {
      const { n } = task;
      take(falls(`beat:${n}`));
      for (const seat of [0, 1] as const) {
        const [now] = state.open.agenda;
        if (now?.do === 'window' && now.n === n) take(by(seat, { do: 'pass' }));
      }
    }
  }
  return state;
}

describe('a viewer who follows what is told', () => {
  it('sees the start: hands kept and redrawn, by hand or by the clock', () => {
    const stones = Array.from({ length: 7 }, () => 'crystal' as const);
    const facts: Facts = {
      hands: [stones, stones],
      decks: [stones, stones],
      open: { turn: 0, ready: [false, false], agenda: [{ do: 'redraw' }, { do: 'renewal' }] },
    };
    goes(facts, by(0, { do: 'redraw' }), by(0, { do: 'keep' }), by(1, { do: 'redraw' }));
    expect(goes(facts, by(1, { do: 'redraw' }), falls('redraw')).open.turn).toBe(1);
  });

  it('sees stones, creatures and enchantments come into play, and what is paid', () => {
    const after = goes(
      {
        hands: [['crystal', 'goblin', 'dawnBoon', 'sunBanner', 'bloodMoon'], []],
        stones: ['llllldddddd', 'lllllllllllll'],
      },
      by(0, { do: 'drop', slot: 0 }),
      cast(0, 'goblin'),
      cast(0, 'sunBanner', { at: 'player', player: 0 }),
      cast(0, 'bloodMoon'),
      END,
    );
    expect(after.open.enchantments).toHaveLength(2);
  });

  it('sees a turn renewed: who is freed, what heals and is drawn, and what is over', () => {
    const facts: Facts = {
      creatures: [
        { damage: 0, freeAt: 6, hurtBy: [2], used: ['revive'], shields: 1 },
        { side: 1, life: 3, damage: 1 },
      ],
      stones: ['lD', 'LLd'],
      hands: [['surge', 'nightfall'], []],
      decks: [['orc'], ['orc', 'orc']],
    };
    const surged = goes({ ...facts, stones: ['ldddd', 'LLd'] }, cast(0, 'surge', creature(1)));
    expect(surged.open.changes.at(-1)?.lasts).toBe('turn');
    const next = goes(surged, cast(0, 'nightfall', creature(2)), END);
    expect(next.open.turn).toBe(6);
    goes(next, by(1, { do: 'end' }));
  });

  it('sees an attack: fights, saving rolls, who falls and what is left', () => {
    const facts: Facts = {
      creatures: [
        { skill: 6 },
        {},
        { skill: 1, life: 2 },
        { side: 1 },
        { side: 1, skill: 5, life: 3 },
      ],
      stones: ['ll', 'dddddd'],
      hands: [['twistOfFate'], []],
      open: {
        enchantments: [
          { id: 40, card: 'dawnBoon', owner: 1, side: 1, bearer: { on: 'creature', id: 4 } },
        ],
        next: 41,
      },
    };
    const asked = goes(facts, by(0, attacking([1, 4], [2, 8], [3, 9])));
    expect(front(asked)).toBe('defend');
    const guards = [{ guard: 5, attacker: 2 }];
    const fought = goes(asked, by(1, { do: 'defend', guards, order: [2, 1] }));
    expect(fought.open).toMatchObject({ combat: null, fought: true });
    expect(goes(asked, falls('guard:1')).open.combat).toBeNull();
  });

  it('sees dice that are turned and thrown again', () => {
    const facts: Facts = {
      creatures: [{ life: 9 }, { side: 1, life: 9 }],
      stones: ['ddd', 'lll'],
      hands: [['illOmen', 'twistOfFate'], ['stolenHour']],
    };
    let state = match(facts);
    const take = (step: Step): void => {
      state = followAll(eclipse, 2, state, step);
    };
    take(by(0, attacking([1, 2])));
    for (let plays = 0; front(state) !== 'main'; ) {
      const [task] = state.open.agenda;
      const n = task?.do === 'window' ? task.n : 0;
      if (front(state) === 'roll' && plays < 3) {
        const steps = [
          cast(0, 'illOmen', { at: 'die', player: 1 }),
          cast(0, 'twistOfFate', { at: 'die', player: 1 }),
          cast(1, 'stolenHour', { at: 'die', player: 1 }),
        ];
        take(steps[plays]!);
        plays += 1;
      } else {
        take(falls(`window:${n}`));
      }
    }
    expect(state.open.discards.map((cards) => cards.length)).toEqual([2, 1]);
  });

  it('sees what spells do', () => {
    const rich = 'l'.repeat(9) + 'd'.repeat(20);
    const holding = (card: CardId): Facts => ({
      creatures: [
        { life: 9, damage: 2 },
        { side: 1, life: 9 },
        { side: 1 },
        { side: 1 },
        { side: 1 },
      ],
      stones: [rich, 'd'.repeat(27)],
      hands: [[card], ['orc', 'orc']],
      decks: [['goblin', 'goblin', 'goblin', 'goblin', 'goblin'], ['orc']],
      discards: [['orc', 'zombie', 'orc'], []],
      open: {
        enchantments: [
          { id: 90, card: 'curseOfAsh', owner: 1, side: 1, bearer: { on: 'creature', id: 1 } },
        ],
        next: 91,
      },
    });
    const spells: readonly (readonly [CardId, Target | null])[] = [
      ['sunSpear', creature(2)],
      ['kissOfNight', creature(3)],
      ['whirlwind', creature(4)],
      ['shatter', { at: 'stone', id: 40 }],
      ['puppeteer', creature(5)],
      ['callBack', { at: 'buried', card: 'orc' }],
      ['secondDawn', null],
      ['nightmare', null],
      ['insight', null],
      ['lastLight', creature(1)],
      ['balm', creature(1)],
      ['unbinding', { at: 'enchantment', id: 90 }],
      ['ringingCrystal', null],
    ];
    for (const [card, target] of spells) {
      expect(goes(holding(card), cast(0, card, target), END).open.turn).toBe(6);
    }
    expect(
      goes(holding('riseAgain'), cast(0, 'riseAgain', { at: 'buried', card: 'zombie' })).open.next,
    ).toBe(92);
    expect(
      goes(holding('stolenSun'), cast(0, 'stolenSun', { at: 'stone', id: 41 })).open.ended,
    ).toBeNull();
  });

  it('sees what creatures do: shields, damage, and what dark revival brings', () => {
    const facts: Facts = {
      creatures: [
        { abilities: [{ ability: 'darkRevival' }, { ability: 'darkTouch', x: 1 }] },
        { side: 1, hurtBy: [1] },
        { abilities: [{ ability: 'revive' }, { ability: 'demonicDestruction' }] },
        { side: 1 },
      ],
    };
    const claimed = goes(facts, by(0, using(1, 'darkRevival', 2)), by(0, using(1, 'darkTouch', 2)));
    expect(front(claimed)).toBe('claim');
    expect(goes(claimed, by(0, { do: 'answer', yes: true })).open.creatures).toHaveLength(4);
    expect(goes(claimed, by(0, { do: 'answer', yes: false })).open.creatures).toHaveLength(3);
    goes(facts, by(0, using(3, 'revive', 4)), by(0, using(3, 'demonicDestruction', 4)), END);
  });

  it('sees cards drawn and discarded as asked, and clocks that fall', () => {
    const hand = Array.from({ length: 9 }, () => 'orc' as const);
    const full = goes({ hands: [hand, []] }, END);
    expect(goes(full, by(0, { do: 'discard', slots: [0, 3] })).open.hands[0]).toBe(7);
    const drawing = goes(
      { hands: [['lampKeeper'], []], stones: ['lll', ''], decks: [['orc'], []] },
      cast(0, 'lampKeeper'),
    );
    expect(goes(drawing, by(0, { do: 'answer', yes: true })).open.hands[0]).toBe(1);
    goes(drawing, by(0, { do: 'answer', yes: false }));
    const timed: Facts = { options: { time: 20 }, stones: ['l', 'l'] };
    goes(timed, falls('match'), falls('turn:5'), falls('reserve:0'), by(1, { do: 'end' }));
  });

  it('sees quiet turns counted, and the end', () => {
    const quiet = goes({}, END, by(1, { do: 'end' }));
    expect(quiet.open.idle).toBe(2);
    const won = goes(
      { stones: ['llllll', ''], hands: [['crystal'], []] },
      by(0, { do: 'drop', slot: 0 }),
    );
    expect(won.open.ended?.reason).toBe('lead');
    goes({}, by(1, { do: 'concede' }));
    goes({ open: { turn: 200 } }, END);
    goes({ open: { idle: 5 } }, END);
  });
});
