import { seededRandom } from '@kesem/engine/core/random';
import { eclipse } from '@kesem/engine/games/eclipse/game';
import { type EclipseState, each } from '@kesem/engine/games/eclipse/state';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../course/table.ts';
import { whyNotCard } from '../words/whyNot.ts';
import { gainsIn } from './gains.ts';

const [LIGHT, DARK] = ['crystal', 'darkStone'] as const;
/** By id: three and two stones, a griffin and a healer against an orc. */
const [GRIFFIN, HEALER] = [6, 7];

/** The second player's bolt is on its way to a griffin, which it would destroy. */
function threatened(): EclipseState {
  const laid = tableOf({
    active: 1,
    stones: [
      [LIGHT, LIGHT, LIGHT],
      [DARK, DARK],
    ],
    creatures: [['goldenGriffin', 'springHealer'], ['orc']],
    hands: [['halo', 'twistOfFate', LIGHT, 'firstLight'], ['shadowBolt']],
  });
  const full = {
    ...laid,
    secret: each((player) => ({
      ...laid.secret[player],
      prefs: { ...laid.secret[player].prefs, mode: 'full' as const },
    })),
  };
  const bolt = eclipse
    .moves(eclipse.view(full, 1))
    .find(
      (move) => move.do === 'cast' && move.target?.at === 'creature' && move.target.id === GRIFFIN,
    );
  if (!bolt) throw new Error('no bolt can be cast');
  const ruling = eclipse.apply(full, { kind: 'move', seat: 1, move: bolt }, seededRandom('bolt'));
  if (!ruling.ok) throw new Error('the bolt was refused');
  return ruling.state;
}

describe('what an answer would bring', () => {
  it('E7: is told beside each card and creature that could answer', () => {
    const view = eclipse.view(threatened(), 0);
    const gains = gainsIn(view, eclipse.moves(view), 'en');
    expect([...gains]).toEqual([
      ['card:0', 'Saves: no damage'],
      [`creature:${HEALER}`, 'Saves: life 1'],
    ]);
    expect(gainsIn(view, eclipse.moves(view), 'he').get('card:0')).toBe('תציל: בלי נזק');
  });

  it('E9: and what cannot answer says why', () => {
    const view = eclipse.view(threatened(), 0);
    expect([1, 2, 3].map((slot) => whyNotCard(view, slot, 'en'))).toEqual([
      'Only after a roll',
      'Main phase only',
      'Main phase only',
    ]);
  });

  it('is nothing for whoever is not asked', () => {
    const state = threatened();
    const view = eclipse.view(state, 'public');
    expect(gainsIn(view, eclipse.moves(view), 'en').size).toBe(0);
  });
});
