import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { cardOf } from '@kesem/engine/games/eclipse/cards/set';
import { mayRedraw } from '@kesem/engine/games/eclipse/chapters/hands';
import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { Die } from '../../../kit/Die.tsx';
import { Reading } from '../../../kit/reading.tsx';
import type { Words } from '../../contract.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { pipsOf } from '../combat/pips.ts';
import { textsOf } from '../texts.ts';
import styles from './FirstHand.module.css';
import { Wood } from './Ground.tsx';
import { cardWords } from './Hand.tsx';
import type { Marks } from './marks.ts';
import { StoneSign } from './StoneSign.tsx';
import { ThingButton } from './ThingButton.tsx';
import { keyOf } from './thing.ts';

interface FirstHandProps {
  readonly view: EclipseView;
  readonly cards: readonly CardId[];
  readonly south: Player;
  readonly words: Words;
  readonly marks: Marks;
  /** The room of the table, in px. */
  readonly width: number;
  readonly height: number;
}

/** Between the cards and beside them, in px. */
const GAP = 10;
/** What stands above the cards, with the gaps between them, in px. */
const HEAD = 76;
/** From this width on words are printed on a card. */
const READ = 110;

/** The first hand on a small screen: every card can be read, and what the rule allows stands beside them. */
export const FirstHand = ({ view, cards, south, words, marks, width, height }: FirstHandProps) => {
  const columns = Math.max(2, Math.min(5, Math.floor((width - GAP) / (READ + GAP))));
  const rows = Math.ceil((cards.length + 1) / columns);
  const broad = (width - (columns + 1) * GAP) / columns;
  const card = Math.floor(Math.min(150, broad, Math.max(READ, (height - HEAD) / rows / 1.4)));
  const t = textsOf(words.lang);
  return (
    <div className={styles.sheet}>
      <Wood />
      <Start {...{ view, south, words }} />
      <ul
        className={styles.cards}
        aria-label={t.board.hand}
        data-row=""
        data-hand=""
        style={{ gridTemplateColumns: `repeat(${columns}, ${card}px)` }}
      >
        {cards.map((id, slot) => (
          // two cards of one name are alike; their place is what differs
          <li key={`${id} ${slot}`}>
            <ThingButton
              thing={{ at: 'card', slot }}
              label={t.board.slot(slot + 1, cards.length, cardWords(id, words))}
              mark={marks.get(keyOf({ at: 'card', slot }))}
            >
              <CardFace card={id} lang={words.lang} width={card} />
            </ThingButton>
          </li>
        ))}
        <Note cards={cards} words={words} columns={columns - (cards.length % columns)} />
      </ul>
    </div>
  );
};

/** The dice that decided who begins. */
const Start = ({ view, south, words }: Pick<FirstHandProps, 'view' | 'south' | 'words'>) => {
  const t = textsOf(words.lang).first;
  const dice = view.start.at(-1);
  const isMine = view.first === words.me;
  return (
    <p className={styles.start}>
      {dice && (
        <>
          <Die value={pipsOf(dice[south === 0 ? 1 : 0])} ink="dark" size={36} />
          <bdi>{words.name(south === 0 ? 1 : 0)}</bdi>
        </>
      )}
      <b>{isMine ? t.youBegin : t.begins(words.name(view.first))}</b>
      {dice && (
        <>
          <bdi>{words.name(south)}</bdi>
          <Die value={pipsOf(dice[south])} size={36} />
        </>
      )}
    </p>
  );
};

interface NoteProps extends Pick<FirstHandProps, 'cards' | 'words'> {
  /** How many columns it takes. */
  readonly columns: number;
}

/** How many stones are among the cards, and what the rule says of that. */
const Note = ({ cards, words: { lang }, columns }: NoteProps) => {
  const t = textsOf(lang);
  const stones = cards.filter((id) => cardOf(id).kind === 'stone');
  return (
    <li className={styles.note} style={{ gridColumn: `span ${columns}` }}>
      <h2>{t.bar.redrawSub(stones.length)}</h2>
      <span className={styles.stones}>
        {stones.toSorted().map((id, i) => (
          // stones of one energy are all alike
          <StoneSign key={i} energy={id === 'darkStone' ? 'dark' : 'light'} />
        ))}
      </span>
      <p>{mayRedraw(cards) ? t.first.mayRedraw : t.first.keep}</p>
      <Reading />
    </li>
  );
};
