import { describe, expect, it } from 'vitest';
import type { Input } from '../../core/game.ts';
import { followAll } from '../../core/testing/following.ts';
import { SPELLS, type SpellId } from './chapters/spells.ts';
import { rockPaperWizard } from './game.ts';
import type { WizardMove } from './move.ts';
import type { WizardState } from './state.ts';
import { type Facts, match } from './testing/fixtures.ts';

type Step = (state: WizardState) => Input<WizardMove>;

const move =
  (seat: number, sent: WizardMove): Step =>
  () => ({ kind: 'move', seat, move: sent });
const late: Step = (state) => ({
  kind: 'timeout',
  timer: rockPaperWizard.timers(state)[0]?.key ?? 'none',
});

/** Everybody chooses, from seat 0 on: `fireball 1` is Fireball at seat 1. */
const choices = (...texts: readonly `${SpellId} ${number}`[]): readonly Step[] =>
  texts.map((text, seat) => {
    const [name, target] = text.split(' ');
    const spell = SPELLS.find((one) => one === name) ?? 'fireball';
    return move(seat, { do: 'choose', spell, target: Number(target) });
  });
const goes = (facts: Facts, ...steps: readonly Step[]): WizardState => {
  const state = match(facts);
  return followAll(rockPaperWizard, state.open.wizards.length, state, ...steps);
};

describe('a viewer who follows what is told', () => {
  it('sees a round: places, gold, the book and the marker', () => {
    const after = goes(
      { at: '5 9 1 5 | 3 5 3 3' },
      ...choices('passwall 1', 'fireball 2', 'feeblemind 1', 'passwall 0'),
    );
    expect(after.open).toMatchObject({ round: 2, first: 1 });
  });

  it('sees hands that are bent, and cards that are lost unseen', () => {
    const book: readonly SpellId[] = ['confusion', 'counterspell', 'antimagicField', 'fireball'];
    goes({ book }, ...choices('confusion 1', 'counterspell 2', 'fireball 0', 'antimagicField 1'));
    goes({ book }, ...choices('counterspell 1', 'antimagicField 2', 'fireball 3', 'fireball 2'));
    goes({ book }, ...choices('antimagicField 3', 'fireball 0', 'confusion 3', 'counterspell 1'));
    const cancelled = goes(
      { book, open: { first: 1 } },
      ...choices('counterspell 3', 'counterspell 2', 'fireball 3', 'fireball 2'),
    );
    expect(cancelled.open.buried).toBeGreaterThan(0);
  });

  it('sees cards that are held, turned over and laid down, and a new deck', () => {
    const book: readonly SpellId[] = ['confusion', 'fireball', 'passwall', 'feeblemind'];
    const deck: readonly SpellId[] = ['fear', 'wallOfForce', 'iceStorm'];
    goes({ book, deck }, ...choices('fireball 1', 'fireball 0', 'passwall 0', 'passwall 2'));
    const discard: readonly SpellId[] = ['polymorph', 'telekinesis', 'mistyStep'];
    const after = goes(
      { book, deck: ['fear', 'burningHands'], discard },
      ...choices('fireball 1', 'fireball 0', 'passwall 0', 'passwall 2'),
    );
    expect(after.open.reshuffles).toBe(1);
  });

  it('sees a charm, and whom it pays', () => {
    const book: readonly SpellId[] = ['charmPerson', 'fear', 'passwall', 'confusion'];
    const facts: Facts = { book, at: '5 5 5 5 | 2 9 2 4', options: { seconds: 30 } };
    const all = choices('charmPerson 1', 'fear 0', 'fear 1', 'fear 2');
    const after = goes(facts, ...all, move(1, { do: 'charm', to: 3 }));
    expect(after.open.wizards[0]?.hand?.gift).toBe(3);
    expect(goes(facts, ...all, late).open.round).toBe(2);
  });

  it('sees choices that are replaced or drawn', () => {
    const [first = late, ...others] = choices('passwall 1', 'fireball 2');
    const { open } = goes({ options: { seconds: 30 } }, first, first, ...others, late);
    expect(open.round).toBe(2);
  });

  it('sees the end, and that it is put off', () => {
    const gold = '22 20 20 20';
    const fear = choices('fear 1', 'fear 2', 'fear 3', 'fear 1');
    expect(goes({ at: `9 5 5 4 | ${gold}` }, ...fear).open.ended).toBe('goal');
    expect(goes({ at: '9 9 5 4 | 20 20 20 20' }, ...fear).open.ended).toBeNull();
  });
});
