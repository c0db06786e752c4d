/** The body of a request, as the schema of its route takes it. */
import type { Request } from 'express';
import { isPlain } from '../gateway/plain.ts';

interface Parser<X> {
  readonly safeParse: (raw: unknown) => { success: true; data: X } | { success: false };
}

/** Returns the body of a request; null when it does not fit the schema. */
export function parsed<X>(schema: Parser<X>, req: Request): X | null {
  const raw: unknown = req.body;
  if (!isPlain(raw)) return null;
  const read = schema.safeParse(raw);
  return read.success ? read.data : null;
}
