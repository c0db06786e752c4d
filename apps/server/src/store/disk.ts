/** A disk that fails: how it is known, noticed, and found to work again. */
import type { Log } from '../log.ts';
import type { Clock } from '../time.ts';
import type { Store } from './store.ts';

/** Between two looks at a disk that failed, in ms. */
const PROBE_MS = 2_000;

/** Failures that pass by themselves, or that whoever runs the machine can mend; every other is a bug, or a broken file. */
const FAILURES = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|PROTOCOL|NOMEM)|^POSTGRES_/;

/** Whether the store failed because the disk is full or cannot be read or written just now. */
export function isDiskFailure(error: unknown): boolean {
  return FAILURES.test(codeOf(error) ?? '');
}

/** The name that a database has for its failure, such as `SQLITE_FULL` or `POSTGRES_57P01`; null for any other error. */
export function codeOf(error: unknown): string | null {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
  return typeof code === 'string' && /^(SQLITE|POSTGRES)_/.test(code) ? code : null;
}

export interface Watched {
  readonly store: Store;
  /** Whether the disk works, as far as is known: false from the first failure until a probe has succeeded. */
  readonly works: () => boolean;
  readonly stop: () => void;
}

/** Watches every call to a store. The first failure is logged; then it is the server itself that tries again. */
export function watchDisk(store: Store, { clock, log }: { clock: Clock; log: Log }): Watched {
  let works = true;
  let callOff: (() => void) | null = null;

  const probeLater = (): void => {
    callOff = clock.after(PROBE_MS, () => void store.probe().then(mended, probeLater));
  };
  const mended = (): void => {
    works = true;
    log.info('the disk works again');
  };
  const look = (err: unknown): unknown => {
    if (!works || !isDiskFailure(err)) return err;
    works = false;
    log.error({ err, sqlite: codeOf(err) }, 'the disk fails; nothing is kept until it works again');
    probeLater();
    return err;
  };
  return {
    store: failingAs(store, look),
    works: () => works,
    stop: () => callOff?.(),
  };
}

/** The same, of which whoever called is told of all that fails as `name` gives it back. */
export function failingAs<X extends object>(store: X, name: (error: unknown) => unknown): X {
  return new Proxy(store, {
    get: (target, call) => {
      const method: unknown = Reflect.get(target, call);
      if (typeof method !== 'function') return method;
      return async (...args: readonly unknown[]): Promise<unknown> => {
        try {
          return await Reflect.apply(method, target, args);
        } catch (error) {
          throw name(error);
        }
      };
    },
  });
}
