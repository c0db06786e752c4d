import type { Words } from '../../contract.ts';
import { CardCrop } from '../cards/CardSlip.tsx';
import styles from './DeedThumb.module.css';
import type { Deed } from './entries.ts';
import { OutcomeSign } from './OutcomeSign.tsx';

interface DeedThumbProps {
  readonly deed: Deed;
  readonly words: Words;
  /** Of its print, in px. */
  readonly width: number;
}

/** A deed as a picture in the ink of whoever did it, with what came of it in its corner. */
export const DeedThumb = ({ deed: { card, player, outcome }, words, width }: DeedThumbProps) => (
  <span
    className={styles.thumb}
    style={{ borderInlineStartColor: `var(--p${words.ink(player)})` }}
    aria-hidden="true"
  >
    <CardCrop card={card} width={width} height={Math.round(0.71 * width)} />
    <b className={styles.outcome} data-is={outcome.is}>
      <OutcomeSign outcome={outcome} />
    </b>
  </span>
);
