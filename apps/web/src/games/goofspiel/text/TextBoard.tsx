import { type GoofspielTypes, roundOf, worth } from '@kesem/engine/games/goofspiel/state';
import { Button } from '../../../kit/Button.tsx';
import { classes } from '../../../kit/classes.ts';
import styles from '../../../kit/TextBoard.module.css';
import type { BoardProps } from '../../contract.ts';
import { TableBar } from '../Bar.tsx';
import { isAsked } from '../sentence.ts';
import { textsOf } from '../texts.ts';
import { type Choice, useChoice } from '../useChoice.ts';

/** The table of Goofspiel in words: how it stands, a row for each player, and the hand as buttons. */
export const TextBoard = (props: BoardProps<GoofspielTypes>) => {
  const { view, words, pending, refusal } = props;
  const t = textsOf(words.lang);
  const choice = useChoice(props);
  const { chosen, play } = choice;
  return (
    <>
      <div className={classes(styles.page, styles.columns)}>
        <div className={styles.part}>
          <h2>{t.board.round(roundOf(view), view.options.cards)}</h2>
          <ul className={styles.facts}>
            <li>{t.bar.stake(worth(view.stake))}</li>
            <li>{t.board.pile(view.pile)}</li>
          </ul>
        </div>
        <div className={styles.part}>
          <h2>{t.board.table}</h2>
          <Players {...props} />
        </div>
        {isAsked(view) && <HandList {...props} choice={choice} />}
      </div>
      <TableBar
        now={{ view, words, frame: null, chosen, pending, refusal }}
        timeline={null}
        onPlay={() => {
          if (chosen !== null) play(chosen);
        }}
      />
    </>
  );
};

const Players = ({ view, words }: Pick<BoardProps<GoofspielTypes>, 'view' | 'words'>) => {
  const t = textsOf(words.lang).text;
  const numbers = (cards: readonly number[] = []): string => cards.join(', ') || t.nothing;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[t.player, t.points, t.prizes, t.last, t.hand].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.won.map((won, seat) => (
          <tr key={seat}>
            <th scope="row">
              <bdi>{words.name(seat)}</bdi>
            </th>
            <td>{worth(won)}</td>
            <td>{numbers(won)}</td>
            <td>{numbers(view.played[seat]?.slice(-1))}</td>
            <td>{numbers(view.hands[seat])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface HandListProps extends Pick<BoardProps<GoofspielTypes>, 'moves' | 'words'> {
  readonly choice: Choice;
}

const HandList = ({ moves, words, choice: { chosen, press } }: HandListProps) => (
  <div className={styles.part}>
    <h2>{textsOf(words.lang).board.hand}</h2>
    <ul className={styles.facts}>
      {moves.map(({ card }) => (
        <li key={card}>
          <Button size="sm" aria-pressed={chosen === card} onClick={() => press(card)}>
            {card}
            {chosen === card && ' ✓'}
          </Button>
        </li>
      ))}
    </ul>
  </div>
);
