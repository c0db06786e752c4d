import { describe, expect, it } from 'vitest';
import { creatureOf, stonesOf } from '../chapters/pieces.ts';
import { abilitiesOf, lifeOf, skillOf } from '../chapters/stats.ts';
import { totalOf } from '../decks/advice.ts';
import type { EclipseState } from '../state.ts';
import { front, only, sent, through } from '../testing/fixtures.ts';
import { holding, played } from '../testing/playing.ts';
import { CREATURES } from './creatures.ts';

type CreatureId = keyof typeof CREATURES;
const IDS = Object.keys(CREATURES).filter((id): id is CreatureId => id in CREATURES);
const DRAWING = IDS.filter((id) => CREATURES[id].abilities.some((one) => one.ability === 'draw'));
const HELPS = ['revive', 'protectiveTouch', 'darkTouch', 'demonicDestruction'] as const;

const HELPING = IDS.flatMap((card) =>
  CREATURES[card].abilities.flatMap((one) =>
    HELPS.filter((help) => help === one.ability).map(
      (help) => [card, help, 'x' in one ? one.x : 0] as const,
    ),
  ),
);

/** The position after this creature was summoned, and a card it might draw was not drawn. */
function summoned(card: CreatureId): EclipseState {
  const { state } = played(holding(card), null);
  return front(state) === 'main' ? state : sent(state, 0, { do: 'answer', yes: false }).state;
}

describe('the creatures, each in a position', () => {
  it.each(IDS)(
    '%s is summoned as it is printed, for what it costs, and may attack at once',
    (card) => {
      const state = summoned(card);
      const { open } = state;
      const { cost, skill, life, abilities } = CREATURES[card];
      const one = open.creatures.at(-1)!;
      expect(one).toMatchObject({ card, side: 0, owner: 0, damage: 0 });
      expect([skillOf(open, one), lifeOf(open, one)]).toEqual([skill, life]);
      expect(abilitiesOf(open, one)).toEqual(abilities);
      expect(stonesOf(open, 0).filter(({ marked }) => marked)).toHaveLength(totalOf(cost));
      const attacks = [{ attacker: one.id, target: 13 }];
      expect(only(sent(state, 0, { do: 'attack', attacks }).events, 'opened')).toHaveLength(1);
    },
  );

  it.each(DRAWING)('%s draws a card when it is summoned', (card) => {
    const { state } = played(holding(card), null);
    expect(sent(state, 0, { do: 'answer', yes: true }).state.secret[0].hand).toEqual(['orc']);
  });

  it.each(HELPING)('%s uses its %s', (card, ability, x) => {
    const state = summoned(card);
    const creature = state.open.creatures.at(-1)!.id;
    const target = { at: 'creature', id: 3 } as const;
    const { open } = through(sent(state, 0, { do: 'use', creature, ability, target })).state;
    const shows = {
      revive: 2,
      protectiveTouch: 2 - x,
      darkTouch: 2 + x,
      demonicDestruction: undefined,
    };
    expect(creatureOf(open, 3)?.damage).toBe(shows[ability]);
    expect(creatureOf(open, creature)?.used).toEqual([ability]);
  });
});
