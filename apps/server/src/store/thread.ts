/** What goes between the store's thread and the main one. */
import type { MessagePort } from 'node:worker_threads';
import * as z from 'zod/mini';
import type { Settings } from './database.ts';
import { codeOf } from './disk.ts';
import type { Unopened } from './opening.ts';
import type { Store } from './store.ts';

export type Method = keyof Store;

/** One call of the store, numbered by the main thread. */
export interface Call {
  readonly id: number;
  readonly method: Method;
  /** As JSON where there is one call for a whole turn of the server: a text travels for less than what it tells. */
  readonly args: readonly unknown[] | string;
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | {
      readonly id: number;
      readonly ok: false;
      readonly error: string;
      /** The name that SQLite has for it, if it is one of its own. */
      readonly code: string | null;
    };

/** The thread's first message. */
export type Greeting =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly why: Unopened };

/** Returns the arguments of a call, which the proxy's types have seen to. */
export function argsOf({ args }: Call): readonly unknown[] {
  return typeof args === 'string' ? ARGS.parse(JSON.parse(args)) : args;
}
const ARGS = z.custom<readonly unknown[]>();

/** Answers the calls that come in through a port; after `close` the port is closed too. */
export function serve(port: MessagePort, store: Store): void {
  const answer = async (call: Call): Promise<Reply> => {
    const { id, method } = call;
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the proxy's types have seen to the arguments
      const run = store[method] as (...args: readonly unknown[]) => Promise<unknown>;
      return { id, ok: true, value: await run(...argsOf(call)) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { id, ok: false, error: message, code: codeOf(error) };
    }
  };
  const handle = async (call: Call) => {
    port.postMessage(await answer(call), []);
    if (call.method === 'close') port.close();
  };
  port.on('message', (call: Call) => void handle(call));
}
