/** The table as a stage: those who are tied face each other, or whoever has won stands before the others. */
import { bare } from '../../../i18n/isolate.ts';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { FullCard } from '../art/ShapeCard.tsx';
import { textsOf } from '../texts.ts';
import { Abacus } from './Abacus.tsx';
import { Prizes } from './Prizes.tsx';
import type { MatProps } from './props.ts';
import styles from './Scenes.module.css';
import { Rays } from './Split.tsx';
import { fullOf, sealedOf } from './tableTop.ts';

const Who = ({ seat, words }: Pick<MatProps, 'seat' | 'words'>) => (
  <span className={styles.who}>
    <EmblemPlate ink={words.ink(seat)} size={30} seat={seat} />
    <bdi>{bare(words.name(seat))}</bdi>
  </span>
);

/** One of those who are tied, with the card that is as good as the others'. */
export const Duellist = (props: MatProps) => {
  const { seat, table } = props;
  const nth = table.tied.indexOf(seat);
  return (
    <div className={styles.duellist} data-nth={nth} aria-hidden="true">
      <div className={styles.card}>
        <FullCard forms={fullOf(table, seat) ?? []} row={sealedOf(table, seat)} />
      </div>
      <Who {...props} />
    </div>
  );
};

/** Whoever takes the row, how, and what it brings. */
export const Winner = (props: MatProps) => {
  const { seat, table, focus, words } = props;
  const t = textsOf(words.lang);
  const count = table.counts[seat];
  return (
    <div className={styles.winner} aria-hidden="true">
      <Rays />
      <div className={styles.card}>
        <FullCard forms={fullOf(table, seat) ?? []} row={sealedOf(table, seat)} />
      </div>
      <div className={styles.feat}>
        <Who {...props} />
        <span className={styles.poster} data-long={count && count.of > 9 ? '' : undefined}>
          {focus.byJoker || !count ? t.board.called('joker') : t.of(count)}
        </span>
        <span className={styles.takes}>
          {t.board.takes(focus.gained)}
          <Prizes {...props} />
        </span>
      </div>
    </div>
  );
};

/** Another player when somebody has won: what each card brought, and what the prizes are worth. */
export const Loser = (props: MatProps) => {
  const { seat, table, words } = props;
  return (
    <div className={styles.loser} aria-hidden="true">
      <EmblemPlate ink={words.ink(seat)} size={38} seat={seat} />
      <span className={styles.name}>
        <bdi>{bare(words.name(seat))}</bdi>
      </span>
      <div className={styles.abacus}>
        <Abacus {...{ seat, table }} now={null} nth={1} />
      </div>
      <span className={styles.score}>{table.counts[seat]?.match ?? 0}</span>
      <Prizes {...props} />
    </div>
  );
};
