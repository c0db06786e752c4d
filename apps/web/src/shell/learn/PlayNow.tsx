import { Link } from 'wouter';
import { Button, ButtonLink } from '../../kit/Button.tsx';
import { useTexts } from '../frame/stores.ts';
import { useStart } from '../home/useStart.ts';

/** From the last lesson into a first match. */
export const PlayNow = ({ game }: { readonly game: string }) => {
  const t = useTexts();
  const { busy, start } = useStart(game);
  return (
    <>
      <Button kind="primary" busy={busy} onClick={() => start({ want: 'bots', level: 'gentle' })}>
        {t.learn.firstBot}
      </Button>
      <Button busy={busy} onClick={() => start({ want: 'friends' })}>
        {t.front.friends}
      </Button>
      <Link href="/" asChild>
        <ButtonLink>{t.home}</ButtonLink>
      </Link>
    </>
  );
};
