import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALL_CUES, buzzOf, CUES } from './cues.ts';

/** An audio device that writes down what sounds, and when. */
class Device {
  state = 'suspended';
  currentTime = 10;
  readonly destination = {};
  readonly sounded: { readonly at: number; readonly length: number; readonly rate: number }[] = [];
  createBuffer(_channels: number, length: number) {
    return { length, copyToChannel: () => undefined };
  }
  createGain() {
    return { gain: { value: 1 }, connect: (to: unknown) => to };
  }
  createBufferSource() {
    const source = {
      buffer: { length: 0 },
      playbackRate: { value: 1 },
      connect: (to: unknown) => to,
      start: (at: number) => {
        const { buffer, playbackRate } = source;
        this.sounded.push({ at, length: buffer.length, rate: playbackRate.value });
      },
    };
    return source;
  }
  resume() {
    this.state = 'running';
    return Promise.resolve();
  }
}

// the library opens an audio device when it is loaded, and this machine has none
const device = new Device();
let synth: typeof import('./synth.ts');
beforeAll(async () => {
  vi.stubGlobal(
    'AudioContext',
    vi.fn(function open() {
      return device;
    }),
  );
  vi.stubGlobal('navigator', {});
  synth = await import('./synth.ts');
});
beforeEach(() => {
  // whoever was opened before goes on making cues
  vi.useFakeTimers();
  device.sounded.length = 0;
  device.currentTime += 100;
});

const RATE = 22_050;
const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllTimers();
  vi.useRealTimers();
});

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
  it.each(ALL_CUES)('%s is heard, without clipping, and is over within two seconds', (cue) => {
    const samples = synth.samplesOfCue(cue);
    expect(loudest(samples)).toBeGreaterThan(0.04);
    expect(loudest(samples)).toBeLessThanOrEqual(1);
    expect(samples.length).toBeLessThan(2 * RATE);
  });

  it('refuses far more softly than it knocks', () => {
    expect(loudest(synth.samplesOfCue('refuse'))).toBeLessThan(
      loudest(synth.samplesOfCue('knock')) / 3,
    );
  });

  it('lays cues end to end, behind those that still sound', () => {
    const { sound } = synth.createSynth();
    const { currentTime: now } = device;
    sound(['click', 'click', 'drop']);
    sound(['tick']);
    const starts = device.sounded.map(({ at }) => at - now);
    const { click, drop } = CUES;
    const expected = [0, click.gap, 2 * click.gap, 2 * click.gap + drop.gap];
    expect(starts.map((at) => at.toFixed(6))).toEqual(expected.map((at) => at.toFixed(6)));
  });

  it('makes a cue once, and no two knocks of marbles are the same', () => {
    const made = vi.spyOn(device, 'createBuffer');
    const { sound } = synth.createSynth();
    for (let n = 0; n < 20; n += 1) sound(['click']);
    expect(made).toHaveBeenCalledOnce();
    const rates = device.sounded.map(({ rate }) => rate);
    expect(new Set(rates).size).toBeGreaterThan(1);
    expect(Math.max(...rates.map((rate) => Math.abs(rate - 1)))).toBeLessThanOrEqual(0.03);
  });

  it('has made all of them when the page was idle for a while', async () => {
    const made = vi.spyOn(device, 'createBuffer');
    const { sound } = synth.createSynth();
    expect(made).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toHaveBeenCalledTimes(ALL_CUES.length);
    sound(ALL_CUES);
    expect(made).toHaveBeenCalledTimes(ALL_CUES.length);
    expect(device.sounded.every(({ length }) => length > 0)).toBe(true);
  });

  it('is woken by a gesture', () => {
    synth.createSynth().wake();
    expect(device.state).toBe('running');
  });
});
