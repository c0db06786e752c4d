import { BarFrame } from '../../kit/bar.tsx';
import { TopFrame } from '../../kit/top.tsx';
import { EndScene } from '../end/EndScene.tsx';
import { Above } from '../react/parts.ts';
import { PauseFrame } from '../room/Paused.tsx';
import { useRoom } from '../room/session.ts';
import { useSounds } from '../room/useSounds.ts';
import { useGame, useView } from '../room/view.ts';
import { BoardArea } from '../table/BoardArea.tsx';
import { Players } from '../table/Players.tsx';
import { Gathering } from './Gathering.tsx';
import { Code, Invitation } from './Invitation.tsx';
import { Line } from './Line.tsx';
import styles from './Tv.module.css';

/** What the living room sees: the table or whoever gathers at it, how to come in, and the last thing that happened. */
export const Shown = () => {
  const loaded = useGame();
  const game = loaded === 'failed' ? null : loaded;
  const now = useNow();
  useSounds(game);
  return (
    <div className={styles.screen}>
      <main className={styles.main}>
        <Middle now={now} loaded={loaded} />
      </main>
      {now !== 'playing' && <Invitation />}
      <Line game={game} isOver={now === 'over'}>
        {now === 'playing' && <Code />}
      </Line>
      <Above />
    </div>
  );
};

type Now = 'lobby' | 'playing' | 'over';

/** How far the evening has been shown: a match is over once its board has shown all of it. */
function useNow(): Now {
  const { stage } = useView();
  const isShown = useRoom(({ pendingEvents }) => pendingEvents === 0);
  return stage === 'over' && !isShown ? 'playing' : stage;
}

interface MiddleProps {
  readonly now: Now;
  readonly loaded: ReturnType<typeof useGame>;
}

const Middle = ({ now, loaded }: MiddleProps) => {
  if (now === 'lobby') return <Gathering />;
  if (now === 'playing') return <Playing loaded={loaded} />;
  return <EndScene game={loaded === 'failed' ? null : loaded} />;
};

/** The board as everybody may see it. What it says and offers to whoever plays stands on their own screens. */
const Playing = ({ loaded }: Pick<MiddleProps, 'loaded'>) => {
  const game = loaded === 'failed' ? null : loaded;
  return (
    <PauseFrame>
      {() => (
        <TopFrame>
          {(heading) => (
            <BarFrame>
              {(outlet) => (
                <>
                  <div hidden>{outlet}</div>
                  {game?.frame === 'whole' && <div hidden>{heading}</div>}
                  <Players game={game} wide>
                    <BoardArea loaded={loaded} />
                  </Players>
                </>
              )}
            </BarFrame>
          )}
        </TopFrame>
      )}
    </PauseFrame>
  );
};
