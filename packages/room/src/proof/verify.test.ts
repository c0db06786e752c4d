import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchFileOf } from '../file.ts';
import {
  goingOn,
  playAtRandom,
  playedMatch,
  recordAfter,
  recorded,
  TOY,
} from '../testing/records.ts';
import { table } from '../testing/words.ts';
import { type FileParts, type MatchFile, readMatchFile, writeMatchFile } from './file.ts';
import { type Fault, verify } from './verify.ts';

const shelf = (game: string) => (game === TOY.id ? TOY : undefined);
const { record } = playedMatch('proof');
const text = matchFileOf(record, TOY);
const file = fileIn(text);

function fileIn(whole: string): MatchFile {
  const read = readMatchFile(whole);
  if (!read.ok) throw new Error(read.why.code);
  return read.file;
}

/** Returns the fault found in a file that somebody has changed with care, digest and all. */
function faultOf(changes: Partial<FileParts>): Fault | null {
  const verdict = verify(writeMatchFile({ ...file, match: record, ...changes }), shelf);
  return verdict.holds ? null : verdict.why;
}

describe('the file of a match', () => {
  it('holds, with every shuffle of the match in it', () => {
    expect(verify(text, shelf)).toEqual({ holds: true, file, played: true });
    expect(file.draws.length).toBeGreaterThan(1);
    expect(file.draws).toContainEqual(expect.objectContaining({ kind: 'shuffle', input: 0 }));
    expect(file.match).toEqual(record);
  });

  it('does not hold with any byte changed', () => {
    const bytes = Buffer.from(text);
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }));
    fc.assert(
      fc.property(change, ([at, by]) => {
        const changed = Buffer.from(bytes);
        changed[at] = (bytes[at] ?? 0) ^ by;
        expect(verify(changed.toString(), shelf)).toMatchObject({ holds: false });
      }),
      { numRuns: 300 },
    );
  });

  it('does not hold with anything left out or added', () => {
    for (const other of [
      '',
      text.slice(0, -1),
      `${text}\n`,
      `\n${text}`,
      ` ${text}`,
      text.trim(),
    ]) {
      expect(verify(other, shelf)).toMatchObject({ holds: false });
    }
    const stranger = { ...record, note: 'of no field that is known' };
    expect(faultOf({ match: stranger })).toEqual({ code: 'notAFile' });
  });

  it('is plain ASCII, whatever the players are called', () => {
    const named = { ...record, players: [{ name: 'דנה\u2028🦉', ink: 1, bot: null } as const] };
    const written = matchFileOf(named, TOY);
    expect(written).toMatch(/^[\n\x20-\x7e]+$/);
    expect(fileIn(written).match.players).toEqual(named.players);
  });
});

