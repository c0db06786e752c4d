/** Seven small tables that teach the game: one thing to do on each, by the real rules. */
import { seededRandom } from '@kesem/engine/core/random';
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { creaturesOf, stonesOf } from '@kesem/engine/games/eclipse/chapters/pieces';
import type { EclipseMove, Player } from '@kesem/engine/games/eclipse/move';
import type { EclipseState, EclipseTypes } from '@kesem/engine/games/eclipse/state';
import type { Course, Lesson } from '../../contract.ts';
import { cardName } from '../cards/text.ts';
import { type Laid, swift, tableOf } from './table.ts';
import { type LessonId, TEXTS } from './texts.ts';

const LIGHT = 'crystal';
const DARK = 'darkStone';

interface Script {
  readonly id: LessonId;
  readonly laid: Laid;
  /** What the rival does before the learner is asked. */
  readonly before?: EclipseMove;
  readonly solution: EclipseMove;
  readonly isDone: (state: EclipseState) => boolean;
}

const stones = ({ open }: EclipseState, player: Player): number => stonesOf(open, player).length;

const has = ({ open }: EclipseState, player: Player, card: CardId): boolean =>
  creaturesOf(open, player).some((one) => one.card === card);

/** The same card so many times. */
const of = (card: CardId, count: number): readonly CardId[] =>
  Array.from({ length: count }, () => card);

const SCRIPTS: readonly Script[] = [
  {
    id: 'stone',
    laid: {
      active: 0,
      stones: [
        [LIGHT, DARK],
        [DARK, DARK],
      ],
      creatures: [[], []],
      hands: [['goblin', LIGHT, 'sunSpear'], of('orc', 4)],
    },
    solution: { do: 'drop', slot: 1 },
    isDone: (state) => stones(state, 0) === 3,
  },
  {
    id: 'summon',
    laid: {
      active: 0,
      stones: [
        [LIGHT, LIGHT, DARK],
        [DARK, DARK, DARK],
      ],
      creatures: [[], ['goblin']],
      hands: [['sunSpear', 'dawnStag', 'noonLion'], of('orc', 4)],
    },
    solution: { do: 'cast', slot: 1, pay: [1, 3], target: null },
    isDone: (state) => has(state, 0, 'dawnStag'),
  },
  {
    id: 'attack',
    laid: {
      active: 0,
      stones: [of(LIGHT, 5), of(DARK, 4)],
      creatures: [['noonLion'], ['goblin']],
      hands: [[], of('orc', 4)],
    },
    solution: { do: 'attack', attacks: [{ attacker: 10, target: 11 }] },
    isDone: (state) => !has(state, 1, 'goblin'),
  },
  {
    id: 'saves',
    laid: {
      active: 0,
      stones: [of(LIGHT, 5), of(DARK, 7)],
      creatures: [['dawnStag', 'duskWolf'], []],
      hands: [[], of('orc', 4)],
    },
    solution: {
      do: 'attack',
      attacks: [
        { attacker: 13, target: 6 },
        { attacker: 14, target: 7 },
      ],
    },
    isDone: (state) => stones(state, 1) < 7,
  },
  {
    id: 'guard',
    laid: {
      active: 1,
      stones: [[...of(LIGHT, 4), ...of(DARK, 3)], of(DARK, 4)],
      creatures: [['stoneGolem'], ['orc']],
      hands: [[], of('goblin', 4)],
    },
    before: { do: 'attack', attacks: [{ attacker: 13, target: 5 }] },
    solution: { do: 'defend', guards: [{ guard: 12, attacker: 13 }], order: [13] },
    isDone: (state) => state.open.combat === null && stones(state, 0) === 7,
  },
  {
    id: 'respond',
    laid: {
      active: 1,
      stones: [
        [LIGHT, LIGHT, DARK],
        [LIGHT, LIGHT, LIGHT],
      ],
      creatures: [['dawnStag'], []],
      hands: [
        ['goblin', 'halo', 'noonLion'],
        ['sunSpear', 'orc', 'orc'],
      ],
    },
    before: { do: 'cast', slot: 0, pay: [4, 5], target: { at: 'creature', id: 7 } },
    solution: { do: 'cast', slot: 1, pay: [1], target: { at: 'creature', id: 7 } },
    isDone: (state) => state.open.agenda[0]?.do === 'main' && has(state, 0, 'dawnStag'),
  },
  {
    id: 'win',
    laid: {
      active: 0,
      stones: [
        [...of(LIGHT, 3), ...of(DARK, 5)],
        [DARK, LIGHT],
      ],
      creatures: [['duskWolf'], ['orc']],
      hands: [['goblin', 'shatter'], of('orc', 4)],
    },
    solution: { do: 'cast', slot: 1, pay: [4, 5, 6, 7], target: { at: 'stone', id: 9 } },
    isDone: (state) => swift.outcome(state)?.ranking[0]?.[0] === 0,
  },
];

/** The course, for the shell to run. */
export const course: Course<EclipseTypes> = { game: swift, lessons: SCRIPTS.map(lessonOf) };

function lessonOf({ id, laid, before, solution, isDone }: Script): Lesson<EclipseTypes> {
  const table = tableOf(laid);
  return {
    id,
    seat: 0,
    state: before ? afterRival(table, before) : table,
    title: (lang) => TEXTS[lang][id].title,
    task: (lang) => TEXTS[lang][id].task((card) => cardName(card, lang).name),
    praise: (lang) => TEXTS[lang][id].praise,
    isDone,
    solution: [solution],
  };
}

function afterRival(table: EclipseState, move: EclipseMove): EclipseState {
  const ruling = swift.apply(table, { kind: 'move', seat: 1, move }, seededRandom('rival'));
  if (!ruling.ok) throw new Error(`a lesson that breaks the rules: ${JSON.stringify(ruling.why)}`);
  return ruling.state;
}
