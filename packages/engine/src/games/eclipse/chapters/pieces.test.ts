import { expect, it } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { Desk } from '../../../core/ruling.ts';
import type { EclipseTypes } from '../state.ts';
import { match } from '../testing/fixtures.ts';
import { exhume } from './pieces.ts';

const desk = () =>
  new Desk<EclipseTypes>(
    match({ discards: [['orc', 'goblin', 'orc', 'zombie'], []] }),
    seededRandom('none'),
  );

it('the latest card of a name leaves the discard pile', () => {
  const d = desk();
  exhume(d, 0, 'orc');
  expect(d.state.open.discards).toEqual([['orc', 'goblin', 'zombie'], []]);
});

it('a card that does not lie there takes no other with it', () => {
  const d = desk();
  expect(() => exhume(d, 0, 'vampire')).toThrow('no vampire lies on the discard pile of player 0');
  expect(d.state.open.discards[0]).toHaveLength(4);
});
