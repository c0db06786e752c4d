/** Finds the file of a worker thread, in source and in the build. */
import { fileURLToPath } from 'node:url';

/** How to start a thread: its file, and the flags of Node it needs when it runs from source. */
export interface Thread {
  readonly file: string;
  readonly execArgv: readonly string[];
}

/**
 * @param path a `.ts` file, relative to the module that asks.
 * @param from `import.meta.url` of that module: the build rewrites imports, but not such strings.
 */
export function threadFile(path: string, from: string): Thread {
  const source = from.endsWith('.ts');
  const file = fileURLToPath(new URL(source ? path : path.replace(/\.ts$/, '.js'), from));
  return { file, execArgv: source ? ['--conditions=source', '--import', registration()] : [] };
}

/** `--import tsx` registers itself in the main thread only on Node 20; a worker has to be told. */
function registration(): string {
  const api = import.meta.resolve('tsx/esm/api');
  return `data:text/javascript,import{register}from${encodeURIComponent(JSON.stringify(api))};register()`;
}
