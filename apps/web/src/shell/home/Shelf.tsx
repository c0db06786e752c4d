import { LEVELS } from '@kesem/engine/core/bot';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameCard } from '../../games/card.ts';
import { Button, ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Lid } from '../../kit/Lid.tsx';
import { Notches } from '../../kit/Notches.tsx';
import { TypeCase } from '../../kit/TypeCase.tsx';
import { CARDS, loadGame } from '../../registry.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import styles from './Shelf.module.css';
import { useConnected } from './useConnected.ts';
import { useStart } from './useStart.ts';

/** The five boxes. One lies open at a time. */
export const Shelf = () => {
  const t = useTexts();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section aria-label={t.front.shelf} className={styles.shelf}>
      <TypeCase>
        {CARDS.map((card) => (
          <Box
            key={card.id}
            card={card}
            open={open === card.id}
            onPress={() => setOpen(open === card.id ? null : card.id)}
          />
        ))}
      </TypeCase>
    </section>
  );
};

interface BoxProps {
  readonly card: GameCard;
  readonly open: boolean;
  readonly onPress: () => void;
}

const Box = ({ card, open, onPress }: BoxProps) => {
  const t = useTexts();
  const lang = useLang();
  const press = (): void => {
    warmRoom(card.id);
    onPress();
  };
  return (
    <Lid
      cover={card.cover}
      title={card.title(lang)}
      sub={<Facts card={card} />}
      tagline={card.promise(lang)}
      open={open}
      onPress={press}
      closeLabel={t.close}
    >
      <Inside card={card} />
    </Lid>
  );
};

const Facts = ({ card }: { readonly card: GameCard }) => {
  const t = useTexts();
  const { min, max } = card.seats;
  return (
    <>
      <bdi dir="ltr">{min === max ? min : `${min}–${max}`}</bdi> · {t.minutes(card.minutes)}
    </>
  );
};

/** What lies in an open box: friends first, or a bot of some strength. */
const Inside = ({ card }: { readonly card: GameCard }) => {
  const t = useTexts();
  const [, go] = useLocation();
  const connected = useConnected();
  const { busy, start } = useStart(card.id);
  return (
    <div className={styles.inside}>
      <Button
        kind="primary"
        size="sm"
        disabled={!connected}
        busy={busy}
        onClick={() => start({ want: 'friends' })}
      >
        {t.front.friends}
      </Button>
      {!connected && <small>{t.here.needsNet}</small>}
      <fieldset className={styles.bots} aria-label={t.front.bots}>
        <span className={styles.caption}>
          <Icon name="bot" size={18} /> {busy ? t.front.opening : t.front.bots}
        </span>
        {LEVELS.map((level, n) => (
          <Button
            key={level}
            size="sm"
            busy={busy}
            aria-label={t.front.botLevel(t.levels[level])}
            onClick={() => start({ want: 'bots', level })}
          >
            {t.levels[level]} <Notches n={n} />
          </Button>
        ))}
      </fieldset>
      {card.oneScreen && (
        <Button size="sm" busy={busy} onClick={() => go(`/here/${card.id}/friend`)}>
          {t.here.friend}
        </Button>
      )}
      <Link href={`/learn/${card.id}`} asChild>
        <ButtonLink size="sm" kind="ghost">
          {t.learn.howToLong}
        </ButtonLink>
      </Link>
    </div>
  );
};

/** Fetches ahead what the next tap will need: loads the room's page and a game's table into the cache; failing is no harm, it is tried again when needed. */
function warmRoom(game: string): void {
  void import('../room/RoomPage.tsx').catch(() => undefined);
  void loadGame(game).catch(() => undefined);
}
