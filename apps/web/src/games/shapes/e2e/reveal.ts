/** The longest reveal of Shapes: four players are level, and a joker ends it. */
import type { Reveal } from '../../../../../../tools/measure/reveals.ts';
import { FULLEST } from './sizes.ts';
import { keptOf, LAID_AT } from './states.ts';

const [lying] = FULLEST;
if (!lying) throw new Error('no table');

export const reveal: Reveal = {
  kept: keptOf(lying),
  path: LAID_AT,
  things: '[data-card]',
  mayTouch: true,
  touches: ['[data-card][data-lit] >> nth=0', 'footer [data-bar] button:enabled >> nth=-1'],
};
