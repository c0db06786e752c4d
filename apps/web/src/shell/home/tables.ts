/** The tables of this person: what the server says of them, and how this device gets there. */
import type { TableSummary } from '@kesem/protocol/http';
import { useEffect, useState } from 'react';
import { callTables } from '../../net/http.ts';
import type { Recent } from '../../state/recent.ts';
import { useRecent } from '../frame/stores.ts';

export interface MyTable extends Recent {
  /** Null: the server did not say. */
  readonly now: TableSummary | null;
}

/** Tables with a match under way or a waiting room come first and are `live`; the rest are `past`. */
export function sorted(
  recent: readonly Recent[],
  summaries: readonly TableSummary[],
): { readonly live: readonly MyTable[]; readonly past: readonly MyTable[] } {
  const tables = recent.map((table) => ({
    ...table,
    now: summaries.find(({ room }) => room === table.room) ?? null,
  }));
  const live = tables.filter(({ now }) => now !== null && now.stage !== 'over');
  return {
    live: live.toSorted((a, b) => urgency(b) - urgency(a)),
    past: tables.filter((table) => !live.includes(table)).slice(0, 3),
  };
}

/** The same, asked of the server whenever the page is looked at. */
export function useTables(): ReturnType<typeof sorted> {
  const recent = useRecent();
  const [summaries, setSummaries] = useState<readonly TableSummary[]>([]);
  const any = recent.length > 0;
  useEffect(() => {
    if (!any) return undefined;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const reply = await callTables();
      if (reply.ok) setSummaries(reply.body);
    };
    const look = (): void => void ask();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [any]);
  return sorted(recent, summaries);
}

function urgency({ now }: MyTable): number {
  if (now?.yourTurn) return 2;
  return now?.stage === 'playing' ? 1 : 0;
}
