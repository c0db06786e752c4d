// oxlint-disable-next-line typescript/triple-slash-reference -- the library brings no types, and a script of declarations cannot be imported
/// <reference path="./zzfx.d.ts" />
/** The synthesiser behind the sounds. Loaded at the first touch: its library wants an audio device at once. */
import { ZZFX } from 'zzfx';
import { buzzOf, type Cue, type Note, scoreOf } from './cues.ts';

/** What makes the sounds. */
export interface Synth {
  /** Sounds the cues one after the other, behind those that still sound. */
  readonly sound: (cues: readonly Cue[]) => void;
  /** Browsers put a page's sound to sleep; only a gesture may wake it. */
  readonly wake: () => void;
}

const WAVES = { sine: 0, triangle: 1, noise: 4 } as const;
const LOUDNESS = 0.5;
// half the usual rate is enough for wood, and is made in half the time
ZZFX.sampleRate = 22_050;

/** The samples of a note, in the order of the library's parameters. */
const samplesOf = (note: Note): readonly number[] =>
  ZZFX.buildSamples(
    note.volume / ZZFX.volume,
    note.stray ?? 0,
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

/** Cues laid end to end, from a time on in seconds: all their notes. */
const notesOf = (cues: readonly Cue[], from: number): readonly Note[] => {
  let next = from;
  return cues.flatMap((cue) => {
    const { notes, gap } = scoreOf(cue);
    const start = next;
    next += gap;
    return notes.map((note) => ({ ...note, at: start + (note.at ?? 0) }));
  });
};

/** The samples of some cues in a row after a silence in seconds, `ZZFX.sampleRate` a second. */
export const samplesOfCues = (cues: readonly Cue[], silence: number): Float32Array => {
  const parts = notesOf(cues, silence).map((note) => ({
    start: Math.round((note.at ?? 0) * ZZFX.sampleRate),
    samples: samplesOf(note),
  }));
  const ends = parts.map(({ start, samples }) => start + samples.length);
  const mix = new Float32Array(Math.max(...ends));
  for (const { start, samples } of parts) {
    for (const [i, sample] of samples.entries()) mix[start + i] = (mix[start + i] ?? 0) + sample;
  }
  return mix;
};

/** A synthesiser on the audio device of this browser. */
export const createSynth = (): Synth => {
  const audio = ZZFX.audioContext;
  let free = 0;
  return {
    sound: (cues) => {
      const now = audio.currentTime;
      const start = Math.max(now, free);
      free = cues.reduce((at, cue) => at + scoreOf(cue).gap, start);
      ZZFX.playSamples([samplesOfCues(cues, start - now)], LOUDNESS / ZZFX.volume);
      const buzz = buzzOf(cues);
      if (buzz.length > 0) navigator.vibrate?.([...buzz]);
    },
    wake: () => {
      if (audio.state !== 'running') void audio.resume();
    },
  };
};
