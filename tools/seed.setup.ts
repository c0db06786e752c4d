/** Before each file of unit and socket tests: what fails tells the seed of its process; with $SEED properties draw from it too. */
import { beforeEach } from 'vitest';
import { givenSeed, SEED } from '../apps/server/src/testing/seed.ts';

const seed = givenSeed();
if (seed !== null) {
  const { configureGlobal } = await import('fast-check');
  configureGlobal({ seed });
}

beforeEach(({ onTestFailed }) => {
  onTestFailed(() => {
    process.stdout.write(`To see it again: SEED=${SEED}\n`);
  });
});
