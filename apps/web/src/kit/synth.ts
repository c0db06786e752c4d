// oxlint-disable-next-line typescript/triple-slash-reference -- the library brings no types, and a script of declarations cannot be imported
/// <reference path="./zzfx.d.ts" />
/** The synthesiser behind the sounds. Loaded after the first touch: its library wants an audio device at once. */
import { ZZFX } from 'zzfx';
import { ALL_CUES, buzzOf, type Cue, type Note, scoreOf } from './cues.ts';
import { whenIdle } from './whenIdle.ts';

/** What makes the sounds. */
export interface Synth {
  /** Sounds the cues one after the other, behind those that still sound. */
  readonly sound: (cues: readonly Cue[]) => void;
  /** Browsers put a page's sound to sleep; only a gesture may wake it. */
  readonly wake: () => void;
}

const WAVES = { sine: 0, triangle: 1, noise: 4 } as const;
const LOUDNESS = 0.35;
// half the usual rate is enough for wood, and is made in half the time
ZZFX.sampleRate = 22_050;

/** The samples of a note, in the order of the library's parameters. */
const samplesOf = (note: Note): readonly number[] =>
  ZZFX.buildSamples(
    note.volume / ZZFX.volume,
    0, // the pitch strays whenever it sounds
    note.pitch,
    note.attack ?? 0,
    note.sustain ?? 0,
    note.release,
    WAVES[note.wave ?? 'sine'],
    1, // shape of the wave
    note.slide ?? 0,
    0, // change of the slide
    0, // jump of pitch
    0, // time of the jump
    0, // repetition
    note.rough ?? 0,
    0, // modulation
    0, // crushed bits
    0, // echo
    note.hold ?? 1,
    note.decay ?? 0,
    0, // tremolo
    note.filter ?? 0,
  );

type Samples = Float32Array<ArrayBuffer>;

/** Makes a cue note by note: after each of them something else may be done. */
function* making(cue: Cue): Generator<undefined, Samples> {
  const parts: { readonly start: number; readonly samples: readonly number[] }[] = [];
  for (const note of scoreOf(cue).notes) {
    parts.push({
      start: Math.round((note.at ?? 0) * ZZFX.sampleRate),
      samples: samplesOf(note),
    });
    yield;
  }
  const ends = parts.map(({ start, samples }) => start + samples.length);
  const mix = new Float32Array(Math.max(...ends));
  for (const { start, samples } of parts) {
    for (const [i, sample] of samples.entries()) mix[start + i] = (mix[start + i] ?? 0) + sample;
  }
  return mix;
}

/** The samples of a cue, `ZZFX.sampleRate` a second. */
export const samplesOfCue = (cue: Cue): Samples => {
  const notes = making(cue);
  for (;;) {
    const { done, value } = notes.next();
    if (done) return value;
  }
};

/** How far the pitch of a cue may stray, as a share. */
const strayOf = (cue: Cue): number => Math.max(...scoreOf(cue).notes.map(({ stray = 0 }) => stray));

/** Returns what makes the sound of a cue, once; whatever nobody has wanted yet is made while the page is idle. */
const makingCues = (audio: AudioContext): ((cue: Cue) => AudioBuffer) => {
  const made = new Map<Cue, AudioBuffer>();
  const keep = (cue: Cue, samples: Samples): AudioBuffer => {
    const buffer = audio.createBuffer(1, samples.length, ZZFX.sampleRate);
    buffer.copyToChannel(samples, 0);
    made.set(cue, buffer);
    return buffer;
  };
  // a note at a time, for a whole cue takes as long as a picture may
  function* ahead(): Generator {
    for (const cue of ALL_CUES) if (!made.has(cue)) keep(cue, yield* making(cue));
  }
  const rest = ahead();
  const goOn = (): void => {
    whenIdle(() => {
      if (!rest.next().done) goOn();
    });
  };
  goOn();
  return (cue) => made.get(cue) ?? keep(cue, samplesOfCue(cue));
};

/** A synthesiser on the audio device of this browser. */
export const createSynth = (): Synth => {
  const audio = ZZFX.audioContext;
  const bufferOf = makingCues(audio);
  const sound = (cue: Cue, at: number): void => {
    const source = audio.createBufferSource();
    source.buffer = bufferOf(cue);
    source.playbackRate.value = 1 + (Math.random() * 2 - 1) * strayOf(cue);
    const gain = audio.createGain();
    gain.gain.value = LOUDNESS;
    source.connect(gain).connect(audio.destination);
    source.start(at);
  };
  let free = 0;
  return {
    sound: (cues) => {
      free = Math.max(audio.currentTime, free);
      for (const cue of cues) {
        sound(cue, free);
        free += scoreOf(cue).gap;
      }
      const buzz = buzzOf(cues);
      if (buzz.length > 0) navigator.vibrate?.([...buzz]);
    },
    wake: () => {
      if (audio.state !== 'running') void audio.resume();
    },
  };
};
