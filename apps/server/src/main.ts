/** What `npm start` starts: the server, with secrets that nobody can foresee. */
import { randomBytes } from 'node:crypto';
import { run } from './program.ts';

await run(randomBytes);
