import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { LogLine } from '../../games/contract.ts';
import { announce } from '../../kit/announce.ts';
import { MOTION } from '../../kit/motion.ts';
import {
  type Eyes,
  type FoldedMatch,
  heardAt,
  heardUpTo,
  lastOf,
  roomAt,
} from '../../local/replay.ts';
import { turnOf } from '../../local/turn.ts';
import type { AnyGame } from '../../registry.ts';
import { withHeld } from '../../state/room.ts';
import { useFinale } from '../end/useFinale.ts';
import { useLang } from '../frame/stores.ts';
import { useRoom, useSession } from '../room/session.ts';
import { useSounds } from '../room/useSounds.ts';
import { spokenOf, wordsFor } from '../room/words.ts';
import { addressedStep, useAddress } from './address.ts';
import { type StepLine, saidAt, stepLines } from './lines.ts';
import { type Act, type Player, pauseOf, played, playerAt } from './player.ts';
import { useKeys } from './useKeys.ts';

/** A replay as it runs: what its bar, its list and its menu are made of. */
export interface RunningReplay {
  readonly folded: FoldedMatch;
  readonly player: Player;
  readonly act: (act: Act) => void;
  readonly lines: readonly StepLine[];
  /** What is said of the present step, the last sentence being what it came to. */
  readonly said: readonly LogLine[];
  /** The step at which the match turned; null: there is none, or the game has not said yet how it scores. */
  readonly turn: number | null;
  /** Whether all hands lie open, or only what the nearest seat saw. */
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** Runs a match on the table of this session, from the step in the address. */
export function useReplay(folded: FoldedMatch, game: AnyGame | null): RunningReplay {
  const lang = useLang();
  const [player, act] = useReducer(played, null, () => playerAt(addressedStep(), lastOf(folded)));
  const [open, setOpen] = useState(true);
  const south = useRoom((state) => state.lookFrom);
  const eyes = open ? 'all' : south;
  const lines = useMemo(
    () => stepLines(folded, eyes, game, wordsFor(roomAt(folded, 0, eyes), lang, south)),
    [folded, eyes, game, lang, south],
  );
  const said = saidAt(lines, player.count, lang);
  const finale = useFinale(game);
  const turn = useMemo(() => finale && turnOf(folded, finale.scores), [folded, finale]);
  const go = useCallback((count: number) => act({ do: 'to', count }), []);
  useRunning(player, act);
  useShown(folded, player, eyes);
  useSounds(game);
  useSpoken(said.map(spokenOf).join(' '));
  useAddress(player.count, go);
  useKeys(act);
  return { folded, player, act, lines, said, turn, open, setOpen };
}

/** Goes on by itself while it plays, when the board has shown the step. */
function useRunning(player: Player, act: (act: Act) => void): void {
  const isShown = useRoom(({ pendingEvents }) => pendingEvents === 0);
  useEffect(() => {
    if (!player.playing || !isShown) return undefined;
    const timer = setTimeout(() => act({ do: 'tick' }), pauseOf(player, MOTION.step));
    return () => clearTimeout(timer);
  }, [player, act, isShown]);
}

/** Lays the step on the table. One that was come to from the step before is seen to happen. */
function useShown(folded: FoldedMatch, { count, came }: Player, eyes: Eyes): void {
  const { store } = useSession();
  const shown = useRef(count);
  useLayoutEffect(() => {
    const happens = came !== 'cut' && count === shown.current + 1;
    shown.current = count;
    const held = { view: roomAt(folded, count, eyes), heard: heardUpTo(folded, count, eyes) };
    const fresh = happens ? heardAt(folded, count, eyes).length : 0;
    // a hand does not wait for what is still played
    store.setState((state) => withHeld(state, held, fresh, came === 'byHand'));
  }, [store, folded, count, came, eyes]);
}

/** Says each step, but those that the slider says itself. */
function useSpoken(say: string): void {
  const said = useRef(say);
  useEffect(() => {
    if (said.current === say) return;
    said.current = say;
    if (document.activeElement?.getAttribute('type') !== 'range') announce(say);
  }, [say]);
}
