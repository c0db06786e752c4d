import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { BarFrame } from '../../kit/bar.tsx';
import { fetchCover } from '../../kit/CoverArt.tsx';
import { late } from '../../kit/late.tsx';
import { fetchPosterType } from '../../kit/posterType.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { TopFrame } from '../../kit/top.tsx';
import { Under } from '../../kit/Under.tsx';
import { useLater } from '../../kit/useLater.ts';
import type { AnyGame } from '../../registry.ts';
import { BackAsked } from '../back/TakeBack.tsx';
import { HandsAsked } from '../commentary/late.ts';
import { useFinale } from '../end/useFinale.ts';
import { useDevice, useTexts } from '../frame/stores.ts';
import { useLarge } from '../frame/useLarge.ts';
import { useWide } from '../frame/useWide.ts';
import type { Place } from '../learn/Rules.tsx';
import { Above, CallNews } from '../react/late.ts';
import { EndVote } from '../room/EndMatch.tsx';
import { HeldSeats } from '../room/held.ts';
import { LinkBar } from '../room/LinkBar.tsx';
import { PauseFrame } from '../room/Paused.tsx';
import { useRoom, useSession } from '../room/session.ts';
import { useCard, useGame, useView } from '../room/view.ts';
import { PaceAsked, SlowNote } from '../slow/late.ts';
import { BoardArea } from './BoardArea.tsx';
import { Foot } from './Foot.tsx';
import { GameHistory } from './GameHistory.tsx';
import { HandsNotice } from './HandsNotice.tsx';
import { useHands, useHushed } from './hands.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { LastMovesStrip } from './LastMovesStrip.tsx';
import { LateComer } from './LateComer.tsx';
import { MySeatNotice } from './MySeatNotice.tsx';
import { Players } from './Players.tsx';
import { Rail, type RailTab } from './Rail.tsx';
import styles from './Table.module.css';
import { TableHeader } from './TableHeader.tsx';
import { useTableKeys } from './useTableKeys.ts';
import { Ways } from './Ways.tsx';

/** Nothing of it is needed while a match runs. */
const EndScene = late(async () => (await import('../end/EndScene.tsx')).EndScene);

/** The same table for a living room. */
export const Shown = late(async () => (await import('../tv/Shown.tsx')).Shown);

/** The frame that every game's table shares: header, players, board, the one sentence, and the rail. */
export const Table = () => (
  <PauseFrame>
    {(over) => <TopFrame>{(heading) => <Framed heading={heading} over={over} />}</TopFrame>}
  </PauseFrame>
);

/** What others feel and say, over the table. */
const Overhead = () => {
  const { online } = useSession();
  return (
    online && (
      <>
        <Above />
        <CallNews />
      </>
    )
  );
};

interface FramedProps {
  /** Where a board may show whoever sits opposite. */
  readonly heading: ReactNode;
  /** What lies over the board. */
  readonly over: ReactNode;
}

const Framed = ({ heading, over: paused }: FramedProps) => {
  const view = useView();
  const loaded = useGame();
  const game = loaded === 'failed' ? null : loaded;
  const frame = game?.frame;
  const wide = useWide();
  const large = useLarge();
  const zen = useDevice((state) => state.zen);
  const [keys, setKeys] = useState(false);
  useTableKeys(() => setKeys(true));
  const [tab, setTab] = useState<RailTab>('moves');
  const [sheet, setSheet] = useState(false);
  const [rule, setRule] = useState<Place | null>(null);
  const show = (wanted: RailTab): void => {
    setTab(wanted);
    setRule(null);
  };
  const end = useEnd(game);
  const { scene } = end;
  const framed = useFramed(frame, scene);
  const hands = useHands();
  useHushed(hands);
  const beside = wide && !zen && !scene && frame !== 'whole';
  const head = frame === 'whole' ? heading : null;
  const open = (wanted: RailTab): void => {
    show(wanted);
    setSheet(!beside);
  };
  const rail = <Rail game={game} tab={tab} rule={rule} onTab={show} />;
  const board = useBoard(game, loaded, { wide, alone: hands.isOn });
  const help = (): void => {
    open('rules');
    if (game && view.table) setRule({ section: game.ruleAt(view.table) });
  };
  return (
    <BarFrame>
      {(outlet) => (
        <div
          className={styles.table}
          data-zen={zen ? '' : undefined}
          data-frame={framed}
          data-large={large ? '' : undefined}
          data-scene={scene ? '' : undefined}
        >
          <div className={styles.top}>
            <Ways zen={zen} />
            {!zen && <TableHeader game={game} onOpen={open} heading={head} />}
            <Notices game={game} />
            {paused}
          </div>
          <Middle game={game} scene={scene} onHide={() => end.setPanel(false)}>
            {board}
            {!wide && !zen && (
              <div className={styles.lastMoves}>
                <LastMovesStrip game={game} />
              </div>
            )}
          </Middle>
          <Foot game={game} end={end} onHelp={help} outlet={outlet} />
          <Overhead />
          {!scene && <HistoryRail game={game} zen={zen} />}
          <RailPlace beside={beside} open={sheet} onClose={() => setSheet(false)}>
            {rail}
          </RailPlace>
          <KeysDialog open={keys} onClose={() => setKeys(false)} game={game} />
        </div>
      )}
    </BarFrame>
  );
};

