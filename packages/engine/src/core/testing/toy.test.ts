import { env } from 'node:process';
import { expect, it } from 'vitest';
import { openTable } from '../table.ts';
import { conformance } from './conformance.ts';
import { describeConformance } from './suite.ts';
import { TOY_TRIAL, toy } from './toy.ts';

const table = openTable(toy);

describeConformance(table, { ...TOY_TRIAL, seats: env['LONG'] === '1' ? [2, 3, 4] : [3] });

it('compares worlds for every kind of input the toy has', () => {
  const { tally } = conformance(table, TOY_TRIAL);
  expect([...tally.keys()].toSorted()).toEqual([
    'move add',
    'move concede',
    'move pass',
    'move pick',
    'move prefs',
    'timeout beat',
    'timeout pick',
    'timeout window',
  ]);
});

it('finds a take-back that counts less as taught than may teach', () => {
  const silent = openTable({ ...toy, takeBack: { moves: ['add'], teaches: ['pass'] } });
  const { findings } = conformance(silent, TOY_TRIAL);
  expect(findings.join('\n')).toMatch(/counts as taught is not what may teach/);
});
