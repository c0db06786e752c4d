import { describe, expect, it } from 'vitest';
import { onState, openTable, type Table } from '../table.ts';
import { compareGolden, readGolden, writeGolden } from './golden.ts';
import { toy } from './toy.ts';
import { TOY_GOLDEN } from './toy-golden.ts';

const table = openTable(toy);
const draw = onState(toy, ({ pub }) => `scores ${pub.scores.join(' ')}\nround ${pub.round}`);

const STORED = compareGolden(table, TOY_GOLDEN, draw).now;

/** The toy, with another number of points for a won round. */
const doubled: typeof toy.apply = (state, input, random) => {
  const ruling = toy.apply(state, input, random);
  if (!ruling.ok) return ruling;
  const { pub } = ruling.state;
  const scores = pub.scores.map((score) => score * 2);
  return { ...ruling, state: { ...ruling.state, pub: { ...pub, scores } } };
};
const changed = (version: number): Table => openTable({ ...toy, version, apply: doubled });

describe('a golden replay', () => {
  it('is completed with a transcript for readers', () => {
    expect(STORED.transcript?.filter((line) => !line.includes('hear'))).toEqual([
      '0 setup',
      '  scores 0 0',
      '  round 1',
      '1 seat 1, pick:1: {"do":"pick","slot":0}',
      '  scores 0 0',
      '  round 1',
      '2 time-out pick:1',
      '  scores 0 0',
      '  round 1',
      '3 time-out window:1',
      expect.stringMatching(/^ {2}scores [01] [01]$/),
      '  round 2',
      expect.stringMatching(/^outcome \{"ranking"/),
    ]);
  });

  it('says who hears what', () => {
    expect(STORED.transcript).toContain('  1 hear {"type":"picked","seat":1,"slot":0}');
    expect(STORED.transcript).toContain('  all hear {"type":"laid","seat":1}');
  });

  it('holds while nothing changes, also through its file', () => {
    const read = readGolden(writeGolden(STORED));
    expect(read).toEqual(STORED);
    expect(compareGolden(table, read ?? TOY_GOLDEN, draw)).toMatchObject({
      findings: [],
      mayStore: true,
    });
  });

  it('fails when the rules change under the same version, and may not be stored', () => {
    const { findings, mayStore } = compareGolden(changed(1), STORED, draw);
    expect(findings).toContain('the same inputs lead elsewhere: raise the version');
    expect(mayStore).toBe(false);
  });

  it('fails when the version is raised, until it is stored anew', () => {
    const { now, findings, mayStore } = compareGolden(changed(2), STORED, draw);
    expect(findings).toContain('recorded with version 1, now 2');
    expect(mayStore).toBe(true);
    expect(compareGolden(changed(2), now, draw).findings).toEqual([]);
  });

  it('fails when only the transcript is drawn differently, and may be stored', () => {
    const { findings, mayStore } = compareGolden(table, STORED, () => 'nothing');
    expect(findings).toEqual([expect.stringMatching(/^transcript line \d+: stored/)]);
    expect(mayStore).toBe(true);
  });

  it('fails when an input is refused, and may not be stored', () => {
    const inputs = [...STORED.inputs, { kind: 'timeout', timer: 'pick:1' } as const];
    const { findings, mayStore } = compareGolden(table, { ...STORED, inputs }, draw);
    expect(findings[0]).toMatch(/no longer fits its game: .*stale/);
    expect(mayStore).toBe(false);
  });

  it('is read strictly', () => {
    expect(readGolden('{"setup": {}, "inputs": []}')).toBeNull();
  });
});
