/** The body of a request, as the schema of its route takes it. */
import type { Request } from 'express';
import { isPlain } from '../gateway/plain.ts';

interface Parser<X> {
  readonly safeParse: (raw: unknown) => { success: true; data: X } | { success: false };
}

/** What was sent; null when it is not what the schema says. */
export function parsed<X>(schema: Parser<X>, req: Request): X | null {
  const raw: unknown = req.body;
  if (!isPlain(raw)) return null;
  const read = schema.safeParse(raw);
  return read.success ? read.data : null;
}
