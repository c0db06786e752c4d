import type { SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import { memo } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { textsOf } from '../texts.ts';
import styles from './Book.module.css';
import { SpellBack } from './SpellBack.tsx';
import { SpellCard, SpellPrint } from './SpellPrint.tsx';
import type { Shape } from './useShape.ts';

interface BookProps extends Pick<WizardView, 'book' | 'deck'> {
  readonly shape: Shape;
  readonly lang: Lang;
  readonly chosen: SpellId | null;
  /** The spell that is being resolved. */
  readonly acting: SpellId | null;
  readonly isOpen: boolean;
  /** A card that was drawn and is turned away. */
  readonly refused: SpellId | null;
}

/** Widths in px on a wide table: five cards and the deck in a row. */
const CARD = 146;
const DECK = 84;

/** The spell book: the deck, and from it the newest card to the oldest, each a button while one may choose. */
export const Book = memo((props: BookProps) => {
  const { book, deck, shape, lang, chosen, isOpen, refused } = props;
  const t = textsOf(lang);
  const stop = chosen !== null && book.includes(chosen) ? chosen : book[0];
  return (
    <div className={styles.book} data-shape={shape}>
      {shape === 'row' && (
        <div className={styles.deck} data-card="">
          {refused ? <Bounced spell={refused} lang={lang} /> : <SpellBack width={DECK} />}
          <span>{t.board.deck(deck)}</span>
        </div>
      )}
      <ol className={styles.cards} aria-label={t.board.book}>
        {book.map((spell, slot) => (
          <li key={spell} data-spell={spell} data-card="">
            <Page {...props} spell={spell} slot={slot} isStop={spell === stop && isOpen} />
          </li>
        ))}
      </ol>
    </div>
  );
});

/** The card that does not fit, on its way from the deck to the used ones. */
const Bounced = ({ spell, lang }: { readonly spell: SpellId; readonly lang: Lang }) => (
  <div key={spell} className={styles.bounced}>
    <SpellCard spell={spell} t={textsOf(lang)} width={DECK} />
  </div>
);

interface PageProps extends BookProps {
  readonly spell: SpellId;
  readonly slot: number;
  readonly isStop: boolean;
}

const Page = ({ spell, slot, isStop, ...rest }: PageProps) => {
  const { book, shape, lang, chosen, acting, isOpen } = rest;
  const t = textsOf(lang);
  const isOldest = slot === book.length - 1;
  return (
    <button
      type="button"
      className={styles.page}
      data-stop=""
      data-acting={spell === acting ? '' : undefined}
      tabIndex={isStop ? 0 : -1}
      disabled={!isOpen}
      aria-pressed={spell === chosen}
    >
      {shape === 'row' ? (
        <SpellCard spell={spell} t={t} width={CARD} />
      ) : (
        <Row spell={spell} slot={slot} isOldest={isOldest} lang={lang} />
      )}
      <VisuallyHidden>{`. ${t.spell[spell].gesture}. ${t.board.slot(slot + 1, book.length)}`}</VisuallyHidden>
      {shape === 'row' && isOldest && <span className={styles.oldest}>{t.board.oldest}</span>}
    </button>
  );
};

interface RowProps {
  readonly spell: SpellId;
  readonly slot: number;
  readonly isOldest: boolean;
  readonly lang: Lang;
}

/** A card as a line that can be read on a small screen. */
const Row = ({ spell, slot, isOldest, lang }: RowProps) => {
  const t = textsOf(lang);
  return (
    <>
      <SpellPrint spell={spell} width={56} />
      <span className={styles.read}>
        <b>{t.spell[spell].name}</b>
        {isOldest && <i className={styles.leaves}>{t.board.oldestShort}</i>}
        {spell === 'meteorSwarm' && <i className={styles.leaves}>{t.board.meteor(1 + 2 * slot)}</i>}
        <span>{t.spell[spell].effect}</span>
      </span>
    </>
  );
};
