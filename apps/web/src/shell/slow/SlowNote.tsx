import { type ReactNode, useEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { PACES } from '../../i18n/paces.ts';
import { slowTextsOf } from '../../i18n/slow.ts';
import { Button } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { Icon } from '../../kit/icons.tsx';
import { type PushState, pushState, tellMe, tellMeNoMore } from '../../net/push.ts';
import { useLang } from '../frame/stores.ts';
import held from '../room/HeldSeats.module.css';
import { useMe, useView } from '../room/view.ts';

/** Whether the note about notices is wanted on this page: by itself where it has something to ask; never; or now. */
const wish = createStore<{ readonly note: 'auto' | 'no' | 'yes' }>(() => ({ note: 'auto' }));

/** Being told of one's turns, among what may be done at a slow table. */
export const NoticesItem = ({ onDone }: { readonly onDone: () => void }) => {
  const t = slowTextsOf(useLang());
  if (!useAsks()) return null;
  const show = (): void => {
    wish.setState({ note: 'yes' });
    onDone();
  };
  return (
    <Button icon={<Icon name="bell" />} onClick={show}>
      {t.notices}
    </Button>
  );
};

/** At a slow table: its pace, and whether this browser is told of turns; put aside until the page is opened again. */
export const SlowNote = () => {
  const note = useStore(wish, (state) => state.note);
  const asks = useAsks();
  return asks && note !== 'no' ? <Note isWanted={note === 'yes'} /> : null;
};

/** Whether whoever looks sits at a slow match. */
function useAsks(): boolean {
  const { pace, stage } = useView();
  const { isSeated } = useMe();
  return pace.days !== null && stage === 'playing' && isSeated;
}

const Note = ({ isWanted }: { readonly isWanted: boolean }) => {
  const lang = useLang();
  const t = slowTextsOf(lang);
  const { pace, clocks } = useView();
  const limit = clocks.length > 0 ? PACES[lang](pace.days) : t.noClock;
  const { state, run } = usePush();
  if (!state || (state.is === 'on' && !isWanted)) return null;
  return (
    <output className={held.held}>
      <span>
        {t.slow(limit)} · {t.push[state.is]}
      </span>
      <span className={held.buttons}>
        <Ways state={state} run={run} />
        <Button size="sm" kind="ghost" onClick={() => wish.setState({ note: 'no' })}>
          {state.is === 'off' ? t.later : t.close}
        </Button>
      </span>
    </output>
  );
};

interface WaysProps {
  readonly state: PushState;
  readonly run: (what: () => Promise<PushState>) => void;
}

/** What can be done about it, as it stands. */
const Ways = ({ state, run }: WaysProps): ReactNode => {
  const lang = useLang();
  const t = slowTextsOf(lang);
  if (state.is === 'off' || state.is === 'failed') {
    return (
      <Button size="sm" onClick={() => run(() => tellMe({ lang, nights: false }))}>
        {t.tellMe}
      </Button>
    );
  }
  if (state.is !== 'on') return null;
  const { nights } = state;
  return (
    <>
      <Chip
        kind="switch"
        pressed={nights}
        onPress={() => run(() => tellMe({ lang, nights: !nights }))}
      >
        {t.nights}
      </Chip>
      <Button size="sm" kind="ghost" onClick={() => run(tellMeNoMore)}>
        {t.tellMeNoMore}
      </Button>
    </>
  );
};

/** How it stands with this browser, once that is known; `run` changes it. */
function usePush(): {
  readonly state: PushState | null;
  readonly run: (what: () => Promise<PushState>) => void;
} {
  const [state, setState] = useState<PushState | null>(null);
  const run = (what: () => Promise<PushState>): void => {
    wish.setState({ note: 'yes' });
    void what()
      .catch((): PushState => ({ is: 'failed' }))
      .then(setState);
  };
  useEffect(() => {
    let shown = true;
    void pushState()
      .catch((): PushState => ({ is: 'failed' }))
      .then((now) => shown && setState(now));
    return () => {
      shown = false;
    };
  }, []);
  return { state, run };
}
