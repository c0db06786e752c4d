import { describe, expect, it, vi } from 'vitest';
import type { Cue } from './cues.ts';
import { createSound, type SoundMode } from './sound.ts';
import type { Synth } from './synth.ts';

const bench = () => {
  const heard: Cue[][] = [];
  const wake = vi.fn<() => void>();
  const load = vi.fn<() => Promise<Synth>>(() =>
    Promise.resolve({ sound: (cues) => heard.push([...cues]), wake }),
  );
  return { heard, wake, load, sound: createSound(load) };
};
const loaded = () => new Promise((done) => setTimeout(done));

/** What is heard of a move and the turn that follows, on a touched page. */
const evening = async (mode: SoundMode): Promise<readonly (readonly Cue[])[]> => {
  const { heard, sound } = bench();
  sound.tune('all');
  sound.touch();
  await loaded();
  sound.tune(mode);
  sound.play('thunk', 'click', 'click');
  sound.play('knock');
  return heard;
};

describe('sound', () => {
  it('loads nothing and sounds nothing before the page is touched', () => {
    const { heard, load, sound } = bench();
    sound.tune('all');
    sound.play('thunk');
    expect(load).not.toHaveBeenCalled();
    expect(heard).toEqual([]);
  });

  it.each([
    ['all', [['thunk', 'click', 'click'], ['knock']]],
    ['turn', [['knock']]],
    ['off', []],
  ] as const)('set to %s lets through %j', async (mode, expected) => {
    expect(await evening(mode)).toEqual(expected);
  });

  it('loads once however often it is touched, and never while it is off', async () => {
    const { load, wake, sound } = bench();
    sound.touch();
    expect(load).not.toHaveBeenCalled();
    sound.tune('all');
    sound.touch();
    sound.touch();
    await loaded();
    sound.touch();
    expect(load).toHaveBeenCalledOnce();
    expect(wake).toHaveBeenCalledOnce();
  });

  it('tries again at the next touch when the synthesiser did not come', async () => {
    const load = vi.fn<() => Promise<Synth>>(() => Promise.reject(new Error('offline')));
    const sound = createSound(load);
    sound.tune('all');
    sound.touch();
    await loaded();
    sound.touch();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
