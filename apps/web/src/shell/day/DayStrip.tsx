import { useState } from 'react';
import { Link } from 'wouter';
import { dayTextsOf } from '../../i18n/day.ts';
import { CoverArt } from '../../kit/CoverArt.tsx';
import { cardOf } from '../../registry.ts';
import { browserStorage } from '../../state/deviceStorage.ts';
import row from '../frame/Row.module.css';
import { useLang } from '../frame/stores.ts';
import { dayAt, gameOf, playedDays, rowAt, tomorrowOf } from './day.ts';

/** The match of the day, one tap away; once it was played, how it went, and what comes tomorrow. */
export const DayStrip = () => {
  const lang = useLang();
  const t = dayTextsOf(lang);
  const [day] = useState(() => dayAt(Date.now()));
  const [played] = useState(() => playedDays(browserStorage()));
  const game = gameOf(day);
  const card = cardOf(game);
  const title = (id: string): string => cardOf(id)?.title(lang) ?? '';
  const isDone = played.last === day;
  const days = rowAt(played, day);
  const words = [
    ...(isDone ? [played.won ? t.won : t.played] : [t.alike]),
    ...(days > 1 ? [t.inRow(days)] : []),
    ...(isDone ? [t.tomorrow(title(gameOf(tomorrowOf(day))))] : []),
  ];
  return (
    <Link href={`/here/${game}/today`} className={row.row}>
      <span className={row.stamp}>{card && <CoverArt cover={card.cover} />}</span>
      <span className={row.words}>
        <b>{t.title(title(game))}</b>
        <small>{words.join(' · ')}</small>
      </span>
      <span className={row.open}>{isDone ? t.open : t.play}</span>
    </Link>
  );
};
