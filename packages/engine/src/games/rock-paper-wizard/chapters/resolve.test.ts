import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { rockPaperWizard } from '../game.ts';
import {
  cast,
  heard,
  match,
  only,
  resolving,
  round,
  sent,
  went,
  written,
} from '../testing/fixtures.ts';
import { endTurn, takeTurn } from './resolve.ts';
import type { SpellId } from './spells.ts';
import { handOf } from './wizards.ts';

describe('the examples of the rulebook', () => {
  // seats there: Red 0, Green 1, Yellow 2, Blue 3
  it('[RW-2.7] Fireball on space 4 ends at the exit', () => {
    const d = resolving({ at: '5 5 4 5' }, { 0: { target: 2 } });
    cast(d, 'fireball');
    expect(written(d.state)).toBe('5 5 0 5 | 3 3 3 3');
  });

  it('[RW-4.3] [RW-4.5] a surge of Wall of Force makes Blue point at itself, whose card is Burning Hands', () => {
    const d = resolving(
      {},
      { 1: { target: 3, card: 'wallOfForce' }, 3: { target: 1, card: 'burningHands' } },
    );
    takeTurn(d, 1);
    endTurn(d, 1);
    expect(written(d.state)).toBe('5 7 5 5 | 3 3 3 3');
    expect(handOf(d, 3)?.target).toBe(3);
    takeTurn(d, 3);
    endTurn(d, 3);
    expect(written(d.state)).toBe('5 7 5 4 | 3 3 3 2');
    expect(d.state.open.discard).toEqual(['wallOfForce', 'burningHands']);
  });

  it('[RW-6.4] Misty Step takes Yellow to Blue', () => {
    const d = resolving({ at: '5 7 0 4' }, { 2: { target: 3 } });
    cast(d, 'mistyStep', 2);
    expect(written(d.state)).toBe('5 7 4 4 | 3 3 3 3');
  });

  it('[RW-4.4] Confusion on a wizard who has acted only advances', () => {
    const book: readonly SpellId[] = ['confusion', 'fear', 'passwall', 'fireball'];
    const { events } = round(match({ book }), 'fear 1', 'confusion 0', 'fear 3', 'fear 0');
    const own = events.slice(
      events.findIndex((event) => event.type === 'turn' && event.seat === 1),
    );
    expect(own.slice(1, 3)).toEqual([
      { type: 'moved', seat: 1, from: 5, to: 7, wanted: 2, how: 'advanced' },
      { type: 'nothing', seat: 0, why: 'acted' },
    ]);
  });

  it('[RW-6.13] Meteor Swarm as a surge pushes 1', () => {
    const d = resolving({ at: '5 8 5 5' }, { 0: { card: 'meteorSwarm' } });
    takeTurn(d, 0);
    expect(written(d.state)).toBe('5 7 5 5 | 3 3 3 3');
  });
});

describe('resolving', () => {
  it('[RW-4.1] goes clockwise from the first player, each to the end', () => {
    const { events } = round(match({ open: { first: 2 } }), 'fear 1', 'fear 2', 'fear 3', 'fear 1');
    expect(only(events, 'turn').map(({ seat, step, of }) => [seat, step, of])).toEqual([
      [2, 1, 4],
      [3, 2, 4],
      [0, 3, 4],
      [1, 4, 4],
    ]);
  });

  it('[RW-4.2] the hand is lowered before the spell is done', () => {
    const d = resolving({ at: '5 5 5 5 | 1 9 2 3' });
    cast(d, 'charmPerson');
    expect(handOf(d, 0)?.state).toBe('acting');
    expect(d.state.open.agenda.map((task) => task.do)).toEqual(['charm', 'lower']);
  });

  it('[RW-4.3] a surge card is revealed on its turn and used then', () => {
    const d = resolving({ at: '9 5 5 5' }, { 0: { card: 'fireball', target: 3 } });
    expect(handOf(d, 0)?.spell).toBeNull();
    takeTurn(d, 0);
    expect(handOf(d, 0)).toMatchObject({ spell: 'fireball', surge: true });
    expect(d.state.open.discard).toEqual([]);
    endTurn(d, 0);
    expect(d.state.open.discard).toEqual(['fireball']);
    expect(written(d.state)).toBe('9 5 5 0 | 3 3 3 3');
  });

  it('[RW-4.6] a cancelled wizard is passed over', () => {
    const book: readonly SpellId[] = ['counterspell', 'fireball', 'fear', 'passwall'];
    const { events } = round(match({ book }), 'counterspell 1', 'fireball 0', 'fear 3', 'fear 0');
    expect(only(events, 'cancelled')).toEqual([
      { type: 'cancelled', seat: 1, surge: false, by: 0 },
    ]);
    expect(only(events, 'skipped')).toEqual([{ type: 'skipped', seat: 1, step: 2, of: 4 }]);
    expect(only(events, 'turn').map(({ seat }) => seat)).toEqual([0, 2, 3]);
  });

  it('[RW-4.6] [RW-1.7] a cancelled surge card comes back with the next new deck', () => {
    const d = resolving({ discard: ['passwall'] }, { 1: { card: 'fear' }, 3: { target: 2 } });
    cast(d, 'counterspell');
    expect(d.state.open.buried).toBe(1);
    cast(d, 'antimagicField', 3);
    expect(only(heard(d), 'reshuffled')).toEqual([{ type: 'reshuffled', cards: 2 }]);
    expect(d.state.open).toMatchObject({ buried: 0, deck: 1, discard: [] });
    expect(new Set([...d.state.secret.deck, d.state.secret.surges[2]])).toEqual(
      new Set(['fear', 'passwall']),
    );
  });
});

describe('Charm Person', () => {
  const book: readonly SpellId[] = ['charmPerson', 'fear', 'passwall', 'confusion'];
  const asking = () =>
    round(
      match({ book, at: '5 5 5 5 | 2 9 2 4', options: { seconds: 30 } }),
      'charmPerson 1',
      'fear 0',
      'fear 1',
      'fear 2',
    );

  it('[RW-6.19] asks T whom to pay, and goes on with the answer', () => {
    const { state, events } = asking();
    expect(only(events, 'charmed')).toEqual([
      { type: 'charmed', seat: 1, among: [2, 3, 0], by: 0 },
    ]);
    expect(rockPaperWizard.asks(state)).toEqual([
      { seat: 1, key: 'charm:1:0', must: true, answers: ['charm'] },
    ]);
    expect(rockPaperWizard.moves(rockPaperWizard.view(state, 1))).toEqual(
      [2, 3, 0].map((to) => ({ do: 'charm', to })),
    );
    const { events: later, state: after } = sent(state, 1, { do: 'charm', to: 3 });
    expect(later[0]).toMatchObject({ type: 'gold', from: 1, to: 3, wanted: 2, paid: 2 });
    expect(only(later, 'turn').map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(after.open).toMatchObject({ round: 2, wizards: [{ hand: { gift: 3 } }, {}, {}, {}] });
  });

  it('[RW-6.19] refuses whoever is not poorer', () => {
    const input = { kind: 'move', seat: 1, move: { do: 'charm', to: 1 } } as const;
    const ruling = rockPaperWizard.apply(asking().state, input, seededRandom('luck'));
    expect(ruling).toEqual({ ok: false, why: { code: 'notPoorer' } });
  });

  it('[RW-7.2] pays the poorest in the end, the first clockwise among equals', () => {
    const { events } = went(asking().state, { kind: 'timeout', timer: 'charm:1:0' });
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'timedOut', seats: [1] },
      { type: 'gold', from: 1, to: 2, paid: 2 },
    ]);
  });
});
