import type { AbaloneEvent, Made } from '@kesem/engine/games/abalone/event';
import type { AbaloneTypes } from '@kesem/engine/games/abalone/state';
import type { Lang } from '../../../i18n/lang.ts';
import { useFollow } from '../../../kit/useFollow.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { ListProps } from '../../contract.ts';
import { textsOf } from '../texts.ts';
import styles from './MoveList.module.css';

type MovesProps = ListProps<AbaloneTypes>;

/** The moves in columns by colour, numbered one by one, the last one marked; × where a marble fell. */
export const MoveList = ({ events, lang }: MovesProps) => {
  const t = textsOf(lang);
  const made = movesIn(events);
  const list = useFollow<HTMLTableElement>();
  const rounds = Array.from({ length: Math.ceil(made.length / 2) }, (_, i) => i * 2);
  if (made.length === 0) return <p className={styles.empty}>{t.list.empty}</p>;
  return (
    <table ref={list} className={styles.list} aria-label={t.list.title}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t.list.number}</VisuallyHidden>
          </th>
          <th scope="col">{t.side.b}</th>
          <th scope="col">{t.side.w}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((ply) => (
          <tr key={ply}>
            <th scope="row">{ply + 1}.</th>
            <Cell made={made[ply]} lang={lang} current={ply === made.length - 1} />
            <Cell made={made[ply + 1]} lang={lang} current={ply + 1 === made.length - 1} />
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The last moves in one line, newest first, for where there is no room for the list. */
export const LastMoves = ({ events, lang }: MovesProps) => {
  const t = textsOf(lang).list;
  const made = movesIn(events);
  const newest = made.slice(-5).toReversed();
  return (
    <p className={styles.strip}>
      <span>{newest.length === 0 ? t.empty : t.last}</span>
      {newest.map((move, place) => (
        // a place is read anew with each move: moved along, all of them would shift what stands there
        <Notation key={`place ${place}`} made={move} lang={lang} />
      ))}
    </p>
  );
};

interface CellProps {
  readonly made: Made | undefined;
  readonly lang: Lang;
  readonly current: boolean;
}

const Cell = ({ made, lang, current }: CellProps) => (
  <td aria-current={current ? 'step' : undefined}>
    {made && <Notation made={made} lang={lang} />}
  </td>
);

const Notation = ({ made, lang }: { readonly made: Made; readonly lang: Lang }) => (
  <span className={styles.move}>
    <bdi dir="ltr">{made.notation}</bdi>
    {made.lost !== null && (
      <>
        <i aria-hidden="true">×</i>
        <VisuallyHidden>{textsOf(lang).list.fell}</VisuallyHidden>
      </>
    )}
  </span>
);

function movesIn(events: readonly AbaloneEvent[]): readonly Made[] {
  return events.filter((event) => event.type === 'moved');
}
