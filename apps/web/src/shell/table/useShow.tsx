import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Texts } from '../../i18n/texts.en.ts';
import { afterPaint } from '../../kit/afterPaint.ts';
import { HoldButton } from '../../kit/HoldButton.tsx';
import type { Stage } from '../../kit/timeline/stage.ts';
import type { AnyGame } from '../../registry.ts';
import { deviceNow } from '../../state/now.ts';
import { lookTogether } from '../../state/seats.ts';
import { useDevice, useTexts } from '../frame/stores.ts';
import { useSession } from '../room/session.ts';
import { useMe, useView } from '../room/view.ts';
import { Story } from './Story.tsx';
import { useReached } from './useReached.ts';

/** The stage of the table, and whether all look at something together just now. */
export function useShow(game: AnyGame): { readonly stage: Stage; readonly isOn: boolean } {
  const { store, tap } = useSession();
  const view = useView();
  const { show } = view;
  const isOver = useReached(show?.endsAt ?? 0);
  const isShared = lookTogether(view);
  const [tapped, setTapped] = useState<string | null>(null);
  const say = useCallback(
    (id: string, forAll: boolean) => {
      const now = store.getState().view?.show;
      if (now?.id === id && serverNow(store.getState().offset) < now.endsAt) tap(now, forAll);
    },
    [store, tap],
  );
  const onSeen = useCallback(
    (id: string, forAll = false) => {
      setTapped(id);
      say(id, forAll);
    },
    [say],
  );
  const isOn = show !== null && !isOver && isShared;
  const alone = show !== null && !isOver && !isShared ? show.id : null;
  const isText = useDevice((state) => state.textView);
  useEffect(() => {
    // a table in words shows all at once, and alone there is nobody to wait for
    if (alone !== null && isText) say(alone, false);
  }, [alone, isText, say]);
  const hasTapped = show !== null && tapped === show.id;
  const controls = useControls({ game, isOn, hasTapped, onSeen });
  const stage = useMemo(
    (): Stage => ({
      show,
      isShared,
      now: () => serverNow(store.getState().offset),
      onSeen,
      controls,
      afterPage: afterPaint,
    }),
    [show, isShared, store, onSeen, controls],
  );
  return { stage, isOn };
}

const serverNow = (offset: number): number => deviceNow() + offset;

interface ControlsProps {
  readonly game: AnyGame;
  readonly isOn: boolean;
  readonly hasTapped: boolean;
  readonly onSeen: (show: string, forAll?: boolean) => void;
}

/** In place of the bar's own buttons: nobody can stop what all look at, and everybody can say that it is enough. */
function useControls({ game, isOn, hasTapped, onSeen }: ControlsProps): Stage['controls'] {
  const t = useTexts().table.show;
  const { show } = useView();
  const { isSeated, isHost } = useMe();
  const mayEnd = useReached(show?.wholeUntil ?? 0);
  return useMemo(() => {
    if (!isOn || !show) return null;
    const ends = isSeated && mayEnd;
    return {
      sub: ends ? hintTo({ isHost, hasTapped }, t) : undefined,
      primary: (
        <>
          <Story game={game} />
          {ends && (
            <HoldButton
              kind="primary"
              aria-label={t.onward}
              disabled={hasTapped && !isHost}
              onClick={() => onSeen(show.id)}
              onHold={isHost ? () => onSeen(show.id, true) : undefined}
            >
              {t.onward}
            </HoldButton>
          )}
        </>
      ),
    };
  }, [game, isOn, show, isSeated, isHost, mayEnd, hasTapped, onSeen, t]);
}

type Looking = Pick<ControlsProps, 'hasTapped'> & { readonly isHost: boolean };

/** What somebody who sits may do besides, or waits for. */
function hintTo({ isHost, hasTapped }: Looking, t: Texts['table']['show']): string | undefined {
  if (isHost) return t.hold;
  return hasTapped ? t.waiting : undefined;
}
