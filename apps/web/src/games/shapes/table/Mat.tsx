import type { Seat } from '@kesem/engine/core/game';
import type { ShapesView } from '@kesem/engine/games/shapes/state';
import { kindOf } from '@kesem/engine/games/shapes/state';
import { type CSSProperties, memo } from 'react';
import { bare } from '../../../i18n/isolate.ts';
import { CardBack } from '../../../kit/cards/CardBack.tsx';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { Words } from '../../contract.ts';
import { FormSign } from '../art/FormPrint.tsx';
import { FORMS } from '../art/forms.ts';
import { BaseCard, FullCard } from '../art/ShapeCard.tsx';
import { textsOf } from '../texts.ts';
import { type Focus, partOf } from './focus.ts';
import styles from './Mat.module.css';
import { matWords, type Stand, standOf } from './stand.ts';
import { fullOf, shapesOf, type TableTop, worthOf } from './tableTop.ts';

interface MatProps {
  readonly seat: Seat;
  readonly view: ShapesView;
  readonly table: TableTop;
  readonly focus: Focus;
  /** Whether something is being played back: then nobody is waited for. */
  readonly playing: boolean;
  readonly words: Words;
  /** How whoever sits there is at the table, in words. */
  readonly presence: string;
}

/** The place of a player: who it is, the prizes, and the cards that lie there. */
export const Mat = memo((props: MatProps) => {
  const { seat, view, table, focus, playing, words } = props;
  const stand = playing ? 'rests' : standOf(view, seat);
  const isOut = table.tied.length > 0 && !table.tied.includes(seat);
  return (
    <li
      className={styles.mat}
      data-seat={view.me === seat ? 'me' : seat}
      data-leads={focus.leaders.includes(seat) ? '' : undefined}
      data-out={isOut ? '' : undefined}
    >
      <VisuallyHidden>{matWords({ seat, table, stand }, words)}</VisuallyHidden>
      <Head {...props} stand={stand} />
      {view.ended && table.row.length === 0 ? (
        <Spoils {...props} />
      ) : (
        <>
          <BaseCards {...props} stand={stand} />
          <div className={styles.full}>
            <FullPlace {...props} stand={stand} />
            <Result {...props} />
          </div>
        </>
      )}
    </li>
  );
});

type PlaceProps = MatProps & { readonly stand: Stand };

/** Who sits here, whether a pick has come in, and what the prizes are worth. */
const Head = ({ seat, table, words, presence, stand }: PlaceProps) => {
  const worth = worthOf(table, seat);
  return (
    <div className={styles.head} dir={words.lang === 'he' ? 'rtl' : 'ltr'} aria-hidden="true">
      <EmblemPlate ink={words.ink(seat)} size={32} />
      <span className={styles.name}>
        <bdi>{bare(words.name(seat))}</bdi>
      </span>
      <span className={styles.sub}>
        {stand === 'picked' && <Icon name="check" size={14} />}
        {stand === 'picked' ? textsOf(words.lang).board.picked : presence}
      </span>
      <b className={styles.prizes} key={worth}>
        <svg width="17" height="20" viewBox="0 0 17 20">
          <path d="M5 1H16V15H5Z" />
          <path d="M1 5H12V19H1Z" />
        </svg>
        {worth}
      </b>
    </div>
  );
};

/** "3 of 4", and what it has brought. */
const Result = ({ seat, table, focus, words }: MatProps) => {
  const t = textsOf(words.lang);
  const count = table.counts[seat];
  return (
    <>
      {count && (
        <span className={styles.count} key={`${count.match}/${count.of}`} aria-hidden="true">
          <bdi>{t.of(count)}</bdi>
        </span>
      )}
      {focus.winner === seat && (
        <span className={styles.gained} aria-hidden="true">
          {t.board.gained(focus.gained)}
        </span>
      )}
    </>
  );
};

/** After the last round: the prizes, shape by shape, and what a joker has come to be worth. */
const Spoils = ({ seat, table: { prizes } }: MatProps) => {
  const own = prizes[seat] ?? [];
  return (
    <div className={styles.spoils} aria-hidden="true">
      {[...FORMS, 'joker' as const].flatMap((form) => {
        const count = own.filter((card) => card === form).length;
        if (count === 0) return [];
        return (
          <span key={form}>
            <FormSign form={form} size={24} />
            {form === 'joker' ? `=${count * prizes.length}` : count}
          </span>
        );
      })}
    </div>
  );
};

/** The base cards that were laid here, and the place of the one that is to come. */
const BaseCards = ({ seat, view, table, focus, stand }: PlaceProps) => {
  const laid = table.row.filter((one) => one.seat === seat);
  const asks = kindOf(view.part) === 'base' && stand !== 'rests';
  const isOpen = asks || laid.length === 0;
  return (
    <div
      className={styles.base}
      style={variables({ '--cards': Math.max(2, laid.length + (isOpen ? 1 : 0)) })}
    >
      {laid.map((one) => (
        <div
          key={one.pick}
          className={styles.laid}
          data-part={partOf(one, table, focus) ?? undefined}
          data-taken={focus.winner !== null && one.card !== 'joker' ? '' : undefined}
          style={variables({ '--over': (focus.winner ?? seat) - seat, '--seat': seat })}
        >
          <BaseCard form={one.card} />
        </div>
      ))}
      {isOpen && <Empty isDown={asks && stand === 'picked'} isAsked={asks} back="dots" />}
    </div>
  );
};

const FullPlace = ({ seat, view, table, focus, stand }: PlaceProps) => {
  const card = fullOf(table, seat);
  const asks = view.part === 'full' && stand !== 'rests';
  if (card === null) {
    return <Empty isDown={asks && stand === 'picked'} isAsked={asks} back="lines" />;
  }
  const counts = focus.counting === null ? table.counts[seat] : focus.counting === seat;
  return (
    <div className={styles.shown} style={variables({ '--seat': seat })}>
      <FullCard forms={card} row={counts ? shapesOf(table.row) : []} />
    </div>
  );
};

interface EmptyProps {
  /** Whether a card lies here face down. */
  readonly isDown: boolean;
  readonly isAsked: boolean;
  readonly back: 'dots' | 'lines';
}

const Empty = ({ isDown, isAsked, back }: EmptyProps) =>
  isDown ? (
    <div className={styles.down}>
      <CardBack back={back} />
    </div>
  ) : (
    <div className={styles.empty} data-asked={isAsked ? '' : undefined} data-kind={back} />
  );

/** Custom properties for the style sheet. */
function variables(values: Readonly<Record<`--${string}`, number>>): CSSProperties {
  return values;
}
