import { enchantmentOf, stoneOf, stonesOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import { energyOf, wardOf } from '@kesem/engine/games/eclipse/chapters/stats';
import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView, Stone } from '@kesem/engine/games/eclipse/state';
import { type CSSProperties, memo } from 'react';
import { textsOf } from '../texts.ts';
import { Borne, Charm, type OfSide } from './Charm.tsx';
import type { Opened } from './opened.ts';
import { StoneSign } from './StoneSign.tsx';
import styles from './Stones.module.css';
import { ThingButton } from './ThingButton.tsx';
import { keyOf, type Thing } from './thing.ts';
import { Zig } from './Zig.tsx';

interface StonesProps extends OfSide {
  /** Width of a stone, in px. */
  readonly width: number;
  /** Opens the row; null: each stone is a target of its own. */
  readonly onOpen: ((opened: Opened) => void) | null;
}

/** Stones by the energy they give; what has paid leans in the shadow. Then what lies on the side as a whole. */
export const Stones = memo(({ view, player, words, marks, width, onOpen }: StonesProps) => {
  const t = textsOf(words.lang).board;
  const plain = onOpen !== null;
  const size: CSSProperties & Readonly<Record<'--stone', string>> = { '--stone': `${width}px` };
  const list = (
    <ul
      className={styles.stones}
      aria-label={t.stonesOf(words.name(player))}
      data-row={plain ? undefined : ''}
      style={size}
    >
      {stonesInRow(view, player).map((stone) => (
        <li key={stone.id} data-energy={energyOf(view, stone)}>
          <StoneThing {...{ stone, view, words, marks, width, plain }} />
          <Borne {...{ view, words, marks, plain }} of={stone.id} />
        </li>
      ))}
      {charmsOver(view, player).map((one) => (
        <li key={one.id}>
          <Charm {...{ view, words, marks, plain }} enchantment={one} />
        </li>
      ))}
    </ul>
  );
  if (!plain) return list;
  return (
    <div className={styles.row} data-row="">
      {list}
      <button
        type="button"
        className={styles.opens}
        data-stop=""
        aria-label={t.openStones(words.name(player))}
        onClick={() => onOpen({ is: 'stones', of: player })}
      />
    </div>
  );
});

/** A side's stones by the energy they give. */
export function stonesInRow(view: EclipseView, player: Player): readonly Stone[] {
  return stonesOf(view, player).toSorted(
    (one, two) => Number(energyOf(view, one) === 'dark') - Number(energyOf(view, two) === 'dark'),
  );
}

/** The enchantments that lie on a side as a whole, or were laid on the table by it. */
export function charmsOver({ enchantments }: EclipseView, player: Player) {
  return enchantments.filter(
    ({ bearer, side }) =>
      (bearer.on === 'player' && bearer.player === player) ||
      (bearer.on === 'table' && side === player),
  );
}

interface StoneThingProps extends Omit<StonesProps, 'player' | 'onOpen'> {
  readonly stone: Stone;
  readonly plain: boolean;
}

const StoneThing = ({ stone, view, words, marks, width, plain }: StoneThingProps) => {
  const thing: Thing = { at: 'stone', id: stone.id };
  const mark = marks.get(keyOf(thing));
  const ward = wardOf(view, stone);
  return (
    <ThingButton
      thing={thing}
      label={stoneWords(stone, view, words)}
      mark={mark}
      className={stone.marked ? styles.used : styles.stone}
      plain={plain}
    >
      {mark === 'danger' && <Zig of={keyOf(thing)} width={width} height={(width * 38) / 30} />}
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
export function stoneWords(
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

/** In whose row of stones a thing lies; null: in none. */
export function rowOf(view: EclipseView, thing: Thing): Player | null {
  if (thing.at === 'stone') return sideOf(view, thing.id);
  const charm = thing.at === 'enchantment' ? enchantmentOf(view, thing.id) : undefined;
  if (charm?.bearer.on === 'stone') return sideOf(view, charm.bearer.id);
  if (charm?.bearer.on === 'player') return charm.bearer.player;
  return charm?.bearer.on === 'table' ? charm.side : null;
}

const sideOf = (view: EclipseView, stone: number): Player | null =>
  stoneOf(view, stone)?.side ?? null;
