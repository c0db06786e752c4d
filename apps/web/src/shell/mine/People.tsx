import type { Companion, PastMatch } from '@kesem/protocol/http';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isolate } from '../../i18n/isolate.ts';
import { mineTextsOf } from '../../i18n/mine.ts';
import { ago } from '../../i18n/numbers.ts';
import { Button } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { CoverArt } from '../../kit/CoverArt.tsx';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { Heading } from '../../kit/Heading.tsx';
import { toast } from '../../kit/toast.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { CARDS, cardOf } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import { useLang, useTexts } from '../frame/stores.ts';
import { openRoomFor } from '../home/open.ts';
import mine from './Mine.module.css';
import { playerName } from './names.ts';
import styles from './People.module.css';

interface PeopleProps {
  readonly people: readonly Companion[];
  readonly matches: readonly PastMatch[];
}

/** Those one has played with; a tap opens a table and asks them to it. */
export const People = ({ people, matches }: PeopleProps) => {
  const t = mineTextsOf(useLang());
  const [game, setGame] = useState(matches[0]?.game ?? '');
  return (
    <section className={mine.list}>
      <Heading level={2}>{t.people}</Heading>
      {people.length === 0 && <p className={mine.none}>{t.noPeople}</p>}
      {people.length > 0 && <Games game={game} onGame={setGame} />}
      <ul className={styles.people}>
        {people.map((person) => (
          <Row key={`${person.ref.match} ${person.ref.seat}`} person={person} game={game} />
        ))}
      </ul>
    </section>
  );
};

/** To which game: the last one, unless another is chosen. One game is no choice. */
const Games = ({ game, onGame }: { game: string; onGame: (game: string) => void }) => {
  const t = mineTextsOf(useLang());
  const lang = useLang();
  if (CARDS.length < 2) return null;
  return (
    <fieldset className={styles.games}>
      <legend>{t.inviteTo}</legend>
      {CARDS.map(({ id, title }) => (
        <Chip key={id} pressed={id === game} onPress={() => onGame(id)}>
          {title(lang)}
        </Chip>
      ))}
    </fieldset>
  );
};

const Row = ({ person, game }: { readonly person: Companion; readonly game: string }) => {
  const { refusals } = useTexts();
  const lang = useLang();
  const t = mineTextsOf(lang);
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [now] = useState(Date.now);
  const name = playerName({ ...person, bot: null }, lang);
  const invite = async (): Promise<void> => {
    setBusy(true);
    const opened = await openRoomFor(game, { want: 'friends', invite: [person.ref] });
    setBusy(false);
    if (!opened.ok) return toast(refusals[opened.code], 'danger');
    toast(t.invited(isolate(name)), 'ok');
    go(`/r/${opened.token}`);
  };
  return (
    <li className={styles.person}>
      <EmblemPlate ink={inkOf(person.ink)} size={56} />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <small>
          {t.together(person.matches)} · {ago(lang, person.at, now)}
        </small>
        {person.score.length > 0 && <Score name={name} score={person.score} />}
      </span>
      <Button
        size="sm"
        busy={busy}
        aria-label={t.inviteLong(isolate(name))}
        onClick={() => void invite()}
      >
        {t.invite}
      </Button>
    </li>
  );
};

/** How the two stand, game by game: one's own first. */
const Score = ({ name, score }: Pick<Companion, 'name' | 'score'>) => {
  const t = mineTextsOf(useLang());
  const lang = useLang();
  const title = (game: string): string => cardOf(game)?.title(lang) ?? game;
  const long = score.map(({ game, won, lost }) =>
    t.scoreLong(title(game), isolate(name), won, lost),
  );
  return (
    <span title={long.join('; ')}>
      <span className={styles.score} aria-hidden="true">
        {score.map(({ game, won, lost }) => (
          <span key={game}>
            <span className={styles.lid}>
              <CoverOf game={game} />
            </span>
            <bdi dir="ltr">{`${won}–${lost}`}</bdi>
          </span>
        ))}
      </span>
      <VisuallyHidden>{long.join('; ')}</VisuallyHidden>
    </span>
  );
};

const CoverOf = ({ game }: { readonly game: string }) => {
  const card = cardOf(game);
  return card && <CoverArt cover={card.cover} />;
};