/** How the table is framed now: not as the board asks for it while a scene or words take its place. */
function useFramed(frame: AnyGame['frame'] | undefined, scene: boolean) {
  const isText = useDevice((state) => state.textView);
  return scene || (isText && frame === 'roofed') ? undefined : frame;
}

/** The board with whoever sits around it, the very same as long as it is: what changes around it draws none of it anew. */
function useBoard(
  game: AnyGame | null,
  loaded: ReturnType<typeof useGame>,
  { wide, alone }: { readonly wide: boolean; readonly alone: boolean },
): ReactNode {
  return useMemo(
    () => (
      <Players game={game} wide={wide} alone={alone}>
        <BoardArea loaded={loaded} />
      </Players>
    ),
    [game, loaded, wide, alone],
  );
}

interface MiddleProps {
  readonly game: AnyGame | null;
  /** Whether the end's scene has the table. */
  readonly scene: boolean;
  /** Called when the scene is put aside. */
  readonly onHide: () => void;
  readonly children: ReactNode;
}

/** The board, or the scene of the end over it. */
const Middle = ({ game, scene, onHide, children }: MiddleProps) => (
  <main className={styles.middle}>
    <Under when={scene} id={scene ? undefined : 'main'} tabIndex={-1} className={styles.main}>
      {children}
    </Under>
    {scene && <EndScene game={game} onHide={onHide} />}
  </main>
);

/** Whether the match is over and all of it was shown; its scene has the table until it is put aside. */
function useEnd(game: AnyGame | null) {
  const t = useTexts();
  const { stage, match } = useView();
  const cover = useCard()?.cover;
  // its style sheets and letters are taken over while nothing moves, at the latest while the last picture is played
  const isDue = useLater() || stage === 'over';
  useFinale(isDue ? game : null);
  useEffect(() => {
    if (!isDue) return;
    EndScene.ahead();
    fetchPosterType(t.table.bar);
    // the lid of the evening, in the scene
    if (cover) fetchCover(cover);
  }, [isDue, t, cover]);
  const isShown = useRoom(({ pendingEvents }) => pendingEvents === 0);
  const [aside, setAside] = useState<number | null>(null);
  const number = match?.number ?? 0;
  const over = stage === 'over' && isShown;
  const panel = aside !== number;
  const setPanel = (shown: boolean): void => setAside(shown ? null : number);
  return { over, panel, setPanel, scene: over && panel };
}

interface RailPlaceProps {
  readonly beside: boolean;
  /** Whether it is asked for where it has no place of its own. */
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The rail beside the table, or as a sheet over it. */
const RailPlace = ({ beside, open, onClose, children }: RailPlaceProps) => {
  const t = useTexts();
  if (beside) {
    return (
      <aside className={styles.rail} aria-label={t.table.rail}>
        {children}
      </aside>
    );
  }
  return (
    <Sheet open={open} onClose={onClose} title={t.table.rail} closeLabel={t.close}>
      <div className={styles.sheet}>{children}</div>
    </Sheet>
  );
};

/** What happened, as pictures in a narrow rail, where the game has such, a match its rules, and the screen the room. */
const HistoryRail = ({ game, zen }: { readonly game: AnyGame | null; readonly zen: boolean }) => {
  const t = useTexts();
  const wide = useWide();
  const { table } = useView();
  if (!wide || zen || !game?.History || !table) return null;
  return (
    <aside className={styles.rail} aria-label={t.table.log}>
      <GameHistory game={game} />
    </aside>
  );
};

/** What is to be known at a slow match of the house. */
const SlowPart = () => {
  const { online } = useSession();
  const { days } = useView().pace;
  return online && days !== null && <SlowNote />;
};

/** Hands that watchers see while a match runs, at a table of the house where hands are hidden. */
const HandsPart = () => {
  const { online } = useSession();
  const { commentary, stage } = useView();
  const isSpokenOf = stage === 'playing' && commentary && commentary.yes.length > 0;
  return online && isSpokenOf && <HandsAsked />;
};

/** What everybody at the table has to know just now. */
const Notices = ({ game }: { readonly game: AnyGame | null }) => (
  <div className={styles.notices}>
    <LinkBar />
    <HeldSeats />
    <MySeatNotice />
    <div className={styles.asks}>
      <SlowPart />
      <EndVote />
      <BackAsked />
      <PaceAsked />
      <HandsPart />
      <LateComer game={game} />
      <HandsNotice />
    </div>
  </div>
);
