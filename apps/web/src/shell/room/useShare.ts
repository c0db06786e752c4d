import { useEffect } from 'react';
import { useStore } from 'zustand';
import { freshId } from '../../net/random.ts';
import { hasShare, withShare } from '../../state/shares.ts';
import { device, profileOf, shares } from '../frame/stores.ts';
import { useRoom, useSession } from './session.ts';
import { useView } from './view.ts';

/** A fresh nonce for the match whose secret has this hash; the device keeps both. */
export function shareIn(hash: string): string {
  const nonce = freshId();
  shares.setState((state) => ({ shares: withShare(state.shares, { hash, nonce }) }));
  return nonce;
}

/**
 * Whether this device, though it sits, has added nothing since the secret was fixed, and a nonce counts
 * only from then on: so it is for whoever opened the room, or came back to the waiting room without 'again'.
 */
export function useOwesShare(): boolean {
  const { stage, me, next } = useView();
  const has = useStore(shares, (state) => hasShare(state.shares, next.hash));
  return stage === 'lobby' && me !== 'public' && !has;
}

/** Sends the nonce that this device still owes to the shuffle. */
export function useShare(): void {
  const session = useSession();
  const { hash } = useView().next;
  const owes = useOwesShare();
  const idle = useRoom((state) => state.pending === null && state.status === 'live');
  useEffect(() => {
    if (!owes || !idle) return;
    const { name, ink } = profileOf(device.getState());
    session.ask({ do: 'sit', seat: null, name, ink, nonce: shareIn(hash) });
  }, [session, owes, idle, hash]);
}
