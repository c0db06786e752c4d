import { existsSync } from 'node:fs';
import { TABLES } from '@kesem/engine/registry';
import { expect, it } from 'vitest';
import { TRIED_CARDS } from '../../apps/web/src/examples.ts';
import { CARDS } from '../../apps/web/src/registry.ts';
import { invitationsOf, pictureOf } from './invitations.ts';

it.each(TABLES)(
  'an invitation to $id tells its titles, players and minutes, and shows a picture',
  ({ id, seats: { min, max } }) => {
    const card = CARDS.find((each) => each.id === id);
    expect(invitationsOf(CARDS)[id]).toEqual({
      he: card?.title('he'),
      en: card?.title('en'),
      players: min === max ? `${min}` : `${min}–${max}`,
      minutes: card?.minutes,
    });
    expect(existsSync(pictureOf(id))).toBe(true);
  },
);

it('an example has its picture too', () => {
  expect(TRIED_CARDS.filter(({ id }) => !existsSync(pictureOf(id)))).toEqual([]);
});
