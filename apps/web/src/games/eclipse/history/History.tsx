import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { useMemo } from 'react';
import { ltr } from '../../../i18n/isolate.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import type { HistoryProps } from '../../contract.ts';
import { CardCrop } from '../cards/CardSlip.tsx';
import { describe } from '../describe.ts';
import { textsOf } from '../texts.ts';
import { type Deed, entriesOf, type Outcome } from './entries.ts';
import styles from './History.module.css';

type Props = HistoryProps<EclipseTypes>;

/** What happened, the latest first: a print for each deed in the ink of whoever did it, and the words beside it where there is room. */
export const History = ({ events, words, view }: Props) => {
  const entries = useMemo(() => entriesOf(events).toReversed(), [events]);
  const t = textsOf(words.lang).board;
  return (
    <ol className={styles.history} reversed data-moves="log:0">
      {entries.map((entry, i) =>
        'turn' in entry ? (
          <li key={entries.length - i} className={styles.turn}>
            <VisuallyHidden>{t.turn(entry.turn)}</VisuallyHidden>
            <span aria-hidden="true">{entry.turn}</span>
          </li>
        ) : (
          <Thumb key={entries.length - i} deed={entry} words={words} view={view} />
        ),
      )}
    </ol>
  );
};

const Thumb = ({ deed, words, view }: Pick<Props, 'words' | 'view'> & { readonly deed: Deed }) => {
  const lines = deed.events.flatMap((event) => describe(event, words, view)?.text ?? []);
  const { outcome } = deed;
  return (
    <li className={styles.deed} title={lines.join('\n')}>
      <span
        className={styles.thumb}
        style={{ borderInlineStartColor: `var(--p${words.ink(deed.player)})` }}
      >
        <CardCrop card={deed.card} width={62} height={44} />
        <b className={styles.outcome} data-is={outcome.is} aria-hidden="true">
          {signOf(outcome)}
        </b>
      </span>
      <span className={styles.lines}>
        {lines.map((line, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- what happened does not change
          <span key={i}>{line}</span>
        ))}
      </span>
    </li>
  );
};

const SIGNS = { played: '+', fought: '⚔', destroyed: '✕', held: '✓', paralysed: '∞' } as const;

function signOf(outcome: Outcome): string {
  return outcome.is === 'hurt' ? ltr(`−${outcome.by}`) : SIGNS[outcome.is];
}
