import type { Seat } from '@kesem/engine/core/game';
import {
  type Kind,
  kindOf,
  type PastRound,
  type ShapesTypes,
  type ShapesView,
  seatsOf,
} from '@kesem/engine/games/shapes/state';
import { Button } from '../../../kit/Button.tsx';
import { classes } from '../../../kit/classes.ts';
import styles from '../../../kit/TextBoard.module.css';
import type { BoardProps, Words } from '../../contract.ts';
import { TableBar } from '../Bar.tsx';
import { countNow, isAsked } from '../table/asked.ts';
import { cardWords, shortWords } from '../table/cardWords.ts';
import { standOf } from '../table/stand.ts';
import { fullOf, type TableTop, tableTopOf, worthOf } from '../table/tableTop.ts';
import { textsOf } from '../texts.ts';
import { type Hand, handOf } from '../timeline.ts';
import { type Choice, useChoice } from '../useChoice.ts';

/** The table of Shapes in words: how it stands, a row for each player, and the hand as buttons. */
export const TextBoard = (props: BoardProps<ShapesTypes>) => {
  const { view, words, south, pending, refusal } = props;
  const t = textsOf(words.lang);
  const choice = useChoice(props);
  const hand = handOf(view, south);
  return (
    <>
      <div className={classes(styles.page, styles.columns)}>
        <div className={styles.part}>
          <h2>{t.board.round(view.round)}</h2>
          <ul className={styles.facts}>
            {view.lastRound && <li>{t.board.last}</li>}
            <li>{t.board.pile(view.base.pile, 'base')}</li>
            <li>{t.board.pile(view.full.pile, 'full')}</li>
          </ul>
        </div>
        <div className={styles.part}>
          <h2>{t.board.table}</h2>
          <Players view={view} words={words} />
        </div>
        {hand && (
          <div className={styles.part}>
            <h2>{view.me === south ? t.board.hand : t.board.handOf(words.name(south))}</h2>
            <HandList {...{ view, hand, choice, words }} kind="base" />
            <HandList {...{ view, hand, choice, words }} kind="full" />
          </div>
        )}
        {view.past && <Past past={view.past} words={words} />}
      </div>
      <TableBar
        now={{
          view,
          words,
          frame: null,
          chosen: choice.chosen,
          note: choice.note,
          pending,
          refusal,
          hints: true,
        }}
        timeline={null}
        onLock={() => {
          if (choice.chosen !== null) choice.lock(kindOf(view.part), choice.chosen);
        }}
      />
    </>
  );
};

interface PlayersProps {
  readonly view: ShapesView;
  readonly words: Words;
}

const Players = ({ view, words }: PlayersProps) => {
  const t = textsOf(words.lang);
  const table = tableTopOf(view);
  const columns = [t.text.player, t.text.prizes, ...Object.values(t.board.shelf), t.text.match];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seatsOf(view).map((seat) => (
          <tr key={seat}>
            <th scope="row">
              <bdi>{words.name(seat)}</bdi>
            </th>
            <td>{worthOf(table, seat)}</td>
            <td>{laidWords(seat, { view, words }) ?? t.text.nothing}</td>
            <td>{fullWords(table, seat, words) ?? t.text.nothing}</td>
            <td>{matchWords(table, seat, words) ?? t.text.nothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What lies before a seat, and whether a card is still to come. */
function laidWords(seat: Seat, { view, words: { lang } }: PlayersProps): string | null {
  const t = textsOf(lang);
  const laid = view.row.filter((one) => one.seat === seat).map(({ card }) => card);
  const stand = standOf(view, seat);
  const said = [
    ...(laid.length > 0 ? [t.row(laid)] : []),
    ...(stand === 'picked' ? [t.board.picked] : []),
    ...(stand === 'thinks' ? [t.board.thinks] : []),
  ];
  return said.length === 0 ? null : said.join('; ');
}

function fullWords(table: TableTop, seat: Seat, { lang }: Words): string | null {
  const card = fullOf(table, seat);
  return card && shortWords(card, textsOf(lang));
}

function matchWords({ counts }: TableTop, seat: Seat, { lang }: Words): string | null {
  const count = counts[seat];
  return count ? textsOf(lang).of(count) : null;
}

interface HandListProps extends PlayersProps {
  readonly hand: Hand;
  readonly choice: Choice;
  readonly kind: Kind;
}

/** The cards of one shelf; those that may be picked are buttons. */
const HandList = ({ view, hand, choice, kind, words }: HandListProps) => {
  const t = textsOf(words.lang);
  const open = isAsked(view) && kindOf(view.part) === kind;
  const taken = open ? (choice.chosen ?? view.mine?.pick) : null;
  return (
    <>
      <h3>{t.board.shelf[kind]}</h3>
      <ol className={styles.list}>
        {hand[kind].map((card, slot) => {
          const name = cardWords(card, open ? countNow(hand, kind, slot, view.row) : null, t);
          return (
            <li key={slot}>
              {open ? (
                <Button
                  size="sm"
                  aria-pressed={taken === slot}
                  onClick={() => choice.press(kind, slot)}
                >
                  {name}
                  {taken === slot && ` ✓`}
                </Button>
              ) : (
                name
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
};

/** How the round before came out. */
const Past = ({ past, words }: { readonly past: PastRound; readonly words: Words }) => {
  const t = textsOf(words.lang);
  const counts = past.counts.flatMap((count, seat) =>
    count ? [t.event.each(words.name(seat), t.of(count))] : [],
  );
  return (
    <div className={styles.part}>
      <h2>{t.board.round(past.round)}</h2>
      <ul className={styles.facts}>
        <li>{t.board.laid(past.row.map(({ card }) => card))}</li>
        <li>{counts.join('; ')}</li>
        <li>{past.winner === null ? t.frame.nobody : t.text.winner(words.name(past.winner))}</li>
      </ul>
    </div>
  );
};
