/** The whole table as it is read aloud: stones first, then creatures. */

import { creaturesOf, stonesOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import type { Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseView } from '@kesem/engine/games/eclipse/state';
import { other } from '@kesem/engine/games/eclipse/state';
import type { Words } from '../../contract.ts';
import { creatureWords } from '../table/CreatureCard.tsx';
import { textsOf } from '../texts.ts';

/** The sides in words, the one that is looked from first. */
export function readTable(view: EclipseView, south: Player, words: Words): string {
  return [south, other(south)].map((player) => readSide(view, player, words)).join(' ');
}

function readSide(view: EclipseView, player: Player, words: Words): string {
  const t = textsOf(words.lang);
  const stones = stonesOf(view, player);
  const creatures = creaturesOf(view, player).map((one) => creatureWords(one, view, words));
  const ready = stones.filter(({ marked }) => !marked).length;
  return `${words.name(player)}: ${t.stones(stones.length)}, ${t.board.unmarked} ${ready}. ${creatures.join('. ') || t.board.noCreatures}.`;
}
