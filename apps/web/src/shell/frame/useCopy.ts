import { toast } from '../../kit/toast.ts';
import { copy } from './share.ts';
import { useTexts } from './stores.ts';

/** Copying a text, with a word about how it went. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTexts().invite;
  return async (text) => {
    const done = await copy(text);
    toast(done ? t.copied : t.copyFailed, done ? 'ok' : 'danger');
  };
}
