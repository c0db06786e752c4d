import { useEffect, useState } from 'react';
import { useMedia } from '../../kit/useMedia.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { useView } from '../room/view.ts';
import { useEvents } from '../table/useEvents.ts';
import styles from './OwnPoster.module.css';
import type { PartProps } from './Title.tsx';

/** Where the podium leaves no room for the whole of it. */
const LOW = '(max-width: 600px), (max-height: 500px)';

/** The game's own picture of the match, the one that is shared, and lower on a phone; nothing where the game has none. */
export const OwnPoster = ({ game, finale }: Pick<PartProps, 'game' | 'finale'>) => {
  const t = useTexts().end;
  const view = useView();
  const lang = useLang();
  const events = useEvents();
  const low = useMedia(LOW);
  const [url, setUrl] = useState<string | null>(null);
  const isOver = view.match?.outcome != null;
  useEffect(() => {
    let wanted = true;
    let made: string | null = null;
    const draw = async (): Promise<void> => {
      if (!finale?.poster || !isOver) return;
      const { pictureOf } = await import('./share.ts');
      const drawn = await pictureOf({ view, game, finale, lang, events, online: false, low });
      if (!wanted || !drawn) return;
      made = URL.createObjectURL(drawn);
      setUrl(made);
    };
    void draw().catch(() => undefined);
    return () => {
      wanted = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the match is over: what is drawn changes only with the language and the screen, and while its log comes
  }, [finale, lang, isOver, events.length, low]);
  if (!finale?.poster || !isOver) return null;
  return (
    <div className={styles.frame} data-low={low}>
      {url !== null && <img src={url} alt={t.poster} width="1080" height={low ? 540 : 1350} />}
    </div>
  );
};
