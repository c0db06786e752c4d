/** The part of the synthesiser that we use; it comes without types. */
declare module 'zzfx' {
  export const ZZFX: {
    readonly volume: number;
    sampleRate: number;
    readonly audioContext: AudioContext;
    readonly buildSamples: (...parameters: readonly number[]) => number[];
  };
}
