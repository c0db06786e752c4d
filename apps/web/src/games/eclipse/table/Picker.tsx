import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { Die, type Pips } from '../../../kit/Die.tsx';
import type { Words } from '../../contract.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { textsOf } from '../texts.ts';
import { cardWords } from './Hand.tsx';
import styles from './Picker.module.css';
import { Thing } from './Thing.tsx';
import { cardOfThing } from './Zoom.tsx';

interface PickerProps {
  readonly view: EclipseView;
  readonly words: Words;
  /** What may be chosen: `buried:goblin`, `die:1`. */
  readonly open: readonly string[];
}

/** Targets that lie nowhere on the table: cards of the discard pile, and dice. */
export const Picker = ({ view, words, open }: PickerProps) => {
  const here = open.filter((thing) => thing.startsWith('buried:') || thing.startsWith('die:'));
  if (here.length === 0) return null;
  return (
    <div className={styles.picker} data-row="">
      {here.map((thing) =>
        thing.startsWith('die:') ? (
          <DieThing key={thing} {...{ view, words, thing }} />
        ) : (
          <Buried key={thing} {...{ view, words, thing }} />
        ),
      )}
    </div>
  );
};

interface OneProps extends Omit<PickerProps, 'open'> {
  readonly thing: string;
}

const DieThing = ({ view: { roll }, words, thing }: OneProps) => {
  const player = thing === 'die:0' ? 0 : 1;
  const value = roll?.for === 'fight' ? roll.dice[player] : (roll?.die ?? 1);
  const name = textsOf(words.lang).target.die(words.name(player));
  return (
    <Thing thing={thing} label={`${name}: ${value}`} mark="target">
      <Die value={pips(value)} ink={player === 0 ? 'light' : 'dark'} size={48} />
      <span className={styles.name}>{words.name(player)}</span>
    </Thing>
  );
};

const Buried = ({ view, words, thing }: OneProps) => {
  const card = cardOfThing(view, thing);
  if (card === null) return null;
  return (
    <Thing thing={thing} label={cardWords(card, words)} mark="target">
      <CardFace card={card} lang={words.lang} width={92} />
    </Thing>
  );
};

function pips(value: number): Pips {
  return ([1, 2, 3, 4, 5, 6] as const).find((one) => one === value) ?? 1;
}
