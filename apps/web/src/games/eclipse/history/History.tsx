import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { type PointerEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../kit/Dialog.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { HistoryProps } from '../../contract.ts';
import { cardName } from '../cards/text.ts';
import { textsOf } from '../texts.ts';
import { DeedLook, linesOf } from './DeedLook.tsx';
import { DeedThumb } from './DeedThumb.tsx';
import { type Deed, entriesOf } from './entries.ts';
import styles from './History.module.css';

type Props = HistoryProps<EclipseTypes>;

/** A deed that a mouse rests on, and where its picture lies. */
interface Rest {
  readonly deed: Deed;
  readonly beside: DOMRect;
}

/** What happened, the latest first: a print for each deed in the ink of whoever did it, and the words beside it where there is room. */
export const History = ({ events, words, view }: Props) => {
  const entries = useMemo(() => entriesOf(events).toReversed(), [events]);
  const [open, setOpen] = useState<Deed | null>(null);
  const [rest, setRest] = useState<Rest | null>(null);
  const t = textsOf(words.lang).board;
  return (
    <>
      <ol className={styles.history} reversed data-moves="log:0">
        {entries.map((entry, i) =>
          'turn' in entry ? (
            <li key={entries.length - i} className={styles.turn}>
              <VisuallyHidden>{t.turn(entry.turn)}</VisuallyHidden>
              <span aria-hidden="true">{entry.turn}</span>
            </li>
          ) : (
            <li key={entries.length - i}>
              <Thumb
                deed={entry}
                {...{ words, view }}
                onOpen={() => {
                  setRest(null);
                  setOpen(entry);
                }}
                onRest={(beside) => setRest(beside && { deed: entry, beside })}
              />
            </li>
          ),
        )}
      </ol>
      {rest && <Beside {...rest} {...{ words, view }} />}
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open ? cardName(open.card, words.lang).name : ''}
        closeLabel={t.close}
      >
        {open && <DeedLook deed={open} words={words} view={view} />}
      </Dialog>
    </>
  );
};

interface ThumbProps extends Pick<Props, 'words' | 'view'> {
  readonly deed: Deed;
  readonly onOpen: () => void;
  /** A mouse rests on it, or goes. */
  readonly onRest: (beside: DOMRect | null) => void;
}

const Thumb = ({ deed, words, view, onOpen, onRest }: ThumbProps) => {
  const rests = ({ pointerType, currentTarget }: PointerEvent): void => {
    if (pointerType === 'mouse') onRest(currentTarget.getBoundingClientRect());
  };
  return (
    <button
      type="button"
      className={styles.deed}
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={rests}
      onPointerLeave={() => onRest(null)}
    >
      <DeedThumb deed={deed} words={words} width={62} />
      <span className={styles.lines}>
        {linesOf({ deed, words, view }).map((line, i) => (
          // what happened does not change
          <span key={i}>{line}</span>
        ))}
      </span>
    </button>
  );
};

/** A deed beside the picture that a mouse rests on, away from the edge of the screen; whoever cannot see it hears its words. */
const Beside = ({ deed, beside, words, view }: Rest & Pick<Props, 'words' | 'view'>) => {
  const isAtEnd = beside.left + beside.width / 2 > innerWidth / 2;
  const across = isAtEnd ? { right: innerWidth - beside.left + 10 } : { left: beside.right + 10 };
  const isLow = beside.top > innerHeight / 2;
  const along = isLow ? { bottom: innerHeight - beside.bottom } : { top: beside.top };
  return createPortal(
    <div className={styles.beside} style={{ ...across, ...along }} aria-hidden="true">
      <DeedLook deed={deed} words={words} view={view} />
    </div>,
    document.body,
  );
};
