import { stonesOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import { energyOf, wardOf } from '@kesem/engine/games/eclipse/chapters/stats';
import type { Stone } from '@kesem/engine/games/eclipse/state';
import type { CSSProperties } from 'react';
import { textsOf } from '../texts.ts';
import { Borne, Charm, type OfSide } from './Charm.tsx';
import { StoneSign } from './StoneSign.tsx';
import styles from './Stones.module.css';
import { ThingButton } from './ThingButton.tsx';
import { keyOf, type Thing } from './thing.ts';
import { Zig } from './Zig.tsx';

interface StonesProps extends OfSide {
  /** Width of a stone, in px. */
  readonly width: number;
}

/** Stones by the energy they give; what has paid leans in the shadow. Then what lies on the side as a whole. */
export const Stones = ({ view, player, words, marks, width }: StonesProps) => {
  const stones = stonesOf(view, player).toSorted(
    (one, two) => Number(energyOf(view, one) === 'dark') - Number(energyOf(view, two) === 'dark'),
  );
  const wide = view.enchantments.filter(
    ({ bearer, side }) =>
      (bearer.on === 'player' && bearer.player === player) ||
      (bearer.on === 'table' && side === player),
  );
  const size: CSSProperties & Readonly<Record<'--stone', string>> = { '--stone': `${width}px` };
  return (
    <ul
      className={styles.stones}
      aria-label={textsOf(words.lang).board.stonesOf(words.name(player))}
      data-row=""
      style={size}
    >
      {stones.map((stone) => (
        <li key={stone.id} data-energy={energyOf(view, stone)}>
          <StoneThing {...{ stone, view, words, marks, width }} />
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

interface StoneThingProps extends Omit<StonesProps, 'player'> {
  readonly stone: Stone;
}

const StoneThing = ({ stone, view, words, marks, width }: StoneThingProps) => {
  const thing: Thing = { at: 'stone', id: stone.id };
  const mark = marks.get(keyOf(thing));
  const ward = wardOf(view, stone);
  return (
    <ThingButton
      thing={thing}
      label={stoneWords(stone, view, words)}
      mark={mark}
      className={stone.marked ? styles.used : styles.stone}
    >
      {mark === 'danger' && (
        <Zig of={`stone:${stone.id}`} width={width} height={(width * 38) / 30} />
      )}
      <StoneSign energy={energyOf(view, stone)} />
      {ward !== 0 && (
        <span className={styles.ward} dir="ltr">
          +{ward}
        </span>
      )}
    </ThingButton>
  );
};

/** A power stone in words. */
function stoneWords(
  stone: Stone,
  view: StonesProps['view'],
  { lang }: StonesProps['words'],
): string {
  const t = textsOf(lang);
  const ward = wardOf(view, stone);
  return [
    t.energy[energyOf(view, stone)],
    stone.marked ? t.board.marked : t.board.unmarked,
    ...(ward === 0 ? [] : [`+${ward}`]),
  ].join(', ');
}
