/** The store as the main thread holds it: every call goes to the store's own thread and back. */
import { Worker } from 'node:worker_threads';
import { threadFile } from '../thread.ts';
import type { Opened } from './opening.ts';
import type { Placing, Telling } from './push.ts';
import type { Store } from './store.ts';
import type { Call, Greeting, Method, Reply } from './thread.ts';

/** A call under way. */
interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens the store of a folder in a thread of its own.
 * @param onDeath called once when the thread ends by itself; whatever was under way has an unknown
 * outcome, and the process had better end.
 */
export async function openStore(folder: string, onDeath: (error: Error) => void): Promise<Opened> {
  const { file, execArgv } = threadFile('./worker.ts', import.meta.url);
  const worker = new Worker(file, { execArgv: [...execArgv], workerData: folder });
  const greeting = await new Promise<Greeting>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  if (!greeting.ok) {
    await worker.terminate();
    return greeting;
  }
  return { ...greeting, store: callInto(worker, onDeath) };
}

type Ask = <K extends Method>(
  method: K,
  args: Parameters<Store[K]> | string,
) => ReturnType<Store[K]>;

/** The store that a thread serves; see `openStore`. */
export function callInto(worker: Worker, onDeath: (error: Error) => void): Store {
  const exited = new Promise((resolve) => worker.once('exit', resolve));
  const { ask, die } = callsTo(worker);
  let closing = false;
  const ended = (error: Error) => {
    if (die(error) && !closing) onDeath(error);
  };
  worker.on('error', ended);
  worker.on('exit', (code) => ended(new Error(`the store's thread ended with ${code}`)));
  const close = async () => {
    closing = true;
    await ask('close', []);
    await exited;
  };
  return { ...askingBy(ask), close };
}

/** Calls to a thread by number; `die` refuses those under way and all later ones, and is true once. */
function callsTo(worker: Worker): { ask: Ask; die: (error: Error) => boolean } {
  const pending = new Map<number, Pending>();
  let last = 0;
  let dead: Error | null = null;
  worker.on('message', (reply: Reply) => {
    const call = pending.get(reply.id);
    pending.delete(reply.id);
    if (reply.ok) call?.resolve(reply.value);
    else call?.reject(Object.assign(new Error(reply.error), reply.code && { code: reply.code }));
  });
  const send = (method: Method, args: Call['args']) =>
    new Promise<unknown>((resolve, reject) => {
      if (dead) return reject(dead);
      last += 1;
      pending.set(last, { resolve, reject });
      worker.postMessage({ id: last, method, args } satisfies Call, []);
    });
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread answers with what the method gives
    ask: send as Ask,
    die: (error) => {
      if (dead) return false;
      dead = error;
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
      return true;
    },
  };
}

function askingBy(ask: Ask): Omit<Store, 'close'> {
  return {
    append: (...args) => ask('append', JSON.stringify(args)),
    load: (...args) => ask('load', args),
    tail: (...args) => ask('tail', args),
    wasAccepted: (...args) => ask('wasAccepted', args),
    finished: (...args) => ask('finished', args),
    unfilmed: (...args) => ask('unfilmed', args),
    keepFilm: (...args) => ask('keepFilm', args),
    film: (...args) => ask('film', args),
    playedBy: (...args) => ask('playedBy', args),
    invited: (...args) => ask('invited', args),
    replaceInvite: (...args) => ask('replaceInvite', args),
    addInvite: (...args) => ask('addInvite', args),
    codeOf: (...args) => ask('codeOf', args),
    coded: (...args) => ask('coded', args),
    ask: (...args) => ask('ask', args),
    asked: (...args) => ask('asked', args),
    unask: (...args) => ask('unask', args),
    identity: (...args) => ask('identity', args),
    bindCookie: (...args) => ask('bindCookie', args),
    roomsOf: (...args) => ask('roomsOf', args),
    visitedBy: (...args) => ask('visitedBy', args),
    forgetIn: (...args) => ask('forgetIn', args),
    forget: (...args) => ask('forget', args),
    presetsOf: (...args) => ask('presetsOf', args),
    keepPreset: (...args) => ask('keepPreset', args),
    dropPreset: (...args) => ask('dropPreset', args),
    addChat: (...args) => ask('addChat', args),
    chat: (...args) => ask('chat', args),
    due: (...args) => ask('due', args),
    alive: (...args) => ask('alive', args),
    outages: (...args) => ask('outages', args),
    lastAlive: (...args) => ask('lastAlive', args),
    sweep: (...args) => ask('sweep', args),
    measure: (...args) => ask('measure', args),
    probe: (...args) => ask('probe', args),
    ...tellingBy(ask),
  };
}

function tellingBy(ask: Ask): Placing & Telling {
  return {
    pushKeys: (...args) => ask('pushKeys', args),
    subscribe: (...args) => ask('subscribe', args),
    unsubscribe: (...args) => ask('unsubscribe', args),
    subscriptionsOf: (...args) => ask('subscriptionsOf', args),
    notices: (...args) => ask('notices', args),
    dropNotice: (...args) => ask('dropNotice', args),
    putOffNotice: (...args) => ask('putOffNotice', args),
  };
}
