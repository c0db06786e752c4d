import type { Player } from '@kesem/engine/games/eclipse/move';
import { creaturesOf, stonesOf } from '@kesem/engine/games/eclipse/pieces';
import type { EclipseView, Enchantment, Stone } from '@kesem/engine/games/eclipse/state';
import { other } from '@kesem/engine/games/eclipse/state';
import { energyOf, wardOf } from '@kesem/engine/games/eclipse/stats';
import type { ReactNode } from 'react';
import type { Words } from '../../contract.ts';
import { CardArt, groundOf } from '../art/CardArt.tsx';
import { cardName, cardText } from '../cards/text.ts';
import type { Marks } from '../marks.ts';
import { bearerName } from '../naming.ts';
import { textsOf } from '../texts.ts';
import { CreatureCard } from './CreatureCard.tsx';
import styles from './Field.module.css';
import { StoneSign } from './StoneSign.tsx';
import { Thing } from './Thing.tsx';

interface FieldProps {
  readonly view: EclipseView;
  readonly player: Player;
  readonly words: Words;
  readonly marks: Marks;
  /** Width of a creature's card, in px. */
  readonly width: number;
  /** Whether it is the side of whoever looks: its creatures stand in front of its stones. */
  readonly place: 'near' | 'far';
  /** What stands beside the stones. */
  readonly children?: ReactNode;
}

/** One side of the table: creatures in front, power stones behind them. */
export const Field = (props: FieldProps) => {
  const { view, place, player, words } = props;
  return (
    <section
      className={styles.field}
      data-place={place}
      data-lost={view.ended?.winner === other(player) || undefined}
      data-thing={place === 'near' ? 'field:0' : undefined}
      aria-label={words.name(player)}
    >
      <Creatures {...props} />
      <div className={styles.back}>
        <Stones {...props} />
        {props.children}
      </div>
    </section>
  );
};

const Creatures = ({ view, player, words, marks, width }: FieldProps) => {
  const creatures = creaturesOf(view, player);
  const t = textsOf(words.lang).board;
  return (
    <ul className={styles.creatures} aria-label={t.creaturesOf(words.name(player))} data-row="">
      {creatures.map((creature) => (
        <li key={creature.id} className={styles.creature}>
          <CreatureCard
            {...{ creature, view, words, width }}
            mark={marks.get(`creature:${creature.id}`)}
          />
          <Borne {...{ view, words, marks }} of={creature.id} />
        </li>
      ))}
      {creatures.length === 0 && <li className={styles.nobody}>{t.noCreatures}</li>}
    </ul>
  );
};

/** Stones by the energy they give, and what lies on the side as a whole. */
const Stones = ({ view, player, words, marks }: FieldProps) => {
  const stones = stonesOf(view, player).toSorted(
    (one, two) => Number(energyOf(view, one) === 'dark') - Number(energyOf(view, two) === 'dark'),
  );
  const wide = view.enchantments.filter(
    ({ bearer, side }) =>
      (bearer.on === 'player' && bearer.player === player) ||
      (bearer.on === 'table' && side === player),
  );
  return (
    <ul
      className={styles.stones}
      aria-label={textsOf(words.lang).board.stonesOf(words.name(player))}
      data-row=""
      data-many={stones.length > 11 || undefined}
    >
      {stones.map((stone) => (
        <li key={stone.id} data-energy={energyOf(view, stone)}>
          <Thing
            thing={`stone:${stone.id}`}
            label={stoneWords(stone, view, words)}
            mark={marks.get(`stone:${stone.id}`)}
            className={stone.marked ? styles.used : styles.stone}
          >
            <StoneSign energy={energyOf(view, stone)} />
          </Thing>
          <Borne {...{ view, words, marks }} of={stone.id} />
        </li>
      ))}
      {wide.map((one) => (
        <li key={one.id}>
          <Charm {...{ view, words, marks }} enchantment={one} />
        </li>
      ))}
    </ul>
  );
};

interface OnProps extends Pick<FieldProps, 'view' | 'words' | 'marks'> {
  readonly of: number;
}

/** The enchantments that a creature or a stone bears. */
const Borne = ({ of, ...rest }: OnProps) => {
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

interface CharmProps extends Pick<FieldProps, 'view' | 'words' | 'marks'> {
  readonly enchantment: Enchantment;
}

/** An enchantment in play as a small seal of its print. */
const Charm = ({ enchantment, words, view, marks }: CharmProps) => {
  const { id, card, bearer } = enchantment;
  const { name } = cardName(card, words.lang);
  return (
    <Thing
      thing={`enchantment:${id}`}
      label={`${name}, ${bearerName(view, bearer, words)}: ${cardText(card, words.lang)}`}
      mark={marks.get(`enchantment:${id}`)}
      className={styles.charm}
    >
      <svg viewBox="15 0 120 120" style={{ backgroundColor: groundOf(card) }} aria-hidden="true">
        <CardArt card={card} />
      </svg>
    </Thing>
  );
};

/** A power stone in words. */
function stoneWords(stone: Stone, view: EclipseView, { lang }: Words): string {
  const t = textsOf(lang);
  const ward = wardOf(view, stone);
  return [
    t.energy[energyOf(view, stone)],
    stone.marked ? t.board.marked : t.board.unmarked,
    ...(ward === 0 ? [] : [`+${ward}`]),
  ].join(', ');
}
