import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import type { ReactNode } from 'react';
import { ltr } from '../../../i18n/isolate.ts';
import { Die } from '../../../kit/Die.tsx';
import type { Words } from '../../contract.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { pipsOf } from '../combat/pips.ts';
import { describe } from '../describe.ts';
import styles from './DeedLook.module.css';
import type { Deed, Roll } from './entries.ts';

interface DeedProps {
  readonly deed: Deed;
  readonly words: Words;
  readonly view: EclipseView;
}

/** What is told of a deed, the beginning first. */
export function linesOf({ deed, words, view }: DeedProps): readonly string[] {
  return deed.events.flatMap((event) => describe(event, words, view)?.text ?? []);
}

/** A deed looked at closely: its card, of a fight both, the dice as they lay, and what is told of it. */
export const DeedLook = (props: DeedProps) => {
  const { deed, words } = props;
  const { roll, card } = deed;
  const width = roll?.is === 'fight' ? 116 : 168;
  const face = <CardFace card={card} lang={words.lang} width={width} />;
  return (
    <div className={styles.look}>
      <div className={styles.cards}>
        {face}
        {roll && <Dice deed={deed} roll={roll} words={words} />}
        {roll?.is === 'fight' && <CardFace card={roll.against} lang={words.lang} width={width} />}
      </div>
      <ol className={styles.lines}>
        {linesOf(props).map((line, i) => (
          // what happened does not change
          <li key={i}>{line}</li>
        ))}
      </ol>
    </div>
  );
};

interface DiceProps extends Pick<DeedProps, 'deed' | 'words'> {
  readonly roll: Roll;
}

/** The dice of whoever acts stand beside their card; the words say the same. */
const Dice = ({ deed: { player }, roll, words }: DiceProps): ReactNode => {
  if (roll.is === 'save') {
    const { die, bonus, needs } = roll;
    return (
      <span className={styles.dice} aria-hidden="true">
        <Die value={pipsOf(die)} size={44} />
        <b>{ltr(`${die + bonus} / ${needs}`)}</b>
      </span>
    );
  }
  const other = player === 0 ? 1 : 0;
  return (
    <span className={styles.dice} dir={words.lang === 'he' ? 'rtl' : 'ltr'} aria-hidden="true">
      <Die value={pipsOf(roll.dice[player])} size={36} />
      <b>{roll.totals[player]}</b>
      <b>{roll.totals[other]}</b>
      <Die value={pipsOf(roll.dice[other])} ink="dark" size={36} />
    </span>
  );
};
