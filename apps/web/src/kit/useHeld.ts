import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/** What is so, until a picture after it has ended: what its end costs is not added to what ends it. */
export function useHeld(is: boolean): boolean {
  const [was, setWas] = useState(is);
  useEffect(() => (is === was ? undefined : afterPaint(() => setWas(is))), [is, was]);
  return is || was;
}
