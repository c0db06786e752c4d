/** The hours in which nobody is told anything. */

const [FROM, UNTIL] = [22, 8];
const HOUR_MS = 3_600_000;

/**
 * When the night is over in a time zone, in ms; null while it is day there, and for a zone that nobody
 * knows. To the hour: where clocks are changed that night, it may be one off.
 */
export function nightUntil(now: number, zone: string): number | null {
  if (!isZone(zone)) return null;
  const hour = hourIn(now, zone);
  if (hour < FROM && hour >= UNTIL) return null;
  const hours = (UNTIL - hour + 24) % 24;
  return now - (now % HOUR_MS) + hours * HOUR_MS;
}

/** Whether a time zone is known by this name. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function hourIn(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  return Number(format.format(at));
}
