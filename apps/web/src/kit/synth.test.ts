import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buzzOf, CUES, type Cue } from './cues.ts';

// the library opens an audio device when it is loaded, and this machine has none
let samplesOfCues: (cues: readonly Cue[], silence: number) => Float32Array;
beforeAll(async () => {
  vi.stubGlobal('AudioContext', vi.fn());
  ({ samplesOfCues } = await import('./synth.ts'));
});

const RATE = 22_050;
const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const isCue = (name: string): name is Cue => name in CUES;
const ALL = Object.keys(CUES).filter(isCue);

describe('a phone', () => {
  it('buzzes with every blow, and rests at the end of each', () => {
    const blows = ['thunk', 'knock', 'drop', 'dice', 'chant', 'stamp', 'gong'] as const;
    expect(blows.filter((cue) => buzzOf([cue]).length % 2 === 0)).toEqual([]);
    expect(buzzOf(['tick', 'slide', 'click', 'refuse'])).toEqual([]);
  });

  it('buzzes with each of several cues when it is heard', () => {
    expect(buzzOf(['stamp', 'drop'])).toEqual([32, 168, 14, 30, 22]);
    expect(buzzOf(['thunk', 'click', 'stamp'])).toEqual([18, 102 + 70, 32]);
  });
});

describe('the synthesiser', () => {
  it.each(ALL)('%s is heard, without clipping, and is over within two seconds', (cue) => {
    const samples = samplesOfCues([cue], 0);
    expect(loudest(samples)).toBeGreaterThan(0.04);
    expect(loudest(samples)).toBeLessThanOrEqual(1);
    expect(samples.length).toBeLessThan(2 * RATE);
  });

  it('refuses far more softly than it knocks', () => {
    expect(loudest(samplesOfCues(['refuse'], 0))).toBeLessThan(
      loudest(samplesOfCues(['knock'], 0)) / 3,
    );
  });

  it('lays cues end to end: each marble of a push is its own click', () => {
    const [one, three] = [
      samplesOfCues(['click'], 0),
      samplesOfCues(['click', 'click', 'click'], 0),
    ];
    expect(three.length).toBe(one.length + Math.round(2 * CUES.click.gap * RATE));
    expect(loudest(three.slice(-one.length))).toBeGreaterThan(loudest(one) / 2);
  });

  it('keeps silent until the cues before have sounded', () => {
    const samples = samplesOfCues(['tick'], 0.5);
    expect(loudest(samples.slice(0, RATE / 2))).toBe(0);
    expect(loudest(samples)).toBeGreaterThan(0);
  });
});
