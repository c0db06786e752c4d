import type { AbaloneMove } from '@kesem/engine/games/abalone/move';
import type { AbaloneTypes } from '@kesem/engine/games/abalone/state';
import type { ReactNode } from 'react';
import { ActionBar } from '../../kit/ActionBar.tsx';
import { Button } from '../../kit/Button.tsx';
import { Bar } from '../../kit/bar.tsx';
import { Icon } from '../../kit/icons.tsx';
import { WithClock } from '../../kit/WithClock.tsx';
import type { BoardProps } from '../contract.ts';
import styles from './Bar.module.css';
import type { Situation } from './sentence.ts';
import { sentenceOf } from './sentence.ts';
import { isMyTurn, offerWaits } from './table/steps.ts';
import type { Texts } from './texts.en.ts';
import { textsOf } from './texts.ts';

interface AbaloneBarProps {
  readonly now: Situation;
  readonly onConfirm: () => void;
  readonly onAgain: () => void;
  readonly send: (move: AbaloneMove) => void;
  readonly left: BoardProps<AbaloneTypes>['left'];
}

/** The sentence with its buttons: confirm and choose again, or the answers to a draw offer. */
export const TableBar = ({ now, onConfirm, onAgain, send, left }: AbaloneBarProps) => {
  const { view, pending } = now;
  const t = textsOf(now.words.lang);
  const { say, sub } = sentenceOf(now);
  if (offerWaits(view) && !isChoosing(now) && !pending) {
    return <Framed say={say} sub={sub} secondary={<OfferAnswers t={t} send={send} />} />;
  }
  const rival = isMyTurn(view) ? null : view.turn;
  return (
    <Framed
      say={rival === null ? say : <WithClock say={say} left={() => left({ seat: rival })} />}
      sub={now.trial && !pending ? <WithKeys sub={sub} t={t} /> : sub}
      secondary={<Again now={now} onAgain={onAgain} />}
      primary={
        now.trial && (
          <Button kind="primary" disabled={pending} onClick={onConfirm}>
            {t.bar.confirm}
          </Button>
        )
      }
    />
  );
};

function isChoosing({ selection, plan }: Situation): boolean {
  return selection.marbles.length > 0 || plan.step !== null;
}

interface FramedProps {
  readonly say: ReactNode;
  readonly sub: ReactNode;
  readonly secondary?: ReactNode;
  readonly primary?: ReactNode;
}

const Framed = (props: FramedProps) => (
  <Bar>
    <ActionBar {...props} />
  </Bar>
);

/** Lets go of what is chosen or planned. */
const Again = ({ now, onAgain }: Pick<AbaloneBarProps, 'now' | 'onAgain'>) => {
  if (!isChoosing(now) || now.pending) return null;
  const t = textsOf(now.words.lang).bar;
  const label = now.plan.step ? t.unplan : t.again;
  return (
    <Button aria-label={label} icon={<Icon name="close" />} onClick={onAgain}>
      <span className={styles.wide}>{label}</span>
    </Button>
  );
};

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
