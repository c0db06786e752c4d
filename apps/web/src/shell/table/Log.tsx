import { useEffect, useMemo, useRef } from 'react';
import type { LogLine } from '../../games/contract.ts';
import { useFollow } from '../../kit/useFollow.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { AnyGame } from '../../registry.ts';
import { useTexts } from '../frame/stores.ts';
import { useEarlier, useHeard, useView } from '../room/view.ts';
import { linesFor, useWords } from '../room/words.ts';
import styles from './Log.module.css';

/** What was heard in this match and changed something for the table, in words, newest at the end. */
export const Log = ({ game }: { readonly game: AnyGame | null }) => {
  useEarlier();
  const t = useTexts().table;
  const view = useView();
  const words = useWords();
  const heard = useHeard();
  const lines = useMemo(() => linesFor(heard, game, view, words), [heard, game, view, words]);
  const list = useFollow<HTMLDivElement>();
  if (lines.length === 0) return <p className={styles.empty}>{t.logEmpty}</p>;
  return (
    <div ref={list}>
      <LogLines lines={lines} current={lines.length - 1} />
    </div>
  );
};

interface LogLinesProps {
  readonly lines: readonly LogLine[];
  /** The line that is marked. */
  readonly current: number;
  /** Where lines can be pressed, what is done with the number of one; the marked one is then kept in sight. */
  readonly onPress?: (line: number) => void;
}

/** Lines of a log, one of them the present. */
export const LogLines = ({ lines, current, onPress }: LogLinesProps) => {
  const t = useTexts().table;
  return (
    <ol className={styles.log} aria-label={t.log}>
      {lines.map((line, i) => (
        <Item key={i} line={line} now={i === current} onPress={onPress && (() => onPress(i))} />
      ))}
    </ol>
  );
};

interface ItemProps {
  readonly line: LogLine;
  readonly now: boolean;
  readonly onPress: (() => void) | undefined;
}

const Item = ({ line, now, onPress }: ItemProps) => {
  const item = useRef<HTMLLIElement>(null);
  const isStop = onPress !== undefined;
  // after everything is laid out: a sheet around it opens no sooner
  useEffect(() => {
    if (now && isStop) item.current?.scrollIntoView({ block: 'nearest' });
  }, [now, isStop]);
  return (
    <li ref={item} className={now ? styles.current : undefined}>
      {onPress ? (
        <button
          type="button"
          className={styles.press}
          aria-current={now ? 'step' : undefined}
          onClick={onPress}
        >
          <Line line={line} />
        </button>
      ) : (
        <Line line={line} />
      )}
    </li>
  );
};

const Line = ({ line: { text, spoken, code } }: Pick<ItemProps, 'line'>) => (
  <>
    {spoken === undefined ? (
      text
    ) : (
      <>
        <span aria-hidden="true">{text}</span>
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </>
    )}
    {code !== undefined && ' '}
    {code !== undefined && (
      <bdi dir="ltr" className={styles.code}>
        {code}
      </bdi>
    )}
  </>
);
