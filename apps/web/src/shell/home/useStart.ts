import { useState } from 'react';
import { useLocation } from 'wouter';
import { toast } from '../../kit/toast.ts';
import { useTexts } from '../frame/stores.ts';
import { type Intent, openRoomFor } from './open.ts';

interface Start {
  readonly busy: boolean;
  readonly start: (intent: Intent) => void;
}

/** Opens a room for a game and goes there; without the house, or its password, a bot is played on this device. */
export function useStart(game: string): Start {
  const t = useTexts();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const start = async (intent: Intent): Promise<void> => {
    setBusy(true);
    const opened = await openRoomFor(game, intent);
    setBusy(false);
    if (opened.ok) return go(`/r/${opened.token}`);
    const isHere = opened.code === 'offline' || opened.code === 'password';
    if (!isHere || intent.want !== 'bots') return toast(t.refusals[opened.code], 'danger');
    if (opened.code === 'offline') toast(t.here.noHouse);
    go(`/here/${game}/${intent.level}`);
  };
  return { busy, start: (intent) => void start(intent) };
}
