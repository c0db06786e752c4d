import { useState } from 'react';
import { replayTextsOf } from '../../i18n/replay.ts';
import { BarFrame } from '../../kit/bar.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import type { FoldedMatch } from '../../local/replay.ts';
import { useTitle } from '../frame/page.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useWide } from '../frame/useWide.ts';
import { Faces } from '../room/Faces.tsx';
import { VisitProvider } from '../room/session.ts';
import { useCard, useGame } from '../room/view.ts';
import { BoardArea } from '../table/BoardArea.tsx';
import { Players } from '../table/Players.tsx';
import frame from '../table/Table.module.css';
import { addressedStep } from './address.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayHeader } from './ReplayHeader.tsx';
import { StepList } from './StepList.tsx';
import { replaySession } from './session.ts';
import { useReplay } from './useReplay.ts';

/** A finished match on the table where it was played, to be gone through step by step. */
export const Replay = ({ folded }: { readonly folded: FoldedMatch }) => {
  const [session] = useState(() => replaySession(folded, addressedStep()));
  return (
    <VisitProvider value={session}>
      <Faces>
        <ReplayTable folded={folded} />
      </Faces>
    </VisitProvider>
  );
};

const ReplayTable = ({ folded }: { readonly folded: FoldedMatch }) => {
  const t = useTexts();
  const replay = replayTextsOf(useLang());
  const lang = useLang();
  const wide = useWide();
  const loaded = useGame();
  const game = loaded === 'failed' ? null : loaded;
  const now = useReplay(folded, game);
  const [sheet, setSheet] = useState(false);
  const title = replay.title(useCard()?.title(lang) ?? '');
  useTitle(`${title} · ${t.brand}`);
  const list = <StepList now={now} game={game} />;
  return (
    <BarFrame>
      {(outlet) => (
        <div className={frame.table}>
          <div className={frame.top}>
            <ReplayHeader now={now} game={game} onList={() => setSheet(true)} />
          </div>
          <main id="main" tabIndex={-1} className={frame.main}>
            <Players game={game} wide={wide}>
              <BoardArea loaded={loaded} />
            </Players>
          </main>
          <footer className={frame.bar} aria-label={replay.bar}>
            {/* what the board says of moves: nobody moves here */}
            <div hidden>{outlet}</div>
            <ReplayBar now={now} game={game} />
          </footer>
          {wide && (
            <aside className={frame.rail} aria-label={replay.steps}>
              {list}
            </aside>
          )}
          <Sheet
            open={sheet && !wide}
            onClose={() => setSheet(false)}
            title={replay.steps}
            closeLabel={t.close}
          >
            <div className={frame.sheet}>{list}</div>
          </Sheet>
        </div>
      )}
    </BarFrame>
  );
};
