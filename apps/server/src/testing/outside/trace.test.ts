/** The readers of a record, on records made by hand: what they must see, and what they must not believe. */
import { describe, expect, it } from 'vitest';
import { toldAt, toldEarly } from './order.ts';
import { afterPowerCut, type Luck, NONE } from './platter.ts';
import { readTrace } from './trace.ts';

const hex = (text: string): string =>
  text.replaceAll(/./g, (one) => `\\x${one.charCodeAt(0).toString(16)}`);
const on = (fd: number, path: string): string => `${fd}<${hex(path)}>`;

const WAL = '/d/db-wal';
const made = (path: string) =>
  `1 openat(AT_FDCWD<${hex('/')}>, "${hex(path)}", O_RDWR|O_CREAT, 0644) = ${on(9, path)}`;
const wrote = (text: string, at = 0) =>
  `1 pwrite64(${on(9, WAL)}, "${hex(text)}", ${text.length}, ${at}) = ${text.length}`;
const synced = (path = WAL) => `1 fsync(${on(9, path)}) = 0`;
const said = (text: string) =>
  `2 writev(${on(7, 'socket:[5]')}, [{iov_base="\\x81", iov_len=1}, {iov_base="${hex(text)}", iov_len=${text.length}}], 2) = ${text.length + 1}`;

const early = (...lines: readonly string[]): readonly string[] => {
  const calls = readTrace(lines.join('\n'));
  return toldEarly(calls, toldAt(calls, ['move']));
};

describe('a word', () => {
  it('may be told when its file was synced since it was written', () => {
    expect(early(wrote('a move'), synced(), said('move!'))).toEqual([]);
  });

  it.each([
    ['before it is synced', [wrote('move'), said('move'), synced()]],
    ['after a sync of another file', [wrote('move'), synced('/d/db'), said('move')]],
    ['after a sync that came too soon', [synced(), wrote('move'), said('move')]],
    [
      'after a sync that failed',
      [wrote('move'), synced().replace('= 0', '= -1 EIO (x)'), said('move')],
    ],
    ['after a sync that never was', [wrote('move'), `${synced()} (INJECTED)`, said('move')]],
    ['after a write that was short', [wrote('move').replace('= 4', '= 3'), synced(), said('move')]],
  ])('told %s is early', (_, lines) => {
    expect(early(...lines)).toEqual(['move']);
  });

  it('told while the sync is under way is early, and after it is not', () => {
    const [begun, rest] = [
      synced().replace(') = 0', ' <unfinished ...>'),
      '1 <... fsync resumed>) = 0',
    ];
    expect(early(wrote('move'), begun, said('move'), rest)).toEqual(['move']);
    expect(early(wrote('move'), begun, rest, said('move'))).toEqual([]);
  });

  it('that was never told is no proof of anything', () => {
    expect(() => early(wrote('move'), synced())).toThrow('does not tell of move');
  });
});

describe('a disk whose power fails', () => {
  const left = (lines: readonly string[], luck: Luck = NONE) => {
    const files = afterPowerCut(readTrace(lines.join('\n')), lines.length, luck);
    return Object.fromEntries([...files].map(([path, data]) => [path, data.toString()]));
  };
  const begun = [made(WAL), wrote('one'), synced(), synced('/d')];

  it('has what was synced, and nothing else that was written', () => {
    expect(left([...begun, wrote('two', 3)])).toEqual({ [WAL]: 'one' });
    expect(left([...begun, wrote('two', 3)], () => true)).toEqual({ [WAL]: 'onetwo' });
    expect(left([...begun, wrote('two', 1), synced()])).toEqual({ [WAL]: 'otwo' });
  });

  it('knows a file only when its folder was synced, and forgets it only so', () => {
    const gone = `1 unlink("${hex(WAL)}") = 0`;
    expect(left([made(WAL), wrote('one'), synced()])).toEqual({});
    expect(left([...begun, gone])).toEqual({ [WAL]: 'one' });
    expect(left([...begun, gone, synced('/d')])).toEqual({});
  });

  it('may have the later half of a write, and not the earlier', () => {
    const turns = [true, false, true];
    const torn = left([...begun, wrote('x'.repeat(600), 100)], () => turns.shift() ?? false);
    expect(torn[WAL]).toHaveLength(700);
    expect(torn[WAL]?.slice(0, 512)).toBe(`one${'\0'.repeat(509)}`);
  });

  it('has a file as short as it was cut, when that was synced', () => {
    const cut = `1 ftruncate(${on(9, WAL)}, 1) = 0`;
    expect(left([...begun, cut])).toEqual({ [WAL]: 'one' });
    expect(left([...begun, cut, synced()])).toEqual({ [WAL]: 'o' });
  });
});
