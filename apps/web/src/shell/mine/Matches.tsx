import type { PastMatch } from '@kesem/protocol/http';
import { useState } from 'react';
import { Link } from 'wouter';
import { isolate, ltr } from '../../i18n/isolate.ts';
import type { Lang } from '../../i18n/lang.ts';
import { mineTextsOf } from '../../i18n/mine.ts';
import { ago, listed, points } from '../../i18n/numbers.ts';
import { CoverArt } from '../../kit/CoverArt.tsx';
import { Heading } from '../../kit/Heading.tsx';
import { cardOf } from '../../registry.ts';
import row from '../frame/Row.module.css';
import { useLang } from '../frame/stores.ts';
import styles from './Mine.module.css';
import { playerName } from './names.ts';

/** The finished matches, each with how it ended and its replay. */
export const Matches = ({ matches }: { readonly matches: readonly PastMatch[] }) => {
  const t = mineTextsOf(useLang());
  return (
    <section className={styles.list}>
      <Heading level={2}>{t.matches}</Heading>
      {matches.length === 0 && <p className={styles.none}>{t.noMatches}</p>}
      <ul>
        {matches.map((match) => (
          <Row key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
};

const Row = ({ match }: { readonly match: PastMatch }) => {
  const t = mineTextsOf(useLang());
  const lang = useLang();
  const [now] = useState(Date.now);
  const cover = cardOf(match.game)?.cover;
  const title = titleOf(match, lang);
  return (
    <li>
      <Link
        href={`/m/${match.id}`}
        className={row.row}
        aria-label={`${t.watchLong(title)}. ${resultOf(match, lang)}`}
      >
        <span className={row.stamp}>{cover && <CoverArt cover={cover} />}</span>
        <span className={row.words}>
          <b>{title}</b>
          <small>
            <span className={styles.result} data-outcome={match.outcome}>
              {resultOf(match, lang)}
            </span>
            {' · '}
            {ago(lang, match.at, now)}
          </small>
        </span>
        <span className={row.open}>{t.watch}</span>
      </Link>
    </li>
  );
};

function titleOf({ game, players }: PastMatch, lang: Lang): string {
  const mine = mineTextsOf(lang);
  const others = players.filter(({ me }) => !me).map((player) => isolate(playerName(player, lang)));
  return mine.against(cardOf(game)?.title(lang) ?? game, listed(lang, others));
}

function resultOf({ outcome, scores }: PastMatch, lang: Lang): string {
  const mine = mineTextsOf(lang);
  const sums = scores ? mine.scores(ltr(scores.map(points).join('–'))) : '';
  return `${mine.outcome[outcome]}${sums}`;
}
