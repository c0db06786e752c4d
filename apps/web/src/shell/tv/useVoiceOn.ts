import { useCallback, useEffect, useRef, useState } from 'react';
import { bare } from '../../i18n/isolate.ts';
import type { Lang } from '../../i18n/lang.ts';
import { browserStorage, readObject, writeObject } from '../../state/deviceStorage.ts';
import { useLang } from '../frame/stores.ts';
import { openSpeech } from './speech.ts';

const SLOT = 'tv';
const storage = browserStorage();

/** Whether this screen reads aloud, which the arrows of a remote switch on and off, and how something is said. */
export function useVoiceOn(): { readonly isOn: boolean; readonly say: (text: string) => void } {
  const lang = useLang();
  const [isOn, setOn] = useState(() => readObject(storage, SLOT)['voice'] === true);
  const speech = useRef(openSpeech((text, done) => read(text, lang, done)));
  useEffect(() => {
    speech.current = openSpeech((text, done) => read(text, lang, done));
  }, [lang]);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
      const voice = key === 'ArrowUp';
      writeObject(storage, SLOT, { voice });
      setOn(voice);
      if (!voice) {
        speech.current.hush();
        globalThis.speechSynthesis?.cancel();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const say = useCallback(
    (text: string) => {
      if (isOn) speech.current.say(text);
    },
    [isOn],
  );
  return { isOn, say };
}

/** Reads with the system's voice; where there is none it is over at once. */
function read(text: string, lang: Lang, done: () => void): void {
  if (!('speechSynthesis' in globalThis)) return done();
  const line = new SpeechSynthesisUtterance(bare(text));
  line.lang = lang === 'he' ? 'he-IL' : 'en-US';
  line.addEventListener('end', done);
  line.addEventListener('error', done);
  speechSynthesis.speak(line);
}
