/** What the reports of test runners say about failures. */
import { relative } from 'node:path';
import * as z from 'zod/mini';

/** A test that failed once, and the seed it drew from. */
export interface Failure {
  readonly test: string;
  readonly seed: number;
}

/** Whether a test that is named to be repeated is tried in a browser: tests over sockets may lie in the same folders. */
export const isInBrowser = (file: string): boolean =>
  /(^|\/)e2e\//.test(file) && !/\.test\.tsx?$/.test(file);

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      annotations: z.array(z.object({ type: z.string(), description: z.optional(z.string()) })),
    }),
  ),
});
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite));
  },
});
type Suite = z.infer<typeof suite>;
const browserReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
});

/** Every failure in a JSON report of Playwright. @throws when no test could be begun. */
export function failedInBrowser(json: string): readonly Failure[] {
  const { suites, errors } = browserReport.parse(JSON.parse(json));
  const [error] = errors;
  if (error) throw new Error(error.message ?? 'no test could be begun');
  return suites.flatMap(specsIn).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ annotations }) => {
        const seed = annotations.find(({ type }) => type === 'seed')?.description;
        return { test: `${file} › ${title}`, seed: Number(seed) };
      }),
  );
}

function specsIn({ specs, suites = [] }: Suite): readonly z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** Every failure in a JSON report of Vitest, of a run with this seed; a file that could not be run is one. */
export function failedInVitest(json: string, seed: number): readonly Failure[] {
  return vitestReport.parse(JSON.parse(json)).testResults.flatMap((file) => {
    const name = relative('', file.name);
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0 && file.status === 'failed') return [{ test: name, seed }];
    return tests.map(({ fullName }) => ({ test: `${name} › ${fullName}`, seed }));
  });
}

/** The failures of each test together, the most frequent first. */
export function tally(
  failures: readonly Failure[],
): readonly { readonly test: string; readonly seeds: readonly number[] }[] {
  const tests = [...new Set(failures.map(({ test }) => test))];
  return tests
    .map((test) => ({
      test,
      seeds: failures.filter((one) => one.test === test).map(({ seed }) => seed),
    }))
    .toSorted((a, b) => b.seeds.length - a.seeds.length);
}
