/**
 * How each game is tried, by its conformance tests and by the tools: read from its folder,
 * `games/<id>/testing/trial.ts`, and named nowhere else. Nothing that is shipped needs it.
 */
import type { GameTrial } from './core/testing/conformance.ts';
import { TRIED } from './examples.ts';

async function trialOf(id: string): Promise<GameTrial> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each such file has a trial, or does not compile
  const { trial } = (await import(`./games/${id}/testing/trial.ts`)) as {
    readonly trial: GameTrial;
  };
  return trial;
}

/** The trial of each game of the house, by its id. */
export const TRIALS: Readonly<Record<string, GameTrial>> = Object.fromEntries(
  await Promise.all(TRIED.map(async ({ id }) => [id, await trialOf(id)] as const)),
);
