import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import type { PodiumInks } from '../../games/contract.ts';
import { afterPaint } from '../../kit/afterPaint.ts';
import { classes } from '../../kit/classes.ts';
import { IconButton } from '../../kit/IconButton.tsx';
import { InTurn } from '../../kit/InTurn.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Burst } from '../../kit/podium/Burst.tsx';
import { Confetti } from '../../kit/podium/Confetti.tsx';
import type { AnyGame } from '../../registry.ts';
import { useTexts } from '../frame/stores.ts';
import { NextGames } from '../next/NextGames.tsx';
import { Foreseen } from '../predict/Foreseen.tsx';
import { useCard, useView } from '../room/view.ts';
import styles from './EndScene.module.css';
import { Evening } from './Evening.tsx';
import { gamesOf } from './evening.ts';
import { Facts } from './Facts.tsx';
import { OwnPoster } from './OwnPoster.tsx';
import { moodOf } from './places.ts';
import { Stand } from './Stand.tsx';
import { Strip } from './Strip.tsx';
import { type PartProps, Title } from './Title.tsx';
import { type AnyFinale, useFinale } from './useFinale.ts';

interface EndSceneProps {
  readonly game: AnyGame | null;
  /** Puts the scene aside; absent on a screen that only shows, where nothing is chosen either. */
  readonly onHide?: () => void;
}

/** The end of a match, which takes the table: who won, how, what there was to see, the evening so far. */
export const EndScene = ({ game, onHide }: EndSceneProps) => {
  const finale = useFinale(game);
  const view = useView();
  const mood = moodOf(view);
  const Own = view.match?.players.length === 2 ? finale?.Scene : undefined;
  const parts = { game, finale, mood };
  return (
    <Framed
      scene={Own ? 'own' : 'podium'}
      mood={mood}
      backdrop={Own && <Own mood={mood} />}
      onHide={onHide}
    >
      {!Own && (
        <div className={styles.stage}>
          {/* what is below it comes first: it decides how high the stage is */}
          <InTurn nth={1}>
            <Behind finale={finale} />
            <Title {...parts} />
            <InTurn nth={1}>
              <Stand {...parts} />
            </InTurn>
          </InTurn>
        </div>
      )}
      {/* the game's own scene may come late: what is being chosen below stays as it is */}
      <div className={Own ? styles.column : styles.side}>
        {Own ? <OverScene {...parts} /> : <Beside {...parts} />}
        <Foreseen />
        {onHide && <NextGames />}
      </div>
    </Framed>
  );
};

/** The words over a game's own scene. */
const OverScene = (parts: PartProps) => {
  const isFirst = useFirst();
  return (
    <>
      <Title {...parts} />
      <Strip {...parts} />
      <Facts {...parts} overScene />
      {!isFirst && <Evening />}
    </>
  );
};

/** What stands beside the podium. */
const Beside = (parts: PartProps) => {
  const isFirst = useFirst();
  return (
    <>
      {/* on a phone it would say once more who won, in the room of what there was to see */}
      <div className={styles.evening} data-first={isFirst}>
        <Evening roomy />
      </div>
      <OwnPoster {...parts} />
      <Facts {...parts} />
    </>
  );
};

/** Whether the evening has had one match only. */
function useFirst(): boolean {
  const view = useView();
  return gamesOf(view).length < 2 && view.series.every(({ played }) => played < 2);
}

interface FramedProps {
  readonly scene: 'own' | 'podium';
  readonly mood: string;
  /** A scene that reaches under the bar. */
  readonly backdrop: ReactNode;
  readonly onHide: (() => void) | undefined;
  readonly children: ReactNode;
}

const Framed = ({ scene, mood, backdrop, onHide, children }: FramedProps) => {
  const t = useTexts().end;
  const section = useRef<HTMLElement>(null);
  useTakesFocus(section);
  return (
    <>
      {backdrop && (
        <div className={styles.backdrop} data-backdrop="">
          {backdrop}
        </div>
      )}
      <section
        ref={section}
        id="main"
        className={classes(styles.scene, styles[scene])}
        aria-label={t.over}
        data-mood={mood}
        tabIndex={-1}
        onPointerDown={skip}
      >
        {/* its ground comes first, then the bar of the end, for a slow phone cannot draw all of it in one picture */}
        <InTurn nth={2}>{children}</InTurn>
        {onHide && (
          <IconButton
            className={styles.hide}
            label={t.showBoard}
            icon={<Icon name="close" />}
            onClick={onHide}
          />
        )}
      </section>
    </>
  );
};

interface BehindProps {
  readonly finale: AnyFinale | null;
}

/** What stands behind the podium; before the game's own inks have come, those of its box. */
const Behind = ({ finale }: BehindProps) => {
  const isFestive = useView().match?.outcome != null;
  const card = useCard();
  const box: PodiumInks = {
    ground: card?.cover.second ?? '#7a2440',
    ray: '#fff3d0',
    burst: '#fff9ec',
  };
  return (
    <>
      <Burst {...(finale?.inks ?? box)} />
      {isFestive && (
        <InTurn nth={3}>
          <Confetti />
        </InTurn>
      )}
    </>
  );
};

/** The board lies under it and takes no keys any more: the keys go on from here, unless somebody is writing. */
function useTakesFocus(section: { readonly current: HTMLElement | null }): void {
  useEffect(
    () =>
      afterPaint(() => {
        const { activeElement: at } = document;
        const isFree = !at || at === document.body || at.closest('[inert]') !== null;
        if (isFree) section.current?.focus({ preventScroll: true });
      }),
    [section],
  );
}

/** A tap anywhere brings what still moves to its end. */
function skip({ currentTarget }: PointerEvent<HTMLElement>): void {
  const table = currentTarget.parentElement;
  for (const one of table?.getAnimations({ subtree: true }) ?? []) one.finish();
}
