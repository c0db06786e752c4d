import { energyOf, wardOf } from '@kesem/engine/games/eclipse/chapters/stats';
import type { Player } from '@kesem/engine/games/eclipse/move';
import type { Enchantment } from '@kesem/engine/games/eclipse/state';
import type { ReactNode } from 'react';
import { Sheet } from '../../../kit/Sheet.tsx';
import { cardText } from '../cards/text.ts';
import { Portrait } from '../combat/Portrait.tsx';
import { textsOf } from '../texts.ts';
import { nameOf } from '../words/naming.ts';
import type { OfSide } from './Charm.tsx';
import styles from './StoneSheet.module.css';
import { StoneSign } from './StoneSign.tsx';
import { charmsOver, stonesInRow, stoneWords } from './Stones.tsx';
import { keyOf, type Thing } from './thing.ts';

interface StoneSheetProps extends Omit<OfSide, 'player'> {
  /** Whose row is open; null: none. */
  readonly player: Player | null;
  readonly onPress: (thing: Thing) => void;
  readonly onClose: () => void;
}

/** A row of stones on a small screen, each as large as a finger needs; one that is pressed is chosen. */
export const StoneSheet = ({ player, onPress, onClose, ...shown }: StoneSheetProps) => {
  const t = textsOf(shown.words.lang).board;
  const press = (thing: Thing): void => {
    onPress(thing);
    onClose();
  };
  return (
    <Sheet
      open={player !== null}
      onClose={onClose}
      title={player === null ? '' : t.stonesOf(shown.words.name(player))}
      closeLabel={t.close}
    >
      {player !== null && <Row {...shown} player={player} onPress={press} />}
    </Sheet>
  );
};

const Row = (props: OfSide & Pick<StoneSheetProps, 'onPress'>) => {
  const { view, player, words, marks, onPress } = props;
  const stones = stonesInRow(view, player);
  const borne = view.enchantments.filter(
    ({ bearer }) => bearer.on === 'stone' && stones.some(({ id }) => id === bearer.id),
  );
  return (
    <ul className={styles.row}>
      {stones.map((stone) => {
        const thing: Thing = { at: 'stone', id: stone.id };
        return (
          <li key={stone.id}>
            <Choice {...{ marks, onPress, thing }} used={stone.marked}>
              <StoneSign energy={energyOf(view, stone)} />
              <span>{stoneWords(stone, view, words)}</span>
              {wardOf(view, stone) !== 0 && <b dir="ltr">+{wardOf(view, stone)}</b>}
            </Choice>
          </li>
        );
      })}
      {[...borne, ...charmsOver(view, player)].map((one) => (
        <Seal key={one.id} {...props} enchantment={one} />
      ))}
    </ul>
  );
};

interface SealProps extends OfSide, Pick<StoneSheetProps, 'onPress'> {
  readonly enchantment: Enchantment;
}

/** An enchantment of a stone or of the whole side, with what it does. */
const Seal = ({ view, words, marks, onPress, enchantment: { id, card } }: SealProps) => (
  <li className={styles.seal}>
    <Choice {...{ marks, onPress }} thing={{ at: 'enchantment', id }}>
      <Portrait card={card} size={40} />
      <span>
        {nameOf(view, id, words.lang)}: {cardText(card, words.lang)}
      </span>
    </Choice>
  </li>
);

interface ChoiceProps extends Pick<SealProps, 'marks' | 'onPress'> {
  readonly thing: Thing;
  /** It has paid. */
  readonly used?: boolean;
  readonly children: ReactNode;
}

const Choice = ({ thing, marks, onPress, used = false, children }: ChoiceProps) => (
  <button
    type="button"
    className={styles.pick}
    data-pick={keyOf(thing)}
    data-mark={marks.get(keyOf(thing)) ?? undefined}
    data-used={used || undefined}
    onClick={() => onPress(thing)}
  >
    {children}
  </button>
);
