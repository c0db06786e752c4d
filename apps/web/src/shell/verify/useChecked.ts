import { tableOf } from '@kesem/engine/registry';
import { type Verdict, verify } from '@kesem/room/proof/verify';
import { useEffect, useState } from 'react';
import { callMatch, type NetCode } from '../../net/http.ts';
import { fileOf } from './save.ts';

/** What came of a file; or why the match behind a link could not be fetched. */
export type Checked =
  | { readonly ok: true; readonly text: string; readonly verdict: Verdict }
  | { readonly ok: false; readonly code: NetCode };

/** Checks the match with an id, and every file that is opened. 'busy' while fetching; null: nothing yet. */
export function useChecked(id: string | null): {
  readonly checked: Checked | 'busy' | null;
  readonly open: (file: Blob) => Promise<void>;
} {
  const [checked, setChecked] = useState<Checked | 'busy' | null>(id === null ? null : 'busy');
  useEffect(() => {
    let wanted = true;
    const take = (come: Checked): void => {
      if (wanted) setChecked(come);
    };
    if (id !== null) void fetched(id).then(take);
    return () => {
      wanted = false;
    };
  }, [id]);
  return { checked, open: async (file) => setChecked(checkedText(await file.text())) };
}

async function fetched(id: string): Promise<Checked> {
  const come = await callMatch(id);
  return come.ok ? checkedText(fileOf(come.body)) : come;
}

function checkedText(text: string): Checked {
  return { ok: true, text, verdict: verify(text, tableOf) };
}
