import { type ReactNode, useMemo } from 'react';
import { Button } from '../../kit/Button.tsx';
import { ReadingFrame } from '../../kit/reading.tsx';
import { playsAlone } from '../../state/seats.ts';
import { useTexts } from '../frame/stores.ts';
import styles from './Paused.module.css';
import { useRoom, useSession } from './session.ts';
import { usePause } from './usePause.ts';
import { useView } from './view.ts';

interface PauseFrameProps {
  /** The frame; `over` lies over the board and says that the match stands still. */
  readonly children: (over: ReactNode) => ReactNode;
}

/** A frame in which a match against bots alone stands still while something is read, and says so. */
export const PauseFrame = ({ children }: PauseFrameProps) => {
  const { begin, isNoted } = usePause();
  const reader = useMemo(() => ({ begin, note: <Note /> }), [begin]);
  return <ReadingFrame value={reader}>{children(isNoted ? null : <Over />)}</ReadingFrame>;
};

/** Nothing moves for it: it lies over what is there. */
const Over = () => {
  const isPaused = useView().match?.paused === true;
  return <output className={styles.over}>{isPaused && <Words />}</output>;
};

/** Beside what is read; its room is kept before it comes. */
const Note = () => {
  const view = useView();
  const isMine = useIsMine();
  if (!isMine) return null;
  return <output className={styles.note}>{view.match?.paused && <Words />}</output>;
};

const Words = () => {
  const t = useTexts().table;
  const { hint } = useSession();
  const number = useView().match?.number;
  const isMine = useIsMine();
  return (
    <span className={styles.words}>
      {isMine ? t.paused : t.pausedThere}
      {isMine && (
        <Button size="sm" onClick={() => void hint({ do: 'resume' }, `${number}/resume`)}>
          {t.goOn}
        </Button>
      )}
    </span>
  );
};

function useIsMine(): boolean {
  const view = useView();
  return useRoom(({ you }) => playsAlone(view, you.seat));
}
