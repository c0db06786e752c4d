import { memo } from 'react';
import { bare } from '../../../i18n/isolate.ts';
import { CardBack } from '../../../kit/cards/CardBack.tsx';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { InTurn, useBehind } from '../../../kit/InTurn.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { FullCard } from '../art/ShapeCard.tsx';
import { Zap } from '../art/Zap.tsx';
import { textsOf } from '../texts.ts';
import { Abacus } from './Abacus.tsx';
import styles from './Mat.module.css';
import { Prizes } from './Prizes.tsx';
import type { MatProps } from './props.ts';
import { Duellist, Loser, Winner } from './Scenes.tsx';
import { Spoils } from './Spoils.tsx';
import { matWords, type Stand, standOf } from './stand.ts';
import { fullOf, sealedOf } from './tableTop.ts';

interface PlacedProps extends MatProps {
  /** Which of all mats it is, in the order in which they lie. */
  readonly nth: number;
}

/** A player: who it is, the prizes, and the full card, as the scene shows them. */
export const Mat = memo((props: PlacedProps) => {
  const { seat, nth, view, table, focus, words } = props;
  const stand = standIn(props);
  const isOut = table.tied.length > 0 && !table.tied.includes(seat);
  // a card is called and marked before what it counts is entered: one mat a picture
  const drawn = useBehind(props, 2 + nth);
  return (
    <li
      className={styles.mat}
      data-seat={view.me === seat ? 'me' : seat}
      data-leads={focus.leaders.includes(seat) ? '' : undefined}
      data-hit={focus.counting?.seats.includes(seat) ? '' : undefined}
      data-out={isOut ? '' : undefined}
    >
      <VisuallyHidden>{matWords({ seat, table, stand }, words)}</VisuallyHidden>
      {/* its scene and the row come first */}
      <InTurn nth={2 + nth * PICTURES[focus.scene]}>
        <Body {...drawn} stand={standIn(drawn)} />
      </InTurn>
    </li>
  );
});

type PlaceProps = MatProps & { readonly stand: Stand };

/** How many pictures a mat takes: of a plate that counts its card and then its signs come after it, of a line of others its signs. */
const PICTURES: Readonly<Record<MatProps['focus']['scene'], number>> = {
  pick: 1,
  tie: 1,
  count: 3,
  won: 2,
  over: 1,
};

/** How a player stands to what is asked; nobody is waited for while something is played back. */
function standIn({ seat, view, playing }: MatProps): Stand {
  return playing ? 'rests' : standOf(view, seat);
}

const Body = memo((props: PlaceProps) => {
  const { seat, table, focus } = props;
  if (focus.scene === 'tie') return table.tied.includes(seat) && <Duellist {...props} />;
  if (focus.scene === 'won') {
    return focus.winner === seat ? <Winner {...props} /> : <Loser {...props} />;
  }
  return (
    <div className={styles.plate} data-scene={focus.scene} aria-hidden="true">
      <Head {...props} />
      {focus.scene === 'over' ? <Spoils {...props} /> : <FullPlace {...props} />}
      {focus.scene === 'count' && <Tally {...props} />}
      {focus.scene === 'count' && (
        <div className={styles.zap}>
          {focus.counting?.seats.includes(seat) && (
            <InTurn nth={1} key={focus.counting.at}>
              <Zap text="+1" />
            </InTurn>
          )}
        </div>
      )}
    </div>
  );
});

/** Who sits here, whether a pick has come in, and what the prizes are worth. */
const Head = ({ seat, table, words, presence, stand }: PlaceProps) => (
  <div className={styles.head}>
    <EmblemPlate ink={words.ink(seat)} size={44} seat={seat} />
    <span className={styles.who} data-says={seat}>
      <span className={styles.name}>
        <bdi>{bare(words.name(seat))}</bdi>
      </span>
      <span className={styles.sub}>
        {stand === 'picked' && <Icon name="check" size={14} />}
        <span>{stand === 'picked' ? textsOf(words.lang).board.picked : presence}</span>
      </span>
    </span>
    <Prizes {...{ seat, table }} />
  </div>
);

const FullPlace = ({ seat, view, table, focus, stand }: PlaceProps) => {
  const card = fullOf(table, seat);
  const isNew = table.counts[seat] === null;
  const asks = view.part === 'full' && stand !== 'rests';
  if (card !== null) {
    return (
      <div className={styles.full} data-new={isNew ? '' : undefined}>
        <InTurn nth={1}>
          <FullCard
            forms={card}
            row={sealedOf(table, seat)}
            now={focus.counting && (table.row[focus.counting.at]?.card ?? null)}
          />
        </InTurn>
      </div>
    );
  }
  return asks && stand === 'picked' ? (
    <div className={`${styles.full} ${styles.down}`}>
      <CardBack back="lines" />
    </div>
  ) : (
    <div className={styles.full}>
      <div className={styles.empty} data-asked={asks ? '' : undefined} />
    </div>
  );
};

/** Card by card what has counted, and how many that makes. */
const Tally = (props: MatProps) => {
  const { seat, table, focus, words } = props;
  const count = table.counts[seat];
  return (
    <div className={styles.tally}>
      <Abacus {...{ seat, table }} now={focus.counting?.at ?? null} nth={2} />
      <span
        className={styles.score}
        key={count?.match ?? 0}
        data-now={focus.counting?.seats.includes(seat) ? '' : undefined}
      >
        {count?.match ?? 0}
      </span>
      <small>{count && textsOf(words.lang).board.outOf(table.row.length)}</small>
    </div>
  );
};
