/** The store's thread: opens the folder it is given, greets, then serves. */
import { parentPort, workerData } from 'node:worker_threads';
import { openFolder } from './opening.ts';
import { type Greeting, serve } from './thread.ts';

const opened = await openFolder(String(workerData));
const greeting: Greeting = opened.ok ? { ok: true, settings: opened.settings } : opened;
if (opened.ok && parentPort) serve(parentPort, opened.store);
parentPort?.postMessage(greeting, []);
