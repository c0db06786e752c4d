import { describe, expect, it } from 'vitest';
import { openTable } from '../table.ts';
import { conformance } from './conformance.ts';
import { TOY_TRIAL, toy } from './toy.ts';
import { type ToyMove, toyMove } from './toy-types.ts';

type Guard = (raw: unknown) => raw is ToyMove;

function findings(isMove: Guard): string {
  const table = openTable({ ...toy, isMove });
  return conformance(table, { ...TOY_TRIAL, runs: 1 }).findings.join('\n');
}

const exact: Guard = (raw): raw is ToyMove => toyMove.safeParse(raw).success;
const lax: Guard = (raw): raw is ToyMove =>
  exact(raw) || (typeof raw === 'object' && raw !== null && 'slot' in raw);
const strict: Guard = (raw): raw is ToyMove => exact(raw) && raw.do !== 'pass';

describe('a guard written by hand', () => {
  it('may take the place of the schema', () => {
    expect(findings(exact)).toBe('');
  });

  it('may take neither more than the schema nor less', () => {
    expect(findings(lax)).toMatch(/the guard is the schema: .*"slot".* is read against the schema/);
    expect(findings(strict)).toMatch(/the guard is the schema: .*"pass".* is read against/);
  });
});
