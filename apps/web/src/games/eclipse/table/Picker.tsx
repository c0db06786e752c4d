import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import type { Player, Target } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { Die, type Pips } from '../../../kit/Die.tsx';
import type { Words } from '../../contract.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { textsOf } from '../texts.ts';
import { cardWords } from './Hand.tsx';
import styles from './Picker.module.css';
import { ThingButton } from './ThingButton.tsx';

interface PickerProps {
  readonly view: EclipseView;
  readonly words: Words;
  /** What may be chosen. */
  readonly open: readonly Target[];
}

/** Targets that lie nowhere on the table: cards of the discard pile, and dice. */
export const Picker = ({ view, words, open }: PickerProps) => {
  const dice = open.flatMap((one) => (one.at === 'die' ? [one.player] : []));
  const cards = open.flatMap((one) => (one.at === 'buried' ? [one.card] : []));
  if (dice.length === 0 && cards.length === 0) return null;
  return (
    <div className={styles.picker} data-row="">
      {dice.map((player) => (
        <DieButton key={player} {...{ view, words, player }} />
      ))}
      {cards.map((card) => (
        <Buried key={card} {...{ words, card }} />
      ))}
    </div>
  );
};

interface DieButtonProps extends Pick<PickerProps, 'view' | 'words'> {
  readonly player: Player;
}

const DieButton = ({ view: { roll }, words, player }: DieButtonProps) => {
  const value = roll?.for === 'fight' ? roll.dice[player] : (roll?.die ?? 1);
  const name = textsOf(words.lang).target.die(words.name(player));
  return (
    <ThingButton thing={{ at: 'die', player }} label={`${name}: ${value}`} mark="target">
      <Die value={pips(value)} ink={player === 0 ? 'light' : 'dark'} size={48} />
      <span className={styles.name}>{words.name(player)}</span>
    </ThingButton>
  );
};

const Buried = ({ words, card }: { readonly words: Words; readonly card: CardId }) => (
  <ThingButton thing={{ at: 'buried', card }} label={cardWords(card, words)} mark="target">
    <CardFace card={card} lang={words.lang} width={92} />
  </ThingButton>
);

function pips(value: number): Pips {
  return ([1, 2, 3, 4, 5, 6] as const).find((one) => one === value) ?? 1;
}
