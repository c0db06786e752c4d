/** Somebody's own decks: those kept for them, and the unfinished ones of this device. */
import { SMART } from '@kesem/engine/games/eclipse/chapters/preferences';
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { useEffect, useState } from 'react';
import { toast } from '../../../kit/toast.ts';
import type { Keeping } from '../../contract.ts';
import { readDrafts, writeDrafts } from './drafts.ts';
import type { NamedDeck } from './working.ts';

export interface Decks {
  /** Null as long as they are not read, or cannot be. */
  readonly kept: readonly NamedDeck[] | null;
  readonly drafts: readonly NamedDeck[];
  /** Writes a draft down. */
  readonly draft: (deck: NamedDeck) => void;
  /** Keeps a legal deck, which ends its draft; where that fails it says why, and the draft stays. */
  readonly keep: (deck: NamedDeck) => Promise<void>;
  /** Drops a deck and its draft; where that fails it says why, and both stay. */
  readonly drop: (id: string) => Promise<void>;
}

/** The decks that `keeping` keeps. */
export function useDecks(keeping: Keeping<EclipseTypes>): Decks {
  const [kept, setKept] = useState<readonly NamedDeck[] | null>(null);
  const [drafts, setDrafts] = useState(() => readDrafts(keeping.drafts()));
  useEffect(() => {
    let gone = false;
    void keeping.presets().then((presets) => {
      if (gone || !presets) return;
      setKept(presets.map(({ id, name, own }) => ({ id, name, deck: own.deck })));
    });
    return () => {
      gone = true;
    };
  }, [keeping]);
  /** From what the device has now: another tab may have written too. */
  const redraft = (id: string, ...changed: readonly NamedDeck[]): void => {
    const others = readDrafts(keeping.drafts()).filter((one) => one.id !== id);
    keeping.keepDrafts(writeDrafts([...others, ...changed]));
    setDrafts([...others, ...changed]);
  };
  return {
    kept,
    drafts,
    draft: (deck) => redraft(deck.id, deck),
    keep: async (deck) => {
      const { id, name } = deck;
      const why = await keeping.keep({ id, name, own: { deck: deck.deck, prefs: SMART } });
      if (why !== null) return toast(why, 'danger');
      redraft(id);
      setKept((now) => replaced(now ?? [], deck));
    },
    drop: async (id) => {
      const why = kept?.some((one) => one.id === id) ? await keeping.drop(id) : null;
      if (why !== null) return toast(why, 'danger');
      redraft(id);
      setKept((now) => now?.filter((one) => one.id !== id) ?? null);
    },
  };
}

function replaced(decks: readonly NamedDeck[], deck: NamedDeck): readonly NamedDeck[] {
  const known = decks.some(({ id }) => id === deck.id);
  return known ? decks.map((one) => (one.id === deck.id ? deck : one)) : [...decks, deck];
}
