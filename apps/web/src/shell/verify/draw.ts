import type { Draw } from '@kesem/room/proof/run';
import { ltr } from '../../i18n/isolate.ts';
import type { VerifyTexts } from '../../i18n/verify.ts';

/** Returns what a draw asked for, in words: a shuffle of 52, a number of 6. */
export function whatOf({ kind, of }: Draw, t: VerifyTexts): string {
  return t.outOf(t.kind[kind], ltr(String(of)));
}

/** Returns what a draw gave, as it stands in the file. */
export function resultOf({ got }: Draw): string {
  return ltr(typeof got === 'number' ? String(got) : got.join(' '));
}
