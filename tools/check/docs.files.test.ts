/** What the documents name is there: files, decisions, and the words of the code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', 'shots', 'data']);

/** Every file below a folder, by its path. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = folder === '.' ? one.name : `${folder}/${one.name}`;
    if (LEFT_OUT.has(one.name)) return [];
    return one.isDirectory() ? filesIn(path) : [path];
  });
}

const FILES = filesIn('.');
const DOCUMENTS = FILES.filter((file) =>
  /^(docs\/(adr\/)?[\w-]+|README|CONTRIBUTING)\.md$/.test(file),
);
const DECISIONS = readdirSync('docs/adr').filter((name) => /^\d{4}-.+\.md$/.test(name));

/** The files that a document names between backticks, by their path or the end of it. */
const FILE = /`([\w@./-]+\.(?:ts|tsx|md|css|cjs|json))`/g;

const PATH = /`((?:apps|packages|tools|e2e|docs)\/[\w./@-]+)`/g;

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names files that are there', () => {
    const named = [...text.matchAll(FILE)].map(([, name = '']) => name);
    const ends = FILES.map((file) => `/${file}`);
    expect(named.filter((name) => !ends.some((end) => end.endsWith(`/${name}`)))).toEqual([]);
  });

  it('names paths from the root that are there, folders too', () => {
    const named = [...text.matchAll(PATH)].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('links to pages that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)/g)];
    const linked = links.map(([, to = '']) => join(dirname(document), to));
    expect(linked.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('docs/adr', () => {
  it('has a status on every page, below its title', () => {
    const without = DECISIONS.filter(
      (name) =>
        !/^# \d+\. .+\n\n\*\*Status\.\*\* \S/.test(readFileSync(`docs/adr/${name}`, 'utf8')),
    );
    expect(without).toEqual([]);
  });

  it('lists every page once, in order, by its title', () => {
    const rows = readFileSync('docs/adr/README.md', 'utf8').matchAll(
      /^\| +(\d+) +\| \[(.+)\]\((.+)\)/gm,
    );
    const listed = [...rows].map(([, no, title, file]) => `${file}: # ${no}. ${title}`);
    const titles = DECISIONS.toSorted().map((name) => {
      const [title = ''] = readFileSync(`docs/adr/${name}`, 'utf8').split('\n');
      return `${name}: ${title}`;
    });
    expect(listed).toEqual(titles);
  });
});

describe('docs/words.md', () => {
  const rows = [
    ...readFileSync('docs/words.md', 'utf8').matchAll(/^\| (.+?) +\| .+ \| `(\w+)` +\|$/gm),
  ];

  it('has each word once, and each name of the code once', () => {
    const words = rows.map(([, word]) => word);
    const names = rows.map(([, , name]) => name);
    expect(new Set(words).size).toBe(words.length);
    expect(new Set(names).size).toBe(names.length);
    expect(words.length).toBeGreaterThan(50);
  });

  it('names what the code has', () => {
    const code = FILES.filter((file) => /^(packages|apps)\/.+\.tsx?$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const known = new Set(code.match(/\b[A-Za-z_]\w*\b/g));
    expect(rows.map(([, , name = '']) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});
