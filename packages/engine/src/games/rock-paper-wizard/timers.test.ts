import { describe, expect, it } from 'vitest';
import type { SpellId } from './chapters/spells.ts';
import { rockPaperWizard } from './game.ts';
import { beatsOf, show } from './show.ts';
import { match, only, round, sent, went } from './testing/fixtures.ts';

const { timers } = rockPaperWizard;
const timed = { seconds: 45 } as const;
const CHARM: readonly SpellId[] = ['charmPerson', 'fear', 'passwall', 'fireball'];

describe('time', () => {
  it('[RW-7.3] nobody is hurried without a limit', () => {
    expect(timers(match())).toEqual([]);
    const asked = round(
      match({ book: CHARM, at: '5 5 5 5 | 1 9 2 3' }),
      'charmPerson 1',
      'fear 0',
      'fear 1',
      'fear 2',
    );
    expect(asked.state.open.agenda[0]?.do).toBe('charm');
    expect(timers(asked.state)).toEqual([]);
  });

  it('[RW-7.1] one limit for everybody', () => {
    expect(timers(match({ options: timed }))).toEqual([
      { key: 'choose:1', seat: null, ms: 45_000 },
    ]);
  });

  it('[RW-7.1] a choice that is in stands, a missing one is drawn', () => {
    const state = match({ options: timed });
    const chosen = sent(state, 1, { do: 'choose', spell: 'fear', target: 3 });
    const { events } = went(chosen.state, { kind: 'timeout', timer: 'choose:1' });
    expect(events[0]).toEqual({ type: 'timedOut', seats: [0, 2, 3] });
    const choices = only(events, 'cast')[0]?.choices ?? [];
    expect(choices).toHaveLength(4);
    expect(choices[1]).toEqual({ seat: 1, spell: 'fear', target: 3 });
    for (const { seat, spell, target } of choices) {
      expect(state.open.book).toContain(spell);
      expect(target).not.toBe(seat);
    }
  });

  it('[RW-7.3] begins when all have seen the round before, and nobody cuts the chant short', () => {
    const { events } = round(match({ options: timed }), 'fear 1', 'fear 2', 'fear 3', 'fear 0');
    const steps = show(events);
    const count = [700, 700, 500].map((ms) => ({ ms, whole: true }));
    // all hands, how the first comes, and what it does
    expect(steps.slice(0, 6)).toEqual([...count, { ms: 1920 }, { ms: 700 }, { ms: 1100 }]);
    expect(steps.filter(({ ms }) => ms === 1800)).toHaveLength(1);
    expect(steps.slice(3).every(({ whole: kept }) => kept === undefined)).toBe(true);
    // from the fourth spell on all know how it goes
    const pace = beatsOf(events).flatMap(({ events: [first], ms }) =>
      first?.type === 'turn' ? [ms] : [],
    );
    expect(pace).toEqual([700, 700, 700, 560]);
    expect(show(only(events, 'round'))).toEqual([]);
  });

  it('[RW-7.2] a charmed wizard has 15 seconds', () => {
    const state = match({ book: CHARM, at: '5 5 5 5 | 1 9 2 3', options: timed });
    const asked = round(state, 'charmPerson 1', 'fear 0', 'fear 1', 'fear 2');
    expect(timers(asked.state)).toEqual([{ key: 'charm:1:0', seat: 1, ms: 15_000 }]);
    const answered = sent(asked.state, 1, { do: 'charm', to: 2 });
    expect(timers(answered.state)[0]).toMatchObject({ key: 'choose:2', ms: 45_000 });
  });
});
