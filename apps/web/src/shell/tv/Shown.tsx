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
import { useFolded } from './useFolded.ts';

/** What the living room sees: the table or whoever gathers at it, how to come in, and the last thing that happened. */
export const Shown = () => {
  const { stage } = useView();
  const loaded = useGame();
  const game = loaded === 'failed' ? null : loaded;
  const isShown = useRoom(({ pendingEvents }) => pendingEvents === 0);
  const isOver = stage === 'over' && isShown;
  const isFolded = useFolded(isOver);
  useSounds(game);
  return (
    <div className={styles.screen}>
      <div
        className={styles.main}
        data-frame={stage === 'lobby' || isOver ? undefined : game?.frame}
      >
        {stage === 'lobby' && <Gathering />}
        {stage !== 'lobby' && !isOver && <Playing loaded={loaded} />}
        {isOver && <EndScene game={game} />}
      </div>
      {!isFolded && <Invitation />}
      <Line game={game} isOver={isOver}>
        {isFolded && <Code />}
      </Line>
      <Above />
    </div>
  );
};

/** The board as everybody may see it. What it says and offers to whoever plays stands on their own screens. */
const Playing = ({ loaded }: Pick<Parameters<typeof BoardArea>[0], 'loaded'>) => {
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
