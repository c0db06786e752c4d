import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../../..', import.meta.url));
const STANDARD = 'wwwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbbb';

function run(tool: 'perft' | 'legal', args: readonly string[], input = '') {
  const command = [
    '--import',
    'tsx',
    '--conditions=source',
    `packages/engine/src/games/abalone/tools/${tool}.ts`,
    ...args,
  ];
  return spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8', input });
}

describe('perft', () => {
  it('prints the number alone, for a start and for a position', () => {
    expect(run('perft', ['standard', '2']).stdout).toBe('1936\n');
    expect(run('perft', [`${STANDARD} w`, '1']).stdout).toBe('44\n');
    expect(run('perft', ['standard', '0']).stdout).toBe('1\n');
  });

  it('says in one sentence what it cannot read, and exits with 2', () => {
    for (const args of [
      ['nowhere', '2'],
      ['standard', 'two'],
      ['standard'],
      [`${STANDARD} x`, '1'],
    ]) {
      const { status, stdout, stderr } = run('perft', args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });
});

describe('legal', () => {
  it('prints a sorted array of moves for each position, and goes on after one it cannot read', () => {
    const lonely = '...../....../......./......../....b..../......../......./....../..... b';
    const { status, stdout } = run('legal', [], `${STANDARD} b\nnonsense\n${lonely}\n`);
    const [first, second, third] = stdout
      .trim()
      .split('\n')
      .map((line): readonly string[] => JSON.parse(line));
    expect(first).toHaveLength(44);
    expect(first).toEqual(first?.toSorted());
    expect(second).toHaveProperty('error');
    expect(third).toEqual(['e5d4', 'e5d5', 'e5e4', 'e5e6', 'e5f5', 'e5f6']);
    expect(status).toBe(1);
  });
});
