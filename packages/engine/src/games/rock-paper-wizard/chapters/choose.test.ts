import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { rockPaperWizard } from '../game.ts';
import type { Choice } from '../move.ts';
import type { WizardState } from '../state.ts';
import { match, only, round, sent, written } from '../testing/fixtures.ts';
import type { SpellId } from './spells.ts';

const { view, asks } = rockPaperWizard;
const choose = (state: WizardState, seat: number, choice: Choice) =>
  sent(state, seat, { do: 'choose', ...choice });
const mustOf = (state: WizardState) => asks(state).map(({ must }) => must);

describe('choosing', () => {
  it('[RW-3.1] is asked of everybody, and being asked ends with a choice', () => {
    const state = match();
    expect(mustOf(state)).toEqual([true, true, true, true]);
    expect(asks(state)).toEqual(
      [0, 1, 2, 3].map((seat) => ({ seat, key: 'choose:1', must: true, answers: ['choose'] })),
    );
    const { state: after } = choose(state, 2, { spell: 'fireball', target: 0 });
    expect(mustOf(after)).toEqual([true, true, false, true]);
  });

  it('[RW-3.2] can be done again until the last choice is in; all hear of readiness once', () => {
    const first = choose(match(), 2, { spell: 'fireball', target: 0 });
    const again = choose(first.state, 2, { spell: 'passwall', target: 1 });
    expect([...first.events, ...again.events]).toEqual([{ type: 'ready', seat: 2 }]);
    expect(view(again.state, 2).mine).toEqual({ spell: 'passwall', target: 1 });
    expect(asks(again.state)[2]).toMatchObject({ key: 'choose:1', must: false });
  });

  it('[RW-3.2] [RW-9.1] shows nobody else what it was', () => {
    const one = choose(match(), 2, { spell: 'fireball', target: 0 });
    const other = choose(match(), 2, { spell: 'passwall', target: 1 });
    for (const viewer of [0, 1, 3, 'public'] as const) {
      expect(view(one.state, viewer)).toEqual(view(other.state, viewer));
    }
    expect(one.events).toEqual(other.events);
  });

  it('[RW-3.3] ends with the last choice: all are told together, from the first player on', () => {
    const state = match({ open: { first: 2 } });
    const { events } = round(state, 'passwall 1', 'passwall 2', 'fireball 0', 'feeblemind 0');
    expect(only(events, 'cast')).toEqual([
      {
        type: 'cast',
        round: 1,
        choices: [
          { seat: 2, spell: 'fireball', target: 0 },
          { seat: 3, spell: 'feeblemind', target: 0 },
          { seat: 0, spell: 'passwall', target: 1 },
          { seat: 1, spell: 'passwall', target: 2 },
        ],
      },
    ]);
  });

  it.each<readonly [Choice, string]>([
    [{ spell: 'mistyStep', target: 1 }, 'notInBook'],
    [{ spell: 'fireball', target: 2 }, 'yourself'],
    [{ spell: 'fireball', target: 4 }, 'noSuchWizard'],
  ])('[RW-3.7] %o is refused: %s', (choice, code) => {
    const input = { kind: 'move', seat: 2, move: { do: 'choose', ...choice } } as const;
    const ruling = rockPaperWizard.apply(match(), input, seededRandom('luck'));
    expect(ruling).toEqual({ ok: false, why: { code } });
  });
});

describe('Wild Surge', () => {
  const deck: readonly SpellId[] = ['burningHands', 'wallOfForce'];

  it('[RW-3.4] two who cast the same at each other hold a card each', () => {
    const { events, state } = round(
      match({ deck }),
      'fireball 1',
      'fireball 0',
      'passwall 0',
      'passwall 0',
    );
    expect(only(events, 'clashed')).toEqual([
      { type: 'clashed', seats: [0, 1], spell: 'fireball' },
    ]);
    expect(only(events, 'turn').map(({ spell, surge }) => [spell, surge])).toEqual([
      ['burningHands', true],
      ['wallOfForce', true],
      ['passwall', false],
      ['passwall', false],
    ]);
    expect(state.open.discard.slice(0, 2)).toEqual(deck);
  });

  it('[RW-3.4] needs the same spell, and each other', () => {
    const other = round(match(), 'fireball 1', 'passwall 0', 'fear 3', 'feeblemind 2');
    const chain = round(match(), 'fireball 1', 'fireball 2', 'fireball 3', 'fireball 0');
    expect(only([...other.events, ...chain.events], 'clashed')).toEqual([]);
  });

  it('[RW-3.5] pairs draw in turn order', () => {
    const state = match({
      deck: ['fear', 'iceStorm', 'passwall', 'mistyStep'],
      open: { first: 3 },
      book: ['fireball', 'feeblemind', 'confusion', 'polymorph'],
    });
    const { events } = round(state, 'fireball 2', 'polymorph 3', 'fireball 0', 'polymorph 1');
    expect(only(events, 'clashed').map(({ seats }) => seats)).toEqual([
      [3, 1],
      [0, 2],
    ]);
    expect(only(events, 'turn').map(({ seat, spell }) => [seat, spell])).toEqual([
      [3, 'fear'],
      [0, 'passwall'],
      [1, 'iceStorm'],
      [2, 'mistyStep'],
    ]);
  });

  it('[RW-3.6] is not made by a later change of aim', () => {
    const book: readonly SpellId[] = ['confusion', 'fireball', 'feeblemind', 'passwall'];
    const state = match({ book, open: { first: 3 } });
    const { events } = round(state, 'fireball 2', 'feeblemind 0', 'fireball 3', 'confusion 2');
    expect(only(events, 'aimed')).toEqual([{ type: 'aimed', seat: 2, from: 3, to: 0, by: 3 }]);
    expect(only(events, 'clashed')).toEqual([]);
  });

  it('[RW-3.4] [RW-9.1] the card is in nobody’s view, nor in the holder’s', () => {
    const book: readonly SpellId[] = ['charmPerson', 'fireball', 'passwall', 'fear'];
    const at = '5 5 5 5 | 1 9 2 3';
    const look = (card: SpellId) =>
      round(
        match({ at, book, deck: [card, 'confusion'] }),
        'charmPerson 1',
        'fear 0',
        'fireball 3',
        'fireball 2',
      );
    const [one, other] = [look('iceStorm'), look('mistyStep')];
    expect(one.state.open.agenda[0]?.do).toBe('charm');
    expect(one.state.secret.surges).toEqual([null, null, 'iceStorm', 'confusion']);
    for (const viewer of [0, 1, 2, 3, 'public'] as const) {
      expect(view(one.state, viewer)).toEqual(view(other.state, viewer));
    }
    expect(one.events).toEqual(other.events);
  });
});

it('[RW-9.1] after the match everything is public', () => {
  const state = match({ at: '9 5 5 5 | 22 3 3 3' });
  const { state: after } = round(state, 'fear 1', 'fear 2', 'fear 3', 'fear 1');
  expect(after.open.ended).toBe('goal');
  expect(view(after, 'all').everything).toEqual(after.secret);
  expect(view(after, 'public').everything).toBeNull();
  expect(written(after)).toContain('27');
});
