import type { Cell } from '@kesem/engine/games/abalone/chapters/geometry';
import { nameOf } from '@kesem/engine/games/abalone/chapters/geometry';
import { playerAt } from '@kesem/engine/games/abalone/chapters/players';
import type { Side } from '@kesem/engine/games/abalone/chapters/position';
import type { AbaloneTypes, AbaloneView } from '@kesem/engine/games/abalone/state';
import { useMemo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { Marble } from '../../../kit/Marble.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { BoardProps } from '../../contract.ts';
import { TableBar } from '../Bar.tsx';
import { NOTHING } from '../choice.ts';
import { answer } from '../table/answers.ts';
import { COLOURS } from '../table/art.ts';
import type { Bottom } from '../table/layout.ts';
import { rowsOf } from '../table/layout.ts';
import type { Judge } from '../table/steps.ts';
import { isMyTurn, judgeOf } from '../table/steps.ts';
import { usePlan } from '../table/usePlan.ts';
import { CommandField } from './CommandField.tsx';
import type { Reply } from './commands.ts';
import { grouped, wordsOf } from './commands.ts';
import styles from './TextBoard.module.css';

/** The table of Abalone in words: a table of named cells, how it stands, and a field for commands. */
export const TextBoard = (props: BoardProps<AbaloneTypes>) => {
  const { view, moves, words, pending, refusal, send, south, left } = props;
  const t = wordsOf(words.lang);
  const bottom = playerAt(south);
  const judge = useMemo(() => judgeOf(view, moves), [view, moves]);
  const plan = usePlan(props, judge);
  const context = { view, moves, judge, words, bottom, left, pending };
  const onReply = ({ to, move }: Reply) => {
    if (to === 'cancel') plan.cancel();
    if (move?.do === 'move' && !isMyTurn(view)) plan.set(move);
    else if (move) send(move);
  };
  const situation = {
    view,
    words,
    selection: NOTHING,
    trial: null,
    plan,
    ways: 0,
    bottom,
    named: true,
    falling: null,
  };
  return (
    <>
      <div className={styles.page}>
        <div className={styles.standing}>
          <h2>{t.title}</h2>
          <Standing context={context} />
        </div>
        <div className={styles.talk}>
          <CommandField context={context} onReply={onReply} />
        </div>
        <div className={styles.rows}>
          <Rows board={view.board} bottom={bottom} lang={words.lang} />
          <Legal steps={judge.steps} lang={words.lang} />
        </div>
      </div>
      <TableBar
        now={{ ...situation, written: true, pending, refusal }}
        onConfirm={plan.cancel}
        onAgain={plan.cancel}
        send={send}
        left={left}
      />
    </>
  );
};

/** Whose turn it is, the score, and the last move, as when they are asked for. */
const Standing = ({
  context,
}: {
  readonly context: Omit<Parameters<typeof answer>[1], 'cell' | 'marbles'>;
}) => (
  <ul className={styles.facts}>
    {(['time', 'score', 'last'] as const).map((about) => (
      <li key={about}>{answer(about, { ...context, cell: 0, marbles: [] })}</li>
    ))}
  </ul>
);

interface RowsProps {
  readonly board: AbaloneView['board'];
  readonly bottom: Bottom;
  readonly lang: Lang;
}

/** Rows of a hexagon: shorter ones begin later, by half a cell for each cell less. */
const Rows = ({ board, bottom, lang }: RowsProps) => {
  const t = wordsOf(lang);
  return (
    <table className={styles.board} dir="ltr">
      <caption dir={lang === 'he' ? 'rtl' : 'ltr'}>{t.caption}</caption>
      <tbody>
        {rowsOf(bottom).map((row) => (
          <tr key={row[0]}>
            <Letter row={row} lang={lang} />
            {row.length < 9 && <td aria-hidden="true" colSpan={9 - row.length} />}
            {row.map((cell) => (
              <td key={cell} colSpan={2} data-on={board[cell]}>
                <span className={styles.name}>{nameOf(cell)}</span>
                <Square side={sideOn(board[cell])} />
                <VisuallyHidden>
                  {' '}
                  <span lang={lang}>{t.square(sideOn(board[cell]))}</span>
                </VisuallyHidden>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** A marble on its wood, or nothing but a dot; it is said in words besides. */
const Square = ({ side }: { readonly side: Side | null }) =>
  side === null ? (
    <span aria-hidden="true">·</span>
  ) : (
    <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
      <circle r="10" fill="var(--walnut)" />
      <Marble colour={COLOURS[side]} r={7.5} shadow={false} />
    </svg>
  );

const Letter = ({ row, lang }: { readonly row: readonly Cell[]; readonly lang: Lang }) => {
  const letter = nameOf(row[0] ?? 0).charAt(0);
  return (
    <th scope="row">
      <span aria-hidden="true">{letter}</span>
      <VisuallyHidden>{wordsOf(lang).row(letter)}</VisuallyHidden>
    </th>
  );
};

interface LegalProps {
  readonly steps: Judge['steps'];
  readonly lang: Lang;
}

/** Every legal move in its notation, behind a disclosure. */
const Legal = ({ steps, lang }: LegalProps) => {
  const t = wordsOf(lang);
  return (
    <details className={styles.legal}>
      <summary>{t.legal(steps.length)}</summary>
      {grouped(steps).map(([count, list]) => (
        <div key={count}>
          <h3>{t.marbles(count)}</h3>
          <p dir="ltr">{list.join(' ')}</p>
        </div>
      ))}
    </details>
  );
};

function sideOn(square: AbaloneView['board'][number] | undefined): Side | null {
  return square === undefined || square === '.' ? null : square;
}
