import { useState } from 'react';
import { tvTextsOf } from '../../i18n/tv.ts';
import { useTitle } from '../frame/page.ts';
import { useLang } from '../frame/stores.ts';
import { Entry } from './Entry.tsx';
import { Screen } from './Screen.tsx';
import styles from './Tv.module.css';
import { useRemote } from './useRemote.ts';
import { useRoomOf } from './useRoomOf.ts';
import { useWindow } from './useWindow.ts';

export interface TvPageProps {
  /** The spoken code of a room; null: it is still to be typed. */
  readonly code: string | null;
}

/** A table for a whole living room. The page frames itself, and inside of the frame it shows the table. */
export const TvPage = ({ code }: TvPageProps) => {
  useTitle(tvTextsOf(useLang()).title);
  useRemote();
  return window.parent === window ? <Enlarged /> : <Inside code={code} />;
};

/** The room of the frame: its smallest letters, of 13 px, are 24 px high on 1920×1080, and as large a part of every other screen. */
const ROOM = { width: 1040, height: 585 };

/**
 * The page once more in a frame, enlarged until it fills the window: so letters, boards and whatever
 * they ask of the width of their window agree, which no property of CSS brings about.
 */
const Enlarged = () => {
  const [src] = useState(() => location.href);
  const { width, height } = useWindow();
  const scale = Math.min(width / ROOM.width, height / ROOM.height);
  return (
    <main id="main" className={styles.glass} dir="ltr">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the same page as around it: there is nothing to keep from it */}
      <iframe
        title={tvTextsOf(useLang()).title}
        src={src}
        allow="autoplay; fullscreen; screen-wake-lock"
        style={{ inlineSize: width / scale, blockSize: height / scale, scale: `${scale}` }}
        onLoad={({ currentTarget }) => currentTarget.focus()}
      />
    </main>
  );
};

const Inside = ({ code }: TvPageProps) => {
  const found = useRoomOf(code);
  if (code === null || found === '') return <Entry wasWrong={code !== null} />;
  return <Screen key={found} token={found} />;
};
