/** The sounds of the house: silent until the page has been touched, and then as loud as the device wants. */
import type { Cue } from './cues.ts';
import type { Synth } from './synth.ts';

/** Everything, only the knock of one's own turn, or nothing at all. */
export type SoundMode = 'all' | 'turn' | 'off';

export interface Sound {
  readonly tune: (mode: SoundMode) => void;
  /** The page was touched: loads the synthesiser, or wakes it. */
  readonly touch: () => void;
  /** Sounds the cues one after the other, as far as the device wants to hear them. */
  readonly play: (...cues: readonly Cue[]) => void;
}

/** Sound on a synthesiser that is loaded once the page was touched. */
export const createSound = (load: () => Promise<Synth>): Sound => {
  let mode: SoundMode = 'off';
  let synth: Synth | null = null;
  let loading = false;
  const arrived = (made: Synth | null): void => {
    synth = made;
    loading = false;
  };
  return {
    tune: (next) => {
      mode = next;
    },
    touch: () => {
      synth?.wake();
      if (synth || loading || mode === 'off') return;
      loading = true;
      load().then(arrived, () => arrived(null));
    },
    play: (...cues) => {
      const heard = cues.filter((cue) => mode === 'all' || (mode === 'turn' && cue === 'knock'));
      if (heard.length > 0) synth?.sound(heard);
    },
  };
};

/** How long after the first touch the synthesiser is loaded, in ms: its audio device holds the page up, as long as a picture takes and more. */
const SETTLED_MS = 1_000;

/** Resolves when what a touch has begun is done, such as sitting down. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SETTLED_MS));

const house = createSound(async () => {
  await settled();
  return (await import('./synth.ts')).createSynth();
});

/** Sets what the house lets be heard. */
export const tune = house.tune;

/** Sounds cues one after the other: `play('thunk', 'click', 'click', 'drop')`. */
export const play = house.play;

/** From now on a touch or a key wakes the sound. */
export const listenForTouch = (): void => {
  for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, house.touch, true);
};
