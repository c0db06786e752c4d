/** "Your turn" as a sound: two knocks on wood, made on the spot. */

let context: AudioContext | null = null;

/** Knocks twice. Silent until the page has been touched, and where there is no sound at all. */
export function knock(): void {
  if (!('AudioContext' in window) || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  tap(context, 0);
  tap(context, 0.16);
}

function tap(audio: AudioContext, after: number): void {
  const at = audio.currentTime + after;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(220, at);
  tone.frequency.exponentialRampToValueAtTime(90, at + 0.06);
  loudness.gain.setValueAtTime(0.22, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.11);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.12);
}
