/** The step in the address of a replay: `/m/<id>#37`. */
import { useEffect } from 'react';

/** The step that the address names; the start where it names none. */
export function addressedStep(): number {
  const step = /^#(\d{1,5})$/.exec(location.hash)?.[1];
  return step === undefined ? 0 : Number(step);
}

/** The address of a step, to hand on. */
export function stepAddress(id: string, count: number): string {
  return `${location.origin}/m/${id}#${count}`;
}

/** Browsers bear no more than a hundred changes of the address in half a minute. */
const REST_MS = 300;

/** Keeps the address with the step once it rests, and goes where a changed address leads. */
export function useAddress(count: number, go: (count: number) => void): void {
  useEffect(() => {
    const write = (): void => history.replaceState(history.state, '', `#${count}`);
    const timer = setTimeout(write, REST_MS);
    return () => clearTimeout(timer);
  }, [count]);
  useEffect(() => {
    const read = (): void => go(addressedStep());
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [go]);
}
