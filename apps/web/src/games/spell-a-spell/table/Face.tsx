import type { Formed } from '@kesem/engine/games/spell-a-spell/chapters/cards';
import { written } from '@kesem/engine/games/spell-a-spell/chapters/letters';
import { useState } from 'react';
import type { Ink } from '../../../kit/draw/inks.ts';
import { INKS } from '../art/inks.ts';
import { Portrait } from '../art/Portrait.tsx';
import { usePrints } from '../art/usePrints.ts';
import { WordPrint } from '../art/WordPrint.tsx';
import styles from './Face.module.css';
import { lengthOf } from './length.ts';

interface FaceProps {
  readonly ink: Ink;
  /** What they have been turned into, in plain letters; null: they are themselves. */
  readonly word: string | null;
  /** The words that were cast. */
  readonly cast: readonly Formed[];
}

/** The picture on a plate: the emblem of whoever sits there, and over it what they have been turned into, until it peels off. */
export const Face = ({ ink, word, cast }: FaceProps) => {
  const [last, setLast] = useState(word);
  if (word !== null && word !== last) setLast(word);
  return (
    <span className={styles.face}>
      <Portrait ink={ink} />
      {last !== null && <Turned key={last} word={last} cast={cast} isLeaving={word === null} />}
    </span>
  );
};

interface TurnedProps extends Pick<FaceProps, 'cast'> {
  readonly word: string;
  readonly isLeaving: boolean;
}

/** The picture of a word with the word under it; a word without one stands alone on its ground. */
const Turned = ({ word, cast, isLeaving }: TurnedProps) => {
  const print = usePrints(cast)(word);
  const { second } = INKS[print?.category ?? 'animal'];
  return (
    <span className={styles.turned} data-leaving={isLeaving ? '' : undefined} aria-hidden="true">
      {print && (
        <span className={styles.print}>
          <WordPrint print={print} />
        </span>
      )}
      <b
        className={styles.word}
        lang="he"
        dir="rtl"
        data-word={isLeaving ? undefined : word}
        style={{ ...lengthOf(word), textShadow: `-2px 1.5px 0 ${second}` }}
      >
        {written(word)}
      </b>
    </span>
  );
};
