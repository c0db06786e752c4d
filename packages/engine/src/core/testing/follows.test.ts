/** What following promises, by faults that are planted in the toy's `follow`. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../game.ts';
import { openTable } from '../table.ts';
import { conformance } from './conformance.ts';
import { followedThrough } from './follows.ts';
import { playout } from './playout.ts';
import { TOY_TRIAL, toy } from './toy.ts';
import { HAND, type ToyTypes } from './toy-types.ts';

type Toy = Game<ToyTypes>;

const SEATS = [0, 1, 2];

/** Returns the findings when every viewer follows two matches of the toy with something changed. */
function findings(fault: Partial<Toy>): string {
  const table = openTable({ ...toy, ...fault });
  const own = SEATS.map(() => table.parseOwn(undefined)?.own ?? null);
  const options = table.parseOptions({}) ?? {};
  const matches = (['patient', 'mixed'] as const).map((patience) => {
    const setting = { seats: SEATS.length, options, own, kept: null, seed: `follow ${patience}` };
    return { seats: SEATS, steps: playout(table, setting, { patience, whose: 'must' }) };
  });
  return followedThrough(table, TOY_TRIAL.pieces, matches).join('\n');
}

/** What the conformance suite, which freezes everything, finds of a `follow`. */
function broken(follow: Toy['follow']): string {
  const table = openTable({ ...toy, follow });
  return conformance(table, { ...TOY_TRIAL, runs: 1 }).findings.join('\n');
}

describe('a view that is followed', () => {
  const { follow } = toy;

  it('without what an event changes', () => {
    const forgetful: Toy['follow'] = (view, event) =>
      event.type === 'turned' ? view : follow(view, event);
    expect(findings({ follow: forgetful })).toMatch(/ goes astray in (last|scores)/);
  });

  it('twice', () => {
    const twice: Toy['follow'] = (view, event) => follow(follow(view, event), event);
    expect(findings({ follow: twice })).toMatch(/ goes astray in round/);
  });

  it('as if it were told to another viewer', () => {
    const astray: Toy['follow'] = (view, event) => ({
      ...follow(view, event),
      piles: event.type === 'drew' && event.card === null ? view.piles : follow(view, event).piles,
    });
    expect(findings({ follow: astray })).toMatch(/ goes astray in piles/);
  });

  it('with a card that comes into play before it leaves the hand', () => {
    const early: Toy['follow'] = (view, event) => {
      if (event.type !== 'turned') return follow(view, event);
      return { ...follow(view, event), hands: view.hands };
    };
    const late: Toy['follow'] = (view, event) => {
      const now = early(view, event);
      // each hand has one too many until it is full again
      return event.type === 'drew'
        ? { ...now, hands: now.hands.map((n) => Math.min(n, HAND)) }
        : now;
    };
    expect(findings({ follow: late })).toMatch(/ has \d+ of \d+ pieces at turned/);
  });

  it('with a part that no view has', () => {
    const more: Toy['follow'] = (view, event) => ({ ...follow(view, event), turn: 1 });
    expect(findings({ follow: more })).toMatch(/ has other parts/);
  });

  it('by what is remembered beside it', () => {
    // what the rules last showed anybody, as a cache would hold it
    let latest: readonly number[] | null = null;
    const view: Toy['view'] = (state, viewer) => {
      latest = state.pub.piles;
      return toy.view(state, viewer);
    };
    const knowing: Toy['follow'] = (before, event) => ({
      ...follow(before, event),
      piles: latest ?? before.piles,
    });
    expect(findings({ view, follow: knowing })).toMatch(/pieces/);
  });

  it('by how often it was asked', () => {
    let calls = 0;
    const moody: Toy['follow'] = (view, event) => {
      calls += 1;
      const now = follow(view, event);
      return event.type === 'turned' && calls > 40 ? { ...now, tired: [calls] } : now;
    };
    expect(findings({ follow: moody })).toMatch(/ follows elsewhere the second time/);
  });

  it('with a throw where it was not at the table', () => {
    const frail: Toy['follow'] = (view, event) =>
      event.type === 'turned' && !view.laid.every((has) => has) ? planted() : follow(view, event);
    expect(broken(frail)).toMatch(/follow: throws planted/);
  });

  it('into its residue', () => {
    const nosy: Toy['follow'] = (view, event) => {
      const now = follow(view, event);
      return event.type === 'picked' && now.mine
        ? { ...now, mine: { ...now.mine, pick: event.slot } }
        : now;
    };
    expect(findings({ follow: nosy })).toMatch(/ has a residue that was followed, mine/);
  });

  it('writing into the view before', () => {
    const writing: Toy['follow'] = (view, event) => Object.assign(view, follow(view, event));
    expect(broken(writing)).toMatch(/follow: throws Cannot assign/);
  });

  it('with a residue too small, or larger than it need be', () => {
    expect(findings({})).toBe('');
    expect(findings({ residue: ['everything'] })).toMatch(/\d goes astray in mine by/);
    expect(findings({ residue: [...toy.residue, 'tired'] })).toMatch(/^tired is residue, and yet/);
  });
});

function planted(): never {
  throw new Error('planted');
}
