import { seededRandom } from '@kesem/engine/core/random';
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import type { EclipseState } from '@kesem/engine/games/eclipse/state';
import { describe, expect, it } from 'vitest';
import { attacked, DOVE, GOBLIN, OTHER, pair, STONE, seenBy, VAMPIRE } from './fixtures.ts';
import { pictureOf } from './picture.ts';

const NOTHING = { step: 'none', pairs: [], order: [] } as const;

const DEFENDED = eclipse.apply(
  attacked(pair(VAMPIRE, GOBLIN), pair(DOVE, STONE)),
  { kind: 'move', seat: 1, move: { do: 'defend', guards: [], order: [VAMPIRE] } },
  seededRandom('dice'),
);

/** Every table from the defence to the peace, each with what was told on the way to it. */
function combat(): readonly {
  readonly state: EclipseState;
  readonly told: readonly EclipseEvent[];
}[] {
  const seen: { state: EclipseState; told: readonly EclipseEvent[] }[] = [];
  let ruling = DEFENDED;
  while (ruling.ok && ruling.state.open.combat) {
    const { state, told } = ruling;
    seen.push({ state, told: told.map(({ event }) => event) });
    const [task] = state.open.agenda;
    const timer = task?.do === 'window' ? `beat:${task.n}` : '';
    ruling = eclipse.apply(state, { kind: 'timeout', timer }, seededRandom(timer));
  }
  return seen;
}

describe('the lane', () => {
  it('is empty without a combat, and shows the pairs of a declaration as they are made', () => {
    expect(pictureOf(seenBy(0), [], NOTHING)).toBeNull();
    const pairs = [pair(VAMPIRE, STONE)];
    expect(pictureOf(seenBy(0), [], { step: 'attack', pairs, order: [] })).toMatchObject({
      is: 'slips',
      slips: [{ attacker: VAMPIRE, target: STONE, at: 'stone', guard: null, place: null }],
    });
  });

  it('shows to the defender guards and places as they are chosen', () => {
    const view = seenBy(1, attacked(pair(VAMPIRE, GOBLIN), pair(DOVE, STONE)));
    const desk = { step: 'defend', pairs: [pair(8, DOVE)], order: [DOVE, VAMPIRE] } as const;
    expect(pictureOf(view, [], desk)).toMatchObject({
      slips: [
        { attacker: VAMPIRE, guard: null, place: 2 },
        { attacker: DOVE, guard: 8, place: 1 },
      ],
    });
  });

  it('goes from slips to dice, to the ladder before any roll, to its stamps', () => {
    const pictures = combat().map(({ state }) => pictureOf(seenBy(0, state), [], NOTHING));
    const kinds = pictures.map((picture) => picture?.is);
    expect([...new Set(kinds)]).toEqual(['slips', 'fight', 'ladder']);
    const [first] = pictures.filter((picture) => picture?.is === 'ladder');
    expect(first).toEqual({
      is: 'ladder',
      stones: 2,
      rungs: [{ stone: STONE, needs: 2, ward: 0, state: 'ahead', die: null }],
    });
  });

  it('says of a fight what the dice come to, and what follows', () => {
    const fights = combat().flatMap(({ state, told }) => {
      const picture = pictureOf(seenBy(0, state), told, NOTHING);
      return picture?.is === 'fight' ? [picture] : [];
    });
    const [rolled, struck] = fights;
    const [mine = 0, theirs = 0] = rolled?.roll.dice ?? [];
    const sums = [mine + 4, theirs + 1];
    expect(rolled?.totals).toEqual(sums);
    const lead = mine + 4 - theirs - 1;
    const loser = lead === 0 ? null : lead > 0 ? GOBLIN : VAMPIRE;
    expect(struck?.verdict).toEqual({ loser, damage: Math.abs(lead), ghost: null });
    // while dice are told they still turn
    expect(rolled?.verdict).toBeNull();
  });

  it('says in the window after dice what they come to', () => {
    const [waiting] = combat().filter(({ state: { open } }) => {
      const [task] = open.agenda;
      return task?.do === 'window' && task.kind === 'roll' && open.roll?.for === 'fight';
    });
    const { roll } = waiting?.state.open ?? {};
    const [mine = 0, theirs = 0] = roll?.for === 'fight' ? roll.dice : [];
    const lead = mine + 4 - theirs - 1;
    const verdict = { loser: lead === 0 ? null : lead > 0 ? GOBLIN : VAMPIRE, ghost: null };
    const picture = waiting && pictureOf(seenBy(0, waiting.state), [], NOTHING);
    expect(picture).toMatchObject({ verdict: { ...verdict, damage: Math.abs(lead) } });
  });

  it('draws one rung lower for each stone', () => {
    const state = attacked(pair(VAMPIRE, STONE), pair(DOVE, OTHER));
    const ready = {
      ...state,
      open: { ...state.open, agenda: [{ do: 'window', kind: 'saves', n: 9 } as const] },
    };
    const picture = pictureOf(seenBy(0, ready), [], NOTHING);
    expect(picture?.is === 'ladder' && picture.rungs.map(({ needs }) => needs)).toEqual([2, 1]);
  });
});
