/** The tables of this person: what the server says of them, and how this device gets there. */
import type { Invitation, TableSummary, Tables } from '@kesem/protocol/http';
import { useEffect, useState } from 'react';
import { callTables } from '../../net/http.ts';
import type { Recent } from '../../state/recent.ts';
import { useRecent } from '../frame/stores.ts';
import type { Left } from '../here/left.ts';
import { useLeftHere } from './useLeftHere.ts';

export interface MyTable extends Omit<Recent, 'token'> {
  /** Its address. */
  readonly path: string;
  /** Null: the server did not say. */
  readonly now: TableSummary | null;
}

/** Tables with a match under way or a waiting room come first and are `live`, with those `left` on this device; the rest are `past`. */
export function sorted(
  recent: readonly Recent[],
  summaries: readonly TableSummary[],
  left: readonly Left[],
): { readonly live: readonly MyTable[]; readonly past: readonly MyTable[] } {
  const tables = recent.map(({ token, ...table }) => ({
    ...table,
    path: `/r/${token}`,
    now: summaries.find(({ room }) => room === table.room) ?? null,
  }));
  const here = left.map(({ path, summary }) => {
    const { room, game, at } = summary;
    return { path, room, game, at, others: [], now: summary };
  });
  const live = [...tables, ...here].filter(({ now }) => now !== null && now.stage !== 'over');
  return {
    live: live.toSorted((a, b) => urgency(b) - urgency(a)),
    past: tables.filter((table) => !live.includes(table)).slice(0, 3),
  };
}

const NONE: Tables = { tables: [], invitations: [] };

/** The same, asked of the server whenever the page is looked at, and who asks this person to theirs. */
export function useTables(): ReturnType<typeof sorted> & {
  readonly invitations: readonly Invitation[];
} {
  const recent = useRecent();
  const left = useLeftHere();
  const [{ tables, invitations }, setTables] = useState(NONE);
  const any = recent.length > 0;
  useEffect(() => {
    // whoever has never sat at a table is known to nobody who could ask
    if (!any) return undefined;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const reply = await callTables();
      if (reply.ok) setTables(reply.body);
    };
    const look = (): void => void ask();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [any]);
  return { ...sorted(recent, tables, left), invitations };
}

function urgency({ now }: MyTable): number {
  if (now?.yourTurn) return 2;
  return now?.stage === 'playing' ? 1 : 0;
}
