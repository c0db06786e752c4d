/** A plugin of the mutation tester: lets only the mutants through that were drawn, so that no time goes into the others. */
import { readFileSync } from 'node:fs';
import { CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { nameOf } from './sample.ts';

/** The folder of the project, and a file with the names of what was drawn, a JSON array. */
const { MUTANTS_ROOT = '', MUTANTS_DRAWN = '' } = process.env;

const drawn = new Set<unknown>();

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Checker, 'only-drawn', {
    init: async () => {
      const names: unknown = JSON.parse(readFileSync(MUTANTS_DRAWN, 'utf8'));
      for (const name of Array.isArray(names) ? names : []) drawn.add(name);
    },
    group: async (mutants: Mutant[]) => [mutants.map(({ id }) => id)],
    check: async (mutants: Mutant[]) =>
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          drawn.has(nameOf(MUTANTS_ROOT, mutant))
            ? { status: CheckStatus.Passed }
            : { status: CheckStatus.CompileError, reason: 'not drawn' },
        ]),
      ),
  }),
];
