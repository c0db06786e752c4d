import type { TableMove, TableTypes, TableView } from '@kesem/engine/core/table';
import { isSame } from '@kesem/room/same';
import type { RoomView } from '@kesem/room/view';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Habits, Scene } from '../../games/contract.ts';
import { stoppedTextsOf } from '../../i18n/stopped.ts';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { Button } from '../../kit/Button.tsx';
import { Bar } from '../../kit/bar.tsx';
import { StageContext } from '../../kit/timeline/stage.ts';
import { toast } from '../../kit/toast.ts';
import type { AnyGame } from '../../registry.ts';
import { deviceNow } from '../../state/now.ts';
import { handOf } from '../../state/room.ts';
import { askFor, clockOf, leftOn, type WhichClock } from '../../state/seats.ts';
import { useHintWords } from '../back/Hint.tsx';
import { useHint } from '../back/hint.ts';
import { confirmsByItself } from '../frame/confirms.ts';
import { Fault } from '../frame/Fault.tsx';
import { device, useDevice, useLang, useTexts } from '../frame/stores.ts';
import { EndMatch } from '../room/EndMatch.tsx';
import { refusalText } from '../room/refusals.ts';
import { useRoom, useSession } from '../room/session.ts';
import { useHand, useSouth, useView } from '../room/view.ts';
import { useWords } from '../room/words.ts';
import styles from './BoardArea.module.css';
import { useHands } from './hands.ts';
import { useAway, usePresenceWords } from './presence.ts';
import { usePleas } from './usePleas.ts';
import { useShow } from './useShow.tsx';

interface BoardAreaProps {
  readonly loaded: AnyGame | null | 'failed';
}

/** Where the game's own board stands, or the reason why it does not. */
export const BoardArea = ({ loaded }: BoardAreaProps) => {
  const t = useTexts();
  const view = useView();
  const closed = view.stage === 'playing' ? view.match?.closed : null;
  if (closed === 'frozen' || closed === 'version') return <Stopped why={closed} />;
  if (loaded === 'failed') return <Broken again={() => location.reload()} />;
  if (!loaded || !view.table) return <Waiting say={t.table.preparing} />;
  // what was begun on a board that is gone back over is let go
  const { number, generation = 0 } = view.match ?? {};
  return (
    <Fault renderFault={(again) => <Broken again={again} />} key={`${number}.${generation}`}>
      <LiveBoard game={loaded} table={view.table} />
    </Fault>
  );
};

/** Words where the board will be; the bar says them too, for it is never empty. */
const Waiting = ({ say }: { readonly say: string }) => (
  <>
    <p className={styles.words}>{say}</p>
    <Bar>
      <ActionBar say={say} />
    </Bar>
  </>
);

const Broken = ({ again }: { readonly again: () => void }) => {
  const t = useTexts().table;
  useNothingPending(true);
  return (
    <div className={styles.words} role="alert">
      <p>{t.boardBroken}</p>
      <Bar>
        <ActionBar
          say={t.boardBroken}
          primary={
            <Button kind="primary" onClick={again}>
              {t.boardRetry}
            </Button>
          }
        />
      </Bar>
    </div>
  );
};

/** A match that stands still: by a fault of ours, or because its rules are gone. */
const Stopped = ({ why }: { readonly why: 'frozen' | 'version' }) => {
  const { title, text } = stoppedTextsOf(useLang())[why];
  useNothingPending(true);
  return (
    <div className={styles.words} role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      <Bar>
        <ActionBar say={title} primary={<EndMatch kind="primary" />} />
      </Bar>
    </div>
  );
};

