import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView, Enchantment } from '@kesem/engine/games/eclipse/state';
import type { Words } from '../../contract.ts';
import { CardArt, groundOf } from '../art/CardArt.tsx';
import { cardName, cardText } from '../cards/text.ts';
import { bearerName } from '../words/naming.ts';
import styles from './Charm.module.css';
import type { Marks } from './marks.ts';
import { ThingButton } from './ThingButton.tsx';
import { keyOf } from './thing.ts';

/** What a part of one side is drawn from. */
export interface OfSide {
  readonly view: EclipseView;
  readonly player: Player;
  readonly words: Words;
  readonly marks: Marks;
}

interface BorneProps extends Omit<OfSide, 'player'> {
  readonly of: number;
  /** They are no targets of their own. */
  readonly plain?: boolean;
}

/** The enchantments that a creature or a stone bears. */
export const Borne = ({ of, ...rest }: BorneProps) => {
  const borne = rest.view.enchantments.filter(
    ({ bearer }) => (bearer.on === 'creature' || bearer.on === 'stone') && bearer.id === of,
  );
  if (borne.length === 0) return null;
  return (
    <span className={styles.borne}>
      {borne.map((one) => (
        <Charm key={one.id} enchantment={one} {...rest} />
      ))}
    </span>
  );
};

interface CharmProps extends Omit<OfSide, 'player'> {
  readonly enchantment: Enchantment;
  readonly plain?: boolean;
}

/** An enchantment in play as a small seal of its print. */
export const Charm = ({ enchantment, words, view, marks, plain = false }: CharmProps) => {
  const { id, card, bearer } = enchantment;
  const { name } = cardName(card, words.lang);
  return (
    <ThingButton
      thing={{ at: 'enchantment', id }}
      label={`${name}, ${bearerName(view, bearer, words)}: ${cardText(card, words.lang)}`}
      mark={marks.get(keyOf({ at: 'enchantment', id }))}
      className={styles.charm}
      plain={plain}
    >
      <svg viewBox="15 0 120 120" style={{ backgroundColor: groundOf(card) }} aria-hidden="true">
        <CardArt card={card} />
      </svg>
    </ThingButton>
  );
};
