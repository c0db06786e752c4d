import type { Seat } from '@kesem/engine/core/game';
import { EmblemPlate } from '../../../kit/EmblemPlate.tsx';
import { InTurn } from '../../../kit/InTurn.tsx';
import type { Words } from '../../contract.ts';
import { describe } from '../describe.ts';
import type { WizardFrame } from '../timeline.ts';
import { Coins } from './Coins.tsx';
import { Ground } from './Ground.tsx';
import styles from './Score.module.css';
import { Coins as Stack } from './Signs.tsx';

interface ScoreProps {
  readonly frame: WizardFrame;
  readonly words: Words;
}

/** Who takes how much from the hoard, the richest of the round first, and what everybody has now. */
export const Score = ({ frame, words }: ScoreProps) => {
  const { before, view, events } = frame;
  const gains = view.wizards.map(({ gold }, seat) => ({
    seat,
    gold,
    gain: gold - (before.wizards[seat]?.gold ?? gold),
  }));
  const lines = events.flatMap((event) => describe(event, words)?.text ?? []);
  return (
    <section className={styles.score}>
      <Ground dark="#7A5814" light="#C8921F" from={[0.5, 0.4]} />
      <ol className={styles.purses}>
        {gains
          .toSorted((a, b) => b.gain - a.gain || b.gold - a.gold)
          .map((purse) => (
            <Purse key={purse.seat} {...purse} words={words} />
          ))}
      </ol>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
    </section>
  );
};

interface PurseProps {
  readonly seat: Seat;
  readonly gold: number;
  readonly gain: number;
  readonly words: Words;
}

const Purse = ({ seat, gold, gain, words }: PurseProps) => (
  <li className={styles.purse} data-purse={seat} data-gain={gain > 0 ? '' : undefined}>
    <EmblemPlate ink={words.ink(seat)} size={46} seat={seat} nth={1} />
    <b className={styles.name}>
      <bdi>{words.name(seat)}</bdi>
    </b>
    {gain > 0 && (
      <>
        <bdi className={styles.gain}>+{gain}</bdi>
        <InTurn nth={1}>
          <Coins count={gain} to="here" />
        </InTurn>
      </>
    )}
    <span className={styles.gold}>
      <Stack count={gold} />
      {gold}
    </span>
  </li>
);
