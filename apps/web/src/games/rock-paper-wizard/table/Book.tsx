import { COLORS, type SpellId } from '@kesem/engine/games/rock-paper-wizard/chapters/spells';
import type { WizardView } from '@kesem/engine/games/rock-paper-wizard/state';
import { memo, type ReactNode } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { useBehind } from '../../../kit/InTurn.tsx';
import { useGlide } from '../../../kit/useGlide.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { textsOf } from '../texts.ts';
import styles from './Book.module.css';
import { SpellBack } from './SpellBack.tsx';
import { SpellPage } from './SpellPage.tsx';
import { CUFF } from './SpellPrint.tsx';
import { Zap } from './Zap.tsx';

interface BookProps extends Pick<WizardView, 'book' | 'deck'> {
  /** How many cards lie in it while one chooses: their places stay when one leaves. */
  readonly slots: number;
  readonly lang: Lang;
  readonly chosen: SpellId | null;
  readonly isOpen: boolean;
  /** A card that was drawn and is turned away. */
  readonly refused: SpellId | null;
  /** What lies with the deck: one's own gold. */
  readonly children: ReactNode;
}

/** The spell book: the deck, and from it the newest card to the oldest, each a button while one may choose. */
export const Book = (props: BookProps) => {
  const { deck, slots, lang, chosen, isOpen, refused, children } = props;
  const t = textsOf(lang);
  // all of them glide, which takes a picture of its own
  const book = useBehind(props.book, 1);
  const cards = useGlide<HTMLOListElement>(book.join());
  const stop = chosen !== null && book.includes(chosen) ? chosen : book[0];
  return (
    <div className={styles.book}>
      <ol ref={cards} className={styles.cards} data-cards={slots} aria-label={t.board.book}>
        <li className={styles.deck}>
          <span className={styles.pile}>
            <SpellBack width={74} />
            {refused && (
              <span key={refused} className={styles.bounced}>
                <SpellPage spell={refused} lang={lang} ink={CUFF[COLORS[refused]]} />
              </span>
            )}
            <span>{t.board.deck(deck)}</span>
          </span>
          {children}
        </li>
        {book.map((spell, slot) => (
          <li key={spell} className={styles.slot} data-spell={spell}>
            <Page
              {...{ spell, slot, lang, isOpen }}
              of={book.length}
              isChosen={spell === chosen}
              isStop={spell === stop && isOpen}
            />
          </li>
        ))}
      </ol>
    </div>
  );
};

/** How far a card pushes from where it lies now. */
const Back = ({ spaces, lang }: { readonly spaces: number; readonly lang: Lang }) => (
  <>
    <svg className={styles.now} viewBox="-50 -50 100 100" aria-hidden="true">
      <Zap r={42} text={`−${spaces}`} />
    </svg>
    <VisuallyHidden>{`. ${textsOf(lang).board.meteor(spaces)}`}</VisuallyHidden>
  </>
);

interface PageProps extends Pick<BookProps, 'lang' | 'isOpen'> {
  readonly spell: SpellId;
  readonly slot: number;
  readonly of: number;
  readonly isChosen: boolean;
  readonly isStop: boolean;
}

const Page = memo(({ spell, slot, of, lang, isOpen, isChosen, isStop }: PageProps) => {
  const t = textsOf(lang);
  return (
    <>
      <button
        type="button"
        className={styles.page}
        data-stop=""
        tabIndex={isStop ? 0 : -1}
        disabled={!isOpen}
        aria-pressed={isChosen}
      >
        <SpellPage spell={spell} lang={lang} ink={CUFF[COLORS[spell]]} nth={slot} />
        {spell === 'meteorSwarm' && <Back spaces={1 + 2 * slot} lang={lang} />}
        <VisuallyHidden>{`. ${t.spell[spell].gesture}. ${t.board.slot(slot + 1, of)}`}</VisuallyHidden>
      </button>
      {slot === of - 1 && <small className={styles.foot}>{t.board.oldest}</small>}
    </>
  );
});
