import { tableOf } from '@kesem/engine/registry';
import type { MatchRecord } from '@kesem/protocol/http';
import { matchFileOf } from '@kesem/room/file';
import { callMatch, type NetCode } from '../../net/http.ts';

/** The text of a match's file, with all that its rules drew. */
export function fileOf(match: MatchRecord): string {
  return matchFileOf(match, tableOf(match.record.game, match.record.version));
}

/** Fetches a finished match and hands its file to the browser; gives why it could not, or null. */
export async function saveMatch(id: string): Promise<NetCode | null> {
  const come = await callMatch(id);
  if (!come.ok) return come.code;
  saveFile(come.body, fileOf(come.body));
  return null;
}

/** Hands a match's file to the browser, which keeps it where it keeps what is downloaded. */
export function saveFile(
  { id, record }: { readonly id: string; readonly record: { readonly game: string } },
  text: string,
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  link.download = `${record.game}-${id.slice(0, 8)}.kesem`;
  link.click();
  URL.revokeObjectURL(link.href);
}
