import type { AbaloneMove } from '@kesem/engine/games/abalone/move';
import type { ReactNode } from 'react';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { Button } from '../../kit/Button.tsx';
import { Bar } from '../../kit/bar.tsx';
import { Icon } from '../../kit/icons.tsx';
import styles from './AbaloneBar.module.css';
import type { Situation } from './sentence.ts';
import { offerWaits, sentenceOf } from './sentence.ts';
import { isMyTurn } from './steps.ts';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';

interface AbaloneBarProps {
  readonly now: Situation;
  readonly onConfirm: () => void;
  readonly onAgain: () => void;
  readonly send: (move: AbaloneMove) => void;
}

/** The sentence with its buttons: confirm and choose again, or the answers to a draw offer. */
export const AbaloneBar = ({ now, onConfirm, onAgain, send }: AbaloneBarProps) => {
  const { view, selection, trial, pending } = now;
  const t = textsOf(now.words.lang);
  const { say, sub } = sentenceOf(now);
  const choosing = selection.marbles.length > 0;
  if (offerWaits(view) && !choosing && !pending) {
    return <Framed say={say} sub={sub} secondary={<OfferAnswers t={t} send={send} />} />;
  }
  if (!isMyTurn(view)) return <Framed say={say} sub={sub} />;
  return (
    <Framed
      say={say}
      sub={trial && !pending ? <WithKeys sub={sub} t={t} /> : sub}
      secondary={choosing && !pending && <Again label={t.bar.again} onClick={onAgain} />}
      primary={
        trial && (
          <Button kind="primary" disabled={pending} onClick={onConfirm}>
            {t.bar.confirm}
          </Button>
        )
      }
    />
  );
};

interface FramedProps {
  readonly say: string;
  readonly sub: ReactNode;
  readonly secondary?: ReactNode;
  readonly primary?: ReactNode;
}

const Framed = (props: FramedProps) => (
  <Bar>
    <ActionBar {...props} />
  </Bar>
);

const Again = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <Button aria-label={label} icon={<Icon name="close" />} onClick={onClick}>
    <span className={styles.wide}>{label}</span>
  </Button>
);

interface OfferAnswersProps {
  readonly t: Texts;
  readonly send: (move: AbaloneMove) => void;
}

/** Neither is the primary: a hurried thumb that expects "confirm" must not agree to a draw. */
const OfferAnswers = ({ t, send }: OfferAnswersProps) => (
  <>
    <Button onClick={() => send({ do: 'decline' })}>{t.bar.decline}</Button>
    <Button onClick={() => send({ do: 'accept' })}>{t.bar.accept}</Button>
  </>
);

const WithKeys = ({ sub, t }: { readonly sub: string | undefined; readonly t: Texts }) => (
  <>
    {sub}
    <span className={styles.keys}>
      <kbd>Enter</kbd> {t.bar.keyDo} · <kbd>Esc</kbd> {t.bar.keyBack} · <kbd>Q W A D Z X</kbd>{' '}
      {t.bar.keyWay}
    </span>
  </>
);
