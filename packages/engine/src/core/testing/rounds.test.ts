import { expect, it } from 'vitest';
import { openTable } from '../table.ts';
import { conformance } from './conformance.ts';
import { TOY_TRIAL, toy } from './toy.ts';

it('finds out a game whose rounds end for some and not for others', () => {
  const table = openTable({
    ...toy,
    hands: (event) => event.type === 'drew' && event.card !== null,
  });
  const { findings } = conformance(table, { ...TOY_TRIAL, runs: 1 });
  expect(findings.join('\n')).toMatch(/hands: 0 hears of other ends of rounds than the public/);
});

it('finds out a game that shows old hands and hides none', () => {
  const { findings } = conformance(openTable(toy), { ...TOY_TRIAL, runs: 0, hidden: null });
  expect(findings.join('\n')).toMatch(/hands are hidden where nothing is/);
});
