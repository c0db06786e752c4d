/**
 * `given [--games N] [--seed S]`: what each level gives away a move, in hundredths of a marble, as a
 * search of three moves sees it, in N matches against the newcomer, whose own moves are judged as well.
 */
import { parseArgs } from 'node:util';
import { type Bot, LEVELS, type Level } from '../../../core/bot.ts';
import { seededRandom } from '../../../core/random.ts';
import { abaloneBot } from '../bot/bot.ts';
import { encode } from '../bot/compact.ts';
import { fieldOf } from '../bot/field.ts';
import { search } from '../bot/search.ts';
import { legalSteps, type Step } from '../chapters/step.ts';
import { abalone } from '../game.ts';
import { type AbaloneState, type AbaloneTypes, positionOf, scoreOf, turnOf } from '../state.ts';
import { accepted, answer, match } from '../testing/fixtures.ts';
import { greedy } from '../testing/greedy.ts';

const NODES = 4_000;
const DEPTH = 3;
/** A match that is lost counts as all of its marbles. */
const MOST = 600;
const MARBLE = 90;

const { values } = parseArgs({
  options: { games: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});
const [games, seed] = [Number(values.games), Number(values.seed)];

for (const level of ['newcomer', ...LEVELS] as const) {
  const given = Array.from({ length: games }, (_, i) => givenIn(level, seed + i)).flat();
  const sorted = given.toSorted((a, b) => a - b);
  const line = {
    level,
    moves: given.length,
    mean: Math.round((10 * given.reduce((sum, one) => sum + one, 0)) / given.length) / 10,
    median: sorted[Math.floor(given.length / 2)],
    p95: sorted[Math.floor(given.length * 0.95)],
    'a marble or more, %':
      Math.round((1000 * given.filter((one) => one >= MARBLE).length) / given.length) / 10,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** What one side gives away, move by move; it begins every other match. */
function givenIn(level: Level | 'newcomer', at: number): readonly number[] {
  const given: number[] = [];
  let state = match();
  while (!state.ended) {
    const seat = turnOf(state);
    const isOurs = seat === at % 2;
    const bot: Bot<AbaloneTypes> = isOurs && level !== 'newcomer' ? abaloneBot : greedy;
    const [ask] = abalone.asks(state).filter(({ must }) => must);
    if (!ask) throw new Error('nobody is asked');
    const sees = { view: abalone.view(state, seat), ask };
    const strength = level === 'newcomer' ? 'easy' : level;
    const move = bot(sees, strength, seededRandom(`${at} ${state.ply}`));
    if (isOurs && move.do === 'move') given.push(givenBy(state, move));
    state = accepted(answer(state, seat, move));
  }
  return given;
}

function givenBy(state: AbaloneState, step: Step): number {
  const best = worthOf(state, legalSteps(positionOf(state)));
  return Math.min(MOST, Math.max(0, best - worthOf(state, [step])));
}

function worthOf(state: AbaloneState, steps: readonly Step[]): number {
  const [black, white] = scoreOf(state.board);
  const { target } = state.options;
  const field = fieldOf(positionOf(state), [target - black, target - white]);
  const roots = steps.map((step) => encode(field.grid, step));
  return search({ field, roots, nodes: NODES, depth: DEPTH })?.worth ?? 0;
}
