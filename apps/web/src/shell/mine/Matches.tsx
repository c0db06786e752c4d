import type { PastMatch } from '@kesem/protocol/http';
import { characterOf } from '@kesem/room/cast';
import { useState } from 'react';
import { Link } from 'wouter';
import { clockOf, dayOf } from '../../i18n/days.ts';
import { isolate } from '../../i18n/isolate.ts';
import type { Lang } from '../../i18n/lang.ts';
import { mineTextsOf } from '../../i18n/mine.ts';
import { listed, points } from '../../i18n/numbers.ts';
import { CoverArt, inksOf } from '../../kit/CoverArt.tsx';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { Heading } from '../../kit/Heading.tsx';
import { type Signs, SignsProvider } from '../../kit/signs.tsx';
import { cardOf } from '../../registry.ts';
import { inkOf } from '../../state/device.ts';
import row from '../frame/Row.module.css';
import { useLang } from '../frame/stores.ts';
import { useDrawn } from '../room/faces.ts';
import styles from './Matches.module.css';
import mine from './Mine.module.css';
import { playerName } from './names.ts';

/** The finished matches by the days they ended on, each a box with its players, how it ended and its replay. */
export const Matches = ({ matches }: { readonly matches: readonly PastMatch[] }) => {
  const lang = useLang();
  const t = mineTextsOf(lang);
  const [now] = useState(Date.now);
  const dayOfMatch = ({ at }: PastMatch): string => dayOf(lang, at, now);
  return (
    <section className={mine.list}>
      <Heading level={2}>{t.matches}</Heading>
      {matches.length === 0 && <p className={mine.none}>{t.noMatches}</p>}
      {[...new Set(matches.map(dayOfMatch))].map((day) => (
        <section key={day} className={styles.day} aria-label={day}>
          <h3>{day}</h3>
          <ul>
            {matches
              .filter((match) => dayOfMatch(match) === day)
              .map((match) => (
                <li key={match.id}>
                  <Box match={match} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
};

const Box = ({ match }: { readonly match: PastMatch }) => {
  const lang = useLang();
  const t = mineTextsOf(lang);
  const card = cardOf(match.game);
  return (
    <Link href={`/m/${match.id}`} className={styles.box} aria-label={wordsOf(match, lang)}>
      <span className={styles.lid}>{card && <CoverArt cover={card.cover} />}</span>
      <span className={styles.about}>
        <span className={styles.title} style={card && inksOf(card.cover)}>
          {card?.title(lang) ?? match.game}
        </span>
        <b className={styles.outcome} data-outcome={match.outcome}>
          {t.outcome[match.outcome]}
        </b>
        <Players match={match} />
        <small>{clockOf(lang, match.at)}</small>
        <span className={row.open}>{t.watch}</span>
      </span>
    </Link>
  );
};

/** Who played, each with what they came to. */
const Players = ({ match: { players, scores } }: { readonly match: PastMatch }) => {
  const lang = useLang();
  return (
    <SignsProvider value={useFaces(players)}>
      <span className={styles.players}>
        {players.map((player, seat) => (
          <span key={seat} className={styles.player} data-me={player.me}>
            <EmblemPlate ink={inkOf(player.ink)} size={30} />
            <bdi>{playerName(player, lang)}</bdi>
            {scores && <b>{points(scores[seat] ?? 0)}</b>}
          </span>
        ))}
      </span>
    </SignsProvider>
  );
};

/** Returns the faces of those who are bots. */
function useFaces(players: PastMatch['players']): Signs {
  const drawn = useDrawn(players.some(({ bot }) => bot !== null));
  if (!drawn) return {};
  return Object.fromEntries(
    players.flatMap(({ name, ink, bot }) =>
      bot === null ? [] : [[inkOf(ink), drawn[characterOf({ name, ink, bot })]] as const],
    ),
  );
}

/** A match in one sentence, for whoever hears it. */
function wordsOf({ game, players, outcome, scores }: PastMatch, lang: Lang): string {
  const t = mineTextsOf(lang);
  const nameOf = (player: PastMatch['players'][number]): string =>
    isolate(playerName(player, lang));
  const others = players.filter(({ me }) => !me).map(nameOf);
  const title = t.against(cardOf(game)?.title(lang) ?? game, listed(lang, others));
  const sums = scores?.map((score, seat) => {
    const player = players[seat];
    return `${player ? nameOf(player) : ''} ${points(score)}`;
  });
  return [t.watchLong(title), t.outcome[outcome], ...(sums ? [sums.join(', ')] : [])].join('. ');
}
