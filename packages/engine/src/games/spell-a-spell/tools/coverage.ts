/**
 * `coverage -- --hands N --seed S`: deals N first hands of six from the whole deck and prints how
 * often one spells a word of the lexicon with so many letters or more.
 */
import { parseArgs } from 'node:util';
import { seededRandom } from '../../../core/random.ts';
import { DECK, isRune } from '../chapters/cards.ts';
import { HEBREW } from '../lexicon/hebrew.ts';

const HAND = 6;
const LENGTHS = [2, 3, 4, 5, 6];

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { hands: { ...text, default: '10000' }, seed: { ...text, default: '1' } },
});
const hands = Number(values.hands);
if (Number.isInteger(hands) && hands > 0) {
  measure(hands, values.seed);
} else {
  process.stderr.write(`--hands must be a whole number from 1 on, not "${values.hands}".\n`);
  process.exitCode = 2;
}

function measure(count: number, seed: string): void {
  const deal = seededRandom(seed)('hand');
  const longest = Array.from({ length: count }, () => longestIn(deal.shuffle(DECK).slice(0, HAND)));
  const words = HEBREW.entries.length;
  process.stdout.write(`${count} first hands of ${HAND}, ${words} entries\n`);
  for (const letters of LENGTHS) {
    const hits = longest.filter((length) => length >= letters).length;
    process.stdout.write(`${letters} letters or more: ${((hits / count) * 100).toFixed(2)} %\n`);
  }
}

function longestIn(hand: typeof DECK): number {
  const words = HEBREW.spelledBy(hand.filter(isRune));
  return words.reduce((most, { length }) => Math.max(most, length), 0);
}
