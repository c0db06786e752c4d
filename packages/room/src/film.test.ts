import { replay } from '@kesem/engine/core/replay';
import { describe, expect, it } from 'vitest';
import { type Frame, framesOf } from './film.ts';
import type { MatchRecord } from './record.ts';
import { playedMatch, TOY } from './testing/records.ts';

/** Every frame, and whether it could be played to its end. */
function filmed(table: typeof TOY, record: MatchRecord) {
  const frames: Frame[] = [];
  const run = framesOf(table, record);
  for (let next = run.next(); ; next = run.next()) {
    if (next.done) return { frames, whole: next.value };
    frames.push(next.value);
  }
}

describe('the film of a match', () => {
  const { record } = playedMatch('film');

  it('has a frame for its setup and for each input, to eyes that see everything', () => {
    const { frames, whole } = filmed(TOY, record);
    const steps = [...replay(TOY, record.record)];
    expect(whole).toBe(true);
    expect(frames).toHaveLength(record.at.length + 1);
    expect(frames.map(({ view }) => view)).toEqual(
      steps.map(({ state }) => TOY.view(state, 'all')),
    );
    expect(frames.map(({ asks }) => asks)).toEqual(steps.map(({ state }) => TOY.asks(state)));
  });

  it('tells what each of them alone was told', () => {
    const [first] = filmed(TOY, record).frames;
    expect(first?.heard.map(({ type }) => type)).toEqual(['dealt', 'dealt']);
  });

  it('says of rules that do not lead to the end that they do not', () => {
    const forgetful = {
      ...TOY,
      apply: () => ({ ok: false, why: { code: 'never' } }) as const,
    };
    const { frames, whole } = filmed(forgetful, record);
    expect(whole).toBe(false);
    expect(frames).toHaveLength(1);
  });
});
