/**
 * The entry of browser tests: the server as it was built, in a process of its own, but its secrets come
 * from the seed that is its argument, or from another that its parent has sent it since.
 */
import { seededBytes } from './seed.ts';

let bytes = seededBytes(process.argv[2] ?? '');
process.on('message', (seed) => {
  bytes = seededBytes(String(seed));
  process.send?.('seeded');
});

const built = new URL('../../dist/program.js', import.meta.url).href;
const program: typeof import('../program.ts') = await import(built);
await program.run((count) => bytes(count));
