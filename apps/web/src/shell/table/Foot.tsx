import type { ReactNode } from 'react';
import { useBehind } from '../../kit/InTurn.tsx';
import { late } from '../../kit/late.tsx';
import type { AnyGame } from '../../registry.ts';
import { useTexts } from '../frame/stores.ts';
import { HelpBar } from '../learn/HelpBar.tsx';
import { Strip } from '../react/late.ts';
import { useSession } from '../room/session.ts';
import { EndBar } from './EndBar.tsx';
import styles from './Table.module.css';

/** What the audience foretells, for whoever watches, and what came of it. */
const Predict = late(async () => (await import('../predict/Predict.tsx')).Predict);

interface FootProps {
  readonly game: AnyGame | null;
  readonly end: {
    /** Whether the match is over and all of it was shown. */
    readonly over: boolean;
    /** Whether its scene is wanted, and whether it has the table. */
    readonly panel: boolean;
    readonly scene: boolean;
    readonly setPanel: (shown: boolean) => void;
  };
  readonly onHelp: () => void;
  /** Where the board's own bar appears. */
  readonly outlet: ReactNode;
}

/** The bar of the board, or that of the end, with what flies over the table beside it. */
export const Foot = ({ game, end, onHelp, outlet }: FootProps) => {
  const t = useTexts();
  // a slow phone cannot draw it in one picture with the ground of the scene
  const over = useBehind(end.over, 1) && end.over;
  return (
    // the bar of the end is another one: the one before it does not grow
    <footer
      key={over ? 'end' : 'play'}
      className={styles.bar}
      aria-label={t.table.bar}
      data-foot=""
    >
      <HelpBar onHelp={onHelp}>
        <div hidden={over}>{outlet}</div>
        {over && <EndBar game={game} panel={end.panel} onPanel={end.setPanel} />}
      </HelpBar>
      <Reactions game={game} isOver={end.scene} />
      <Foretelling />
    </footer>
  );
};

interface ReactionsProps {
  readonly game: AnyGame | null;
  /** Whether the end's scene has the table. */
  readonly isOver: boolean;
}

/** Reactions in the bar, where there is somebody to see them. */
const Reactions = ({ game, isOver }: ReactionsProps) => {
  const { online } = useSession();
  return online && <Strip game={game} narrow={game?.frame === 'whole' && !isOver} />;
};

/** What the audience foretells, at a table of the house. */
const Foretelling = () => {
  const { online } = useSession();
  return online && <Predict />;
};
