import { isolate } from '../../i18n/isolate.ts';

/** The host of a call's address, as it is told: it runs from left to right in every language. */
export function placeOf(call: string): string {
  return isolate(new URL(call).host.replace(/^www\./, ''));
}