const LiveBoard = ({ game, table }: { readonly game: AnyGame; readonly table: TableView }) => {
  const view = useView();
  const scene = useScene();
  const send = useSend();
  const pending = useRoom((state) => state.pending !== null);
  const refusal = useGameRefusal();
  const confirm = useConfirm(view);
  const words = useWords();
  const { stage, isOn } = useShow(game);
  const advice = useHintWords(game, table);
  const proposed = useHint(table)?.thought?.move ?? undefined;
  // nobody moves while others still look
  const plays = useHand() !== null && view.stage === 'playing' && !isOn;
  const moves = useMemo(() => (plays ? game.moves(table) : []), [plays, game, table]);
  const south = useSouth();
  const left = useLeft();
  const { isOn: hands } = useHands();
  const presenceOf = usePresenceWords();
  const isAway = useAway();
  const pleas = usePleas();
  const onPending = usePendingEvents();
  const [habits, onHabit] = useHabits(game.id);
  const isText = useDevice((state) => state.textView);
  useNothingPending(isText);
  const Board = isText ? game.TextBoard : game.Board;
  const advised = useMemo(() => ({ ...stage, advice }), [stage, advice]);
  return (
    <StageContext value={advised}>
      <Board
        {...{ view: table, moves, send, scene, words, pending, refusal, confirm }}
        {...{ south, left, habits, onHabit, onPending, isAway, hands }}
        {...pleas}
        proposed={proposed}
        presence={(seat) => presenceOf(seat) ?? ''}
      />
    </StageContext>
  );
};

/** What is left on a clock at the moment it is asked. */
function useLeft(): (clock: WhichClock) => number | null {
  const { store } = useSession();
  return (which) => {
    const { view, offset } = store.getState();
    const clock = view && clockOf(view, which);
    return clock ? leftOn(clock, deviceNow() + offset) : null;
  };
}

/** Lets the room know what the board has still to show. */
function usePendingEvents(): (events: number) => void {
  const { store } = useSession();
  return useCallback((pendingEvents) => store.setState({ pendingEvents }), [store]);
}

/** Where no board shows one thing after the other, all that was heard is known at once. */
function useNothingPending(isSo: boolean): void {
  const { store } = useSession();
  const step = useRoom((state) => state.fresh.id);
  useLayoutEffect(() => {
    if (isSo && step >= 0) store.setState({ pendingEvents: 0 });
  }, [isSo, step, store]);
}

const NO_HABITS: Habits = {};

/** What this device remembers of a game's board. */
export function useHabits(game: string): readonly [Habits, (name: string, on: boolean) => void] {
  const habits = useDevice(({ boards }) => boards[game] ?? NO_HABITS);
  const keep = (name: string, on: boolean): void =>
    device.setState(({ boards }) => ({
      boards: { ...boards, [game]: { ...boards[game], [name]: on } },
    }));
  return [habits, keep];
}

function useScene(): Scene<TableTypes> {
  const fresh = useRoom((state) => state.fresh);
  return useMemo(() => {
    const events = fresh.heard.flatMap((one) => ('event' in one ? [one.event] : []));
    return { id: fresh.id, events, cuts: fresh.cuts, before: fresh.before };
  }, [fresh]);
}

/** Sends a move as the answer to the open question it belongs to. */
export function useSend(): (move: TableMove) => void {
  const t = useTexts();
  const { answer, store } = useSession();
  const last = useRef<TableMove>(null);
  return (move) => {
    const state = store.getState();
    const ask = state.view && askFor(state.view, handOf(state), move.do);
    if (!ask) return toast(t.refusals.notAsked, 'danger');
    // the same pressed twice, before the table has drawn that it is under way; anything else is told to wait
    if (state.pending?.key === ask.key && isSame(last.current, move)) return undefined;
    last.current = move;
    return answer({ do: 'move', move }, ask.key);
  };
}

/** The last refusal, when the game itself spoke it. */
function useGameRefusal(): TableTypes['refusal'] | null {
  const lang = useLang();
  const refusal = useRoom((state) => state.refusal);
  if (refusal?.does !== 'move' || refusalText(refusal.why, lang) !== null) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is not the house's own code came from the game
  return refusal.why as TableTypes['refusal'];
}

/** A move for which there is less time than this is not confirmed, in ms. */
const HURRIED = 15_000;

/** Whether a touch is confirmed: as the device has it, else by touch unless a move has its own short time. */
function useConfirm(view: RoomView): boolean {
  const chosen = useDevice((state) => state.confirmMove);
  const hand = useHand();
  return chosen ?? (confirmsByItself() && !isHurried(view, hand));
}

/** A clock with the key of a question is that question's own, and began with all its time; others are for a whole match. */
function isHurried(view: RoomView, hand: number | null): boolean {
  const clock = hand === null ? null : clockOf(view, { seat: hand });
  if (!clock) return false;
  const isOwn = view.asks.some(({ key }) => key.endsWith(`/${clock.key}`));
  return isOwn && clock.left <= HURRIED;
}
