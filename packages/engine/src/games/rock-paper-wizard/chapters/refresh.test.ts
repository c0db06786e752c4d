import { describe, expect, it } from 'vitest';
import { type Facts, match, only, round } from '../testing/fixtures.ts';
import type { SpellId } from './spells.ts';

const BOOK: readonly SpellId[] = ['polymorph', 'passwall', 'feeblemind', 'fear'];
/** Nobody moves: all have the same gold. */
const still = (facts: Facts) =>
  round(
    match({ book: BOOK, ...facts }),
    'polymorph 1',
    'polymorph 2',
    'polymorph 3',
    'polymorph 0',
  );

describe('refreshing', () => {
  it('[RW-5.4] the zones empty, and the middle stays', () => {
    const { state, events } = still({ at: '0 2 3 7' });
    expect(state.open.wizards.map(({ space }) => space)).toEqual([3, 3, 3, 7]);
    expect(only(events, 'moved')).toEqual([
      { type: 'moved', seat: 0, from: 0, to: 3, wanted: 3, how: 'returned' },
      { type: 'moved', seat: 1, from: 2, to: 3, wanted: 1, how: 'returned' },
    ]);
    const near = still({ at: '8 10 9 1' });
    expect(near.state.open.wizards.map(({ space }) => space)).toEqual([7, 7, 7, 3]);
  });

  it('[RW-5.5] the oldest goes, a new one comes next to the deck', () => {
    const { state, events } = still({ deck: ['mistyStep'] });
    expect(state.open.book).toEqual(['mistyStep', 'polymorph', 'passwall', 'feeblemind']);
    expect(state.open.discard).toEqual(['fear']);
    expect([...only(events, 'retired'), ...only(events, 'learned')]).toEqual([
      { type: 'retired', spell: 'fear' },
      { type: 'learned', spell: 'mistyStep' },
    ]);
  });

  it('[RW-5.5] a third of a colour is turned away, and another drawn', () => {
    const book: readonly SpellId[] = ['polymorph', 'fear', 'feeblemind', 'passwall'];
    const { state, events } = still({ book, deck: ['fireball', 'iceStorm', 'mistyStep'] });
    expect(only(events, 'bounced').map(({ spell }) => spell)).toEqual(['fireball', 'iceStorm']);
    expect(state.open.book[0]).toBe('mistyStep');
    expect(state.open.discard).toEqual(['passwall', 'fireball', 'iceStorm']);
    expect(state.open.bounced).toEqual(['fireball', 'iceStorm']);
  });

  it('[RW-5.5] only what the last refresh turned away is shown', () => {
    const book: readonly SpellId[] = ['polymorph', 'fear', 'feeblemind', 'passwall'];
    const deck: readonly SpellId[] = ['fireball', 'mistyStep', 'confusion'];
    const { state } = still({ book, deck });
    expect(state.open.bounced).toEqual(['fireball']);
    const next = round(state, 'polymorph 1', 'polymorph 2', 'polymorph 3', 'polymorph 0');
    expect(next.state.open.bounced).toEqual([]);
  });

  it('[RW-5.5] the colour of the one that left is free again', () => {
    const { state } = still({ deck: ['fireball'] });
    expect(state.open.book[0]).toBe('fireball');
  });

  it('[RW-5.6] the marker moves clockwise, and round', () => {
    expect(still({}).state.open).toMatchObject({ first: 1, round: 2 });
    const last = still({ open: { first: 3, round: 8 } });
    expect(last.state.open.first).toBe(0);
    expect(last.events.at(-1)).toEqual({ type: 'round', round: 9, first: 0 });
  });

  it('[RW-1.7] the used cards become a new deck when one is needed', () => {
    const { state, events } = still({ deck: [], discard: ['mistyStep', 'confusion', 'iceStorm'] });
    expect(only(events, 'reshuffled')).toEqual([{ type: 'reshuffled', cards: 4 }]);
    expect(state.open).toMatchObject({ reshuffles: 1, discard: state.open.bounced });
    expect(state.open.deck + state.open.bounced.length).toBe(3);
  });

  it('[RW-1.7] also for a surge card', () => {
    const state = match({ book: BOOK, deck: ['mistyStep'], discard: ['confusion', 'iceStorm'] });
    const { events } = round(state, 'passwall 1', 'passwall 0', 'fear 3', 'polymorph 2');
    const surges = only(events, 'turn').filter(({ surge }) => surge);
    expect(surges[0]?.spell).toBe('mistyStep');
    expect(['confusion', 'iceStorm']).toContain(surges[1]?.spell);
    expect(events.findIndex(({ type }) => type === 'reshuffled')).toBeLessThan(
      events.findIndex(({ type }) => type === 'turn'),
    );
  });
});
