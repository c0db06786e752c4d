// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { carve } from './block.ts';
import { GESTURES, type Gesture } from './gestures.ts';
import { Hand } from './Hand.tsx';

afterEach(cleanup);

const isGesture = (name: string): name is Gesture => name in GESTURES;
const NAMES = Object.keys(GESTURES).filter(isGesture);

/** Every place that the bodies of a carved gesture pass through, when it is enlarged to 184×184. */
const places = (gesture: Gesture): readonly (readonly [number, number])[] => {
  const { behind, palm, front, cuff, size, middle } = carve(GESTURES[gesture]);
  const scale = 184 / Math.max(...size);
  const drawn = [...behind, palm, ...front].flatMap(({ body }) =>
    [...body.matchAll(/(?:M|L|A[\d.]+ [\d.]+ 0 [01] 1 )(-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    ),
  );
  return [...drawn, ...cuff].map(([x, y]) => [(x - middle[0]) * scale, (y - middle[1]) * scale]);
};

/** Which of 12×12 fields a gesture passes through: what is left of it when it is very small. */
const fields = (gesture: Gesture): ReadonlySet<string> =>
  new Set(places(gesture).map(([x, y]) => `${Math.floor(x / 17)} ${Math.floor(y / 17)}`));

const alike = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const common = [...a].filter((field) => b.has(field)).length;
  return common / (a.size + b.size - common);
};

describe('gestures', () => {
  it.each(NAMES)('%s stays on its block and fills it', (name) => {
    const [xs, ys] = [places(name).map(([x]) => x), places(name).map(([, y]) => y)];
    const edges = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    expect(Math.max(...edges.map(Math.abs))).toBeLessThanOrEqual(92.5);
    expect(Math.max(...edges.map(Math.abs))).toBeGreaterThan(80);
  });

  it('are all different prints', () => {
    const prints = NAMES.map((gesture) => {
      const { container } = render(<Hand gesture={gesture} ink={1} />);
      return [...container.querySelectorAll('path')].map((p) => p.getAttribute('d')).join();
    });
    expect(new Set(prints).size).toBe(NAMES.length);
  });

  it.each([
    ['stop', 'flat'],
    ['flat', 'droop'],
    ['stop', 'droop'],
    ['point', 'one'],
    ['hook', 'beckon'],
    ['crossed', 'vee'],
    ['ring', 'cup'],
    ['thumbUp', 'thumbDown'],
    ['hook', 'fangs'],
    ['claw', 'fangs'],
    ['claw', 'cup'],
    ['vulcan', 'vee'],
  ] as const)('%s is not taken for %s', (a, b) => {
    expect(alike(fields(a), fields(b))).toBeLessThan(0.6);
  });
});

describe('a hand', () => {
  it('points the other way by being mirrored, and is silent', () => {
    const { container } = render(<Hand gesture="point" ink={2} to="right" />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(svg?.querySelector('g')?.getAttribute('transform')).toMatch(/^scale\(-/);
  });

  it('leaves its small cuts out where they would blur', () => {
    const cuts = (size: number): number => {
      const { container } = render(<Hand gesture="open" ink={1} size={size} />);
      return container.innerHTML.length;
    };
    expect(cuts(32)).toBeLessThan(cuts(96) * 0.8);
  });
});
