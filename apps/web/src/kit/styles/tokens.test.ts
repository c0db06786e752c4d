/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EMBLEMS } from '../draw/emblems.ts';
import { INK_COLOUR, INKS } from '../draw/inks.ts';
import { EASE_OUT, MOTION } from '../motion.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

type Tokens = ReadonlyMap<string, string>;

const block = (selector: string): Tokens => {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, k = '', v = '']) => [k, v]),
  );
};

const light = block(':root');
const dark = new Map([...light, ...block('[data-theme="dark"]')]);

/** Red, green and blue, 0 to 255. */
const rgbOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance of WCAG 2. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

const GROUNDS = ['--bg', '--surface', '--surface-2'];
const TEXTS = ['--ink', '--ink-2', '--accent', '--gold', '--azure', '--sage', '--danger', '--ok'];
const PRINTED = [
  ['--on-accent', '--accent'],
  ['--on-gold', '--gold'],
  ['--on-danger', '--danger'],
  ['--bg', '--ink'],
  ['--card-ink', '--card'],
  ['--card-ink-2', '--card'],
  ['--card-ink-2', '--card-2'],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('tokens by %s', (_, tokens) => {
  const value = (name: string): string => tokens.get(name) ?? `no ${name}`;

  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    'text %s reads on %s',
    (text, ground) => {
      expect(contrast(value(text), value(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(PRINTED)('text %s reads on %s', (text, ground) => {
    expect(contrast(value(text), value(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    ['--edge', '--focus'].flatMap((line) => GROUNDS.map((ground) => [line, ground] as const)),
  )('line %s shows on %s', (line, ground) => {
    expect(contrast(value(line), value(ground))).toBeGreaterThanOrEqual(3);
  });

  it('shows the selection on walnut and on black, and its other ring on bone', () => {
    expect(contrast(value('--select'), value('--walnut'))).toBeGreaterThanOrEqual(3);
    expect(contrast(value('--select'), value('--marble-black'))).toBeGreaterThanOrEqual(3);
    expect(contrast(value('--select-on-bone'), value('--marble-bone'))).toBeGreaterThanOrEqual(3);
  });
});

describe("people's inks", () => {
  it.each(INKS)('ink %i is the same in drawings and in tokens', (ink) => {
    expect(INK_COLOUR[ink].toLowerCase()).toBe(light.get(`--p${ink}`));
  });

  it('are enough for a family of eight, each with an emblem of its own', () => {
    expect(INKS.length).toBeGreaterThanOrEqual(8);
    const bodies = INKS.map((ink) => EMBLEMS[ink].bodies.join());
    expect(new Set(bodies).size).toBe(INKS.length);
  });

  it.each(INKS)('ink %i carries its emblem: paper with an edge of black reads on it', (ink) => {
    const [black, paper] = ['#211a12', '#fff9ec'];
    const best = Math.max(contrast(INK_COLOUR[ink], black), contrast(INK_COLOUR[ink], paper));
    expect(best).toBeGreaterThanOrEqual(3);
    expect(contrast(black, paper)).toBeGreaterThanOrEqual(7);
  });

  it('are told apart; whoever sees fewer colours has hatch and emblem', () => {
    const distance = (a: readonly number[], b: readonly number[]): number =>
      Math.hypot(...a.map((one, at) => one - (b[at] ?? 0)));
    const all = INKS.map((ink) => rgbOf(INK_COLOUR[ink]));
    const pairs = all.flatMap((a, i) => all.slice(i + 1).map((b) => distance(a, b)));
    expect(Math.min(...pairs)).toBeGreaterThan(40);
  });
});

/** The motion tokens in a rule, from where it starts. */
const motions = (selector: string): readonly string[] => {
  const start = css.indexOf(selector);
  const body = css.slice(start, css.indexOf('}', start));
  return [...body.matchAll(/--(?:m-[\w]+|travel|ease-stamp): [^;]+;/g)].map(([token]) => token);
};

describe('motion', () => {
  it('takes as long in tokens as in scripts', () => {
    const tokens = Object.entries(MOTION).map(([name, ms]) => `--m-${name}: ${ms}ms;`);
    expect(css).toContain(`--ease-out: ${EASE_OUT};`);
    expect(motions(':root {').filter((token) => token.startsWith('--m-'))).toEqual(tokens);
  });

  it('is less for the same things, whether the system or the device asks for it', () => {
    const bySystem = motions('(prefers-reduced-motion: reduce)');
    expect(bySystem).toContain('--travel: 0;');
    expect(motions('[data-less-motion] {')).toEqual(bySystem);
  });
});