describe('the file of a match whose seats were drawn', () => {
  const scripted = table(['Ann', 'Ben', 'Cat', 'Dan'], { id: 'drawn' });
  scripted.send('Ann', { do: 'order', chairs: null });
  scripted.send('Ann', { do: 'start' });
  const match = recorded(scripted, 'drawn');
  const { drawn = [], fairness } = match.record;
  const parts = { ...fileIn(matchFileOf(match, TOY)), match };
  const foundIn = (changes: Partial<typeof match.record>): Fault | null => {
    const changed = { ...match, record: { ...match.record, ...changes } };
    const verdict = verify(writeMatchFile({ ...parts, match: changed }), shelf);
    return verdict.holds ? null : verdict.why;
  };

  it('holds, and says how', () => {
    expect(drawn.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    expect(foundIn({})).toBeNull();
  });

  it('does not hold with another draw, or with a share in another seat', () => {
    const { nonces } = fairness;
    const found = [
      foundIn({ drawn: drawn.toReversed() }),
      foundIn({ drawn: drawn.slice(1) }),
      foundIn({ fairness: { ...fairness, nonces: nonces.toReversed() } }),
    ];
    expect(found.map((fault) => fault?.code)).toEqual(['seats', 'seats', 'seats']);
  });
});

describe('a lie in the file, told with care', () => {
  const { fairness } = record.record;
  const withRecord = (changes: Partial<typeof record.record>): Partial<FileParts> => ({
    match: { ...record, record: { ...record.record, ...changes } },
  });

  it.each([
    ['another secret', { fairness: { ...fairness, secret: 'ab'.repeat(32) } }, 'hash'],
    ['another match', { fairness: { ...fairness, match: 'other/1' } }, 'hash'],
    ['other nonces', { fairness: { ...fairness, nonces: ['f'.repeat(32)] } }, 'draw'],
    ['other options', { options: { ...record.record.options, rounds: 1 } }, 'stopped'],
    ['an input that is missing', { inputs: record.record.inputs.slice(0, -1) }, 'outcome'],
  ])('is found: %s', (_, changes, code) => {
    expect(faultOf(withRecord(changes))).toMatchObject({ code });
  });

  it('is found: the name of another match', () => {
    expect(faultOf({ match: { ...record, id: 'f'.repeat(32) } })).toMatchObject({ code: 'name' });
  });

  it('is found: another hash, or none', () => {
    expect(faultOf({ hashes: ['f'.repeat(64)] })).toMatchObject({ code: 'hash' });
    expect(faultOf({ hashes: [] })).toEqual({ code: 'notAFile' });
  });

  it('is found wherever a draw says something else', () => {
    const lies = file.draws.flatMap((draw, place) => [
      { place, draw: { ...draw, counter: draw.counter + 1 } },
      {
        place,
        draw:
          draw.kind === 'shuffle'
            ? { ...draw, got: draw.got.toReversed() }
            : { ...draw, got: (draw.got + 1) % draw.of },
      },
    ]);
    const told = lies.filter(
      ({ place, draw }) => draw.of > 1 || draw.counter !== file.draws[place]?.counter,
    );
    expect(told.length).toBeGreaterThan(file.draws.length);
    for (const { place, draw } of told) {
      const draws = file.draws.with(place, draw);
      expect(faultOf({ draws })).toMatchObject({ code: 'draw', place, found: draw });
    }
  });

  it('is found when true numbers were drawn for something the rules never asked', () => {
    const { draws } = file;
    expect(faultOf({ draws: draws.slice(0, -1) })).toMatchObject({ code: 'asked', found: null });
    const [first] = draws;
    if (!first) throw new Error('nothing was drawn');
    const swapped = draws.toSorted(
      (a, b) => b.input - a.input || b.purpose.localeCompare(a.purpose),
    );
    expect(faultOf({ draws: swapped })).toMatchObject({ code: 'asked', place: 0 });
  });
});

describe('a file of a match that', () => {
  it('was abandoned holds as well', () => {
    const scripted = table(['Ann'], { id: 'left' });
    scripted.send('Ann', { do: 'addBot', seat: 1, level: 'easy' });
    scripted.send('Ann', { do: 'start' });
    playAtRandom(scripted, 2, 'left');
    const before = scripted.room();
    scripted.send('Ann', { do: 'abandon' });
    const left = recordAfter(scripted, before);
    expect(left?.closed).toBe('abandoned');
    expect(left && verify(matchFileOf(left, TOY), shelf)).toMatchObject({ holds: true });
  });

  it('went on from another is checked with the secrets of both', () => {
    const scripted = goingOn(record, 3, 'went on');
    scripted.send('Ann', { do: 'start' });
    const whole = matchFileOf(recorded(scripted, 'went on'), TOY);
    expect(verify(whole, shelf)).toMatchObject({ holds: true, played: true });
    expect(fileIn(whole).hashes).toHaveLength(2);
  });

  it('was played by rules that are not here is checked for its numbers alone', () => {
    expect(verify(text, () => undefined)).toEqual({ holds: true, file, played: false });
    const other = { ...TOY, version: TOY.version + 1 };
    expect(verify(text, () => other)).toEqual({ holds: true, file, played: false });
    expect(fileIn(matchFileOf(record, other)).draws).toEqual([]);
  });
});

describe('the verifier', () => {
  it.each(['file', 'random', 'run', 'sha256', 'verify'])(
    'runs no code of the engine: %s',
    (name) => {
      const source = readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8');
      const run = [...source.matchAll(/^import (?!type )[^;]+ from '([^']+)';$/gm)].map(
        ([, from]) => from,
      );
      for (const from of run) expect(from).toMatch(/^(\.\/|zod\/mini$)/);
    },
  );
});
