import type { Question } from '@kesem/room/predictions';
import { useId, useState } from 'react';
import { predictTextsOf } from '../../i18n/predict.ts';
import { classes } from '../../kit/classes.ts';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { Icon } from '../../kit/icons.tsx';
import { toast } from '../../kit/toast.ts';
import { inkOf } from '../../state/device.ts';
import { sitterOf } from '../../state/seats.ts';
import { useDevice, useLang, useTexts } from '../frame/stores.ts';
import { useLeaving } from '../react/useLeaving.ts';
import { useOnline, useRoom, useSession } from '../room/session.ts';
import { useServerNow } from '../room/useNow.ts';
import { nameAt, useMe, useView } from '../room/view.ts';
import styles from './Predict.module.css';
import { useTold } from './useTold.ts';

/** For whoever watches: what may be foretold just now, one tap above the bar. For all: what came of it. */
export const Predict = () => {
  useTold();
  const { isSeated } = useMe();
  const zen = useDevice((state) => state.zen);
  const questions = useOpen();
  return isSeated || zen || questions.length === 0 ? null : <Offered questions={questions} />;
};

/** The questions that are open, once the table shows as much as they ask about. */
function useOpen(): readonly Question[] {
  const { questions } = useView();
  const isShown = useRoom(({ pendingEvents }) => pendingEvents === 0);
  const now = useServerNow(
    questions.some(({ until }) => until !== null),
    1000,
  );
  return isShown ? questions.filter(({ until }) => until === null || now < until) : [];
}

interface OfferedProps {
  readonly questions: readonly Question[];
}

const Offered = ({ questions }: OfferedProps) => {
  const t = predictTextsOf(useLang());
  const foretold = useRoom((state) => state.foretold);
  const [isOpen, setOpen] = useState(false);
  const box = useLeaving<HTMLDivElement>(isOpen, () => setOpen(false));
  const id = useId();
  const isNew = questions.some(({ key }) => foretold[key] === undefined);
  return (
    <div ref={box} className={styles.predict} data-offered="">
      <div id={id} className={styles.questions} hidden={!isOpen}>
        {questions.map((question) => (
          <Asked key={question.key} question={question} />
        ))}
        <p className={styles.hint}>{t.hint}</p>
      </div>
      <button
        type="button"
        className={classes(styles.way, isNew && styles.fresh)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="crown" size={18} />
        {t.open}
        <Said questions={questions} />
      </button>
    </div>
  );
};

/** Whom one has named already, of the question that is decided first. */
const Said = ({ questions }: OfferedProps) => {
  const view = useView();
  const foretold = useRoom((state) => state.foretold);
  const seat = questions.flatMap(({ key }) => foretold[key] ?? [])[0];
  if (seat === undefined) return null;
  return <EmblemPlate ink={inkOf(sitterOf(view, seat)?.ink)} size={24} />;
};

/** One question: everybody who plays, one tap each. */
const Asked = ({ question: { key, round } }: { readonly question: Question }) => {
  const texts = useTexts();
  const t = predictTextsOf(useLang());
  const view = useView();
  const foretold = useRoom((state) => state.foretold);
  const say = useSay();
  return (
    <fieldset className={styles.asked}>
      <legend>{t.question(round)}</legend>
      {view.match?.players.map((_, seat) => (
        <button
          key={seat}
          type="button"
          className={styles.who}
          aria-pressed={foretold[key] === seat}
          onClick={() => void say(key, seat)}
        >
          <EmblemPlate ink={inkOf(sitterOf(view, seat)?.ink)} size={36} />
          <bdi>{nameAt(texts, view, seat)}</bdi>
        </button>
      ))}
    </fieldset>
  );
};

/** Foretells something; it is shown as said once the house has it. */
function useSay(): (key: string, seat: number) => Promise<void> {
  const { refusals } = useTexts();
  const { store } = useSession();
  const { link } = useOnline();
  return async (key, seat) => {
    const answer = await link.ask('predict', { key, seat });
    if (!answer?.ok) return toast(refusals[answer?.code ?? 'offline'], 'danger');
    store.setState((state) => ({ foretold: { ...state.foretold, [key]: seat } }));
  };
}
