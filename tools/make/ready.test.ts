import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ready } from './ready.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kesem-ready-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('hands out scripts that say first that they are read on arrival, and twins of the same content', async () => {
  const files = {
    'index.html': '<script type="module" src="/main.js"></script>',
    // a part with a style sheet of its own: Vite lays a list before everything else in the script that asks for it
    'main.js': 'import("./part.js").then(({ say }) => say());',
    'part.js': 'import "./part.css"; export const say = () => console.log("here");',
    'part.css': 'body { margin: 0 }',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content);
  await build({ root: dir, configFile: false, logLevel: 'silent', plugins: [ready()] });
  const out = join(dir, 'dist/assets');
  const built = readdirSync(out);
  const read = (name: string): Buffer => readFileSync(join(out, name));
  const scripts = built.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  for (const name of scripts)
    expect(read(name).toString().split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  const texts = built.filter((name) => /\.(?:js|css)$/.test(name));
  for (const name of texts) expect(brotliDecompressSync(read(`${name}.br`))).toEqual(read(name));
});
