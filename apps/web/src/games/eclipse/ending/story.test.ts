import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replay } from '@kesem/engine/core/replay';
import { readGolden } from '@kesem/engine/core/testing/golden';
import { heardBy } from '@kesem/engine/core/told';
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import { tableOf } from '@kesem/engine/registry';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../testing/words.ts';
import { facts } from './facts.tsx';
import { storyOf, turningOf } from './story.ts';

const REPLAYS = fileURLToPath(
  new URL('../../../../../../packages/engine/src/games/eclipse/testing/replays/', import.meta.url),
);

const turn = (n: number): EclipseEvent => ({ type: 'turn', turn: n, player: n % 2 === 1 ? 0 : 1 });
const stone = (id: number, player: 0 | 1): EclipseEvent => ({
  type: 'dropped',
  player,
  piece: { id, card: 'crystal' },
});
const creature = (id: number, player: 0 | 1, card: 'goblin' | 'vampire'): EclipseEvent => ({
  type: 'entered',
  player,
  how: 'summoned',
  piece: { id, card },
});
const ended = (winner: 0 | 1 | null, stones: readonly [number, number]): EclipseEvent => ({
  type: 'ended',
  reason: 'lead',
  winner,
  stones,
});

/** Amir is two ahead in the third turn; Dana ends two ahead. */
const DUEL: readonly EclipseEvent[] = [
  turn(1),
  creature(10, 0, 'goblin'),
  turn(2),
  stone(1, 1),
  stone(2, 1),
  creature(11, 1, 'vampire'),
  turn(3),
  stone(3, 0),
  {
    type: 'struck',
    player: 0,
    attacker: 10,
    defender: 11,
    totals: [9, 5],
    winner: 10,
    damage: 4,
  },
  { type: 'destroyed', kind: 'creature', piece: { id: 11, card: 'vampire' }, owner: 1 },
  turn(4),
  { type: 'saving', stone: 3, player: 0, die: 6, bonus: 0, needs: 5 },
  { type: 'held', stone: 3 },
  turn(5),
  { type: 'stolen', kind: 'stone', piece: { id: 1, card: 'crystal' }, by: 0 },
  { type: 'destroyed', kind: 'stone', piece: { id: 2, card: 'crystal' }, owner: 1 },
  ended(0, [2, 0]),
];

describe('the story of a duel', () => {
  it('follows the lead from turn to turn, with stones stolen and lost', () => {
    expect(storyOf(DUEL).leads).toEqual([0, 0, -2, -1, -1, 2]);
  });

  it('turned where the winner was furthest behind', () => {
    expect(turningOf(storyOf(DUEL))).toEqual({ turn: 3, from: -2, to: 2 });
  });

  it('did not turn where nobody won, or nobody ever came back', () => {
    expect(turningOf(storyOf([turn(1), ended(null, [0, 0])]))).toBeNull();
    expect(turningOf(storyOf([stone(1, 0), turn(1), ended(0, [1, 0])]))).toBeNull();
    expect(turningOf(storyOf([turn(1), stone(1, 0), ended(1, [1, 0])]))).toBeNull();
  });

  it('names the hardest blow, the saved stones, and who lasted', () => {
    const story = storyOf(DUEL);
    expect(story.blow).toEqual({ card: 'goblin', victim: 'vampire', damage: 4 });
    expect(story.saves).toEqual({ player: 0, stones: 1, card: 'crystal' });
    expect(story.survivor).toEqual({ card: 'goblin', player: 0, turns: 4 });
    expect(story.fallen).toBe(1);
  });

  it.each(readdirSync(REPLAYS))('ends with the stones of the record: %s', (file) => {
    const { setup, inputs } = readGolden(readFileSync(REPLAYS + file, 'utf8'))!;
    const table = tableOf('eclipse')!;
    const steps = [...replay(table, { ...setup, version: table.version, inputs })];
    const heard = steps.flatMap(({ told }) => heardBy(told, 'public'));
    const events = heard as unknown as readonly EclipseEvent[];
    const end = events.findLast((event) => event.type === 'ended');
    expect(storyOf(events).leads.at(-1)).toBe(end!.stones[0] - end!.stones[1]);
  });
});

describe('its facts', () => {
  const told = (lang: 'he' | 'en', me: number | null) =>
    facts(DUEL, wordsIn(lang, me)).map(({ title, text }) => `${title}: ${text}`);

  it('are told to the winner, to the loser and to whoever watches as each saw them', () => {
    expect(told('en', 0)).toEqual([
      'Blow of the match: Goblin, 4 to Vampire',
      'Turning point: turn 3: From 2 behind to a lead of 2',
      '1 stone held: by your saving rolls',
    ]);
    expect(told('en', 1).slice(1)).toEqual([
      'Turning point: turn 3: From 2 ahead to 2 behind',
      '1 stone held: by the saving rolls of Dana',
    ]);
    expect(told('he', null)[1]).toBe('המהפך: תור 3: מפיגור של 2 ליתרון של 2');
  });

  it('tell at least how long it was', () => {
    expect(facts([], wordsIn('en')).map(({ text }) => text)).toEqual([
      '0 turns, 0 creatures destroyed',
    ]);
  });
});
