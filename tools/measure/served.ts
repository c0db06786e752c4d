/** What a server says of itself at `/metrics`. */

/** Reads one figure after the other by its name, all of the same moment. */
export async function metricsOf(url: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

/** Processor time that a server has used so far, in ms. */
export const cpuMs = (read: (name: string) => number): number =>
  read('process_cpu_seconds_total') * 1000;

/** Memory that a server has from the machine, in MB. */
export const rssMb = (read: (name: string) => number): number =>
  read('process_resident_memory_bytes') / 1e6;

/** Memory of which it knows, garbage that was not collected yet included, in MB. */
export const heapMb = (read: (name: string) => number): number =>
  (read('nodejs_heap_size_used_bytes') + read('nodejs_external_memory_bytes')) / 1e6;

/** The value that a share of all does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
