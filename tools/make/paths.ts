// Drawings made smaller for the wire.

type Command = { readonly letter: string; readonly args: readonly number[] };

/** How many numbers a command takes, and where among them x and y stand in turn; the last pair is where it ends. */
const SHAPES: Readonly<Record<string, readonly ('x' | 'y' | 'keep')[]>> = {
  m: ['x', 'y'],
  l: ['x', 'y'],
  h: ['x'],
  v: ['y'],
  c: ['x', 'y', 'x', 'y', 'x', 'y'],
  s: ['x', 'y', 'x', 'y'],
  q: ['x', 'y', 'x', 'y'],
  a: ['keep', 'keep', 'keep', 'keep', 'keep', 'x', 'y'],
  z: [],
};

const shapeOf = (letter: string): readonly ('x' | 'y' | 'keep')[] => {
  const shape = SHAPES[letter.toLowerCase()];
  if (shape === undefined) throw new Error(`a path command that nobody taught: ${letter}`);
  return shape;
};

/** The numbers of one letter; the two flags of an arc may stand without a space between them. */
const numbers = (letter: string, text: string): readonly number[] => {
  const number = String.raw`-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?`;
  const arc = new RegExp(
    `(${number})[\\s,]*`.repeat(3) + `([01])[\\s,]*([01])[\\s,]*` + `(${number})[\\s,]*`.repeat(2),
    'g',
  );
  return letter.toLowerCase() === 'a'
    ? [...text.matchAll(arc)].flatMap((match) => match.slice(1).map(Number))
    : (text.match(new RegExp(number, 'g')) ?? []).map(Number);
};

const commands = (d: string): readonly Command[] =>
  [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', text = '']) => {
    const all = numbers(letter, text);
    const size = shapeOf(letter).length;
    if (size === 0) return [{ letter, args: [] }];
    return Array.from({ length: all.length / size }, (_, i) => ({
      // what follows a move without a letter of its own are lines
      letter: i > 0 && letter.toLowerCase() === 'm' ? (letter === 'm' ? 'l' : 'L') : letter,
      args: all.slice(i * size, (i + 1) * size),
    }));
  });

const joined = (args: readonly number[]): string =>
  args.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');

/** A path on whole units with relative steps, which may be put behind another. Each point is rounded where it stands, so that errors do not add up. */
export function rounded(d: string): string {
  const exact = { x: 0, y: 0 };
  const drawn = { x: 0, y: 0 };
  const start = { x: 0, y: 0 };
  return commands(d)
    .map(({ letter, args }) => {
      const base = letter === letter.toLowerCase() ? { ...exact } : { x: 0, y: 0 };
      const from = { ...drawn };
      const steps = shapeOf(letter).map((axis, i) => {
        const value = args[i] ?? 0;
        if (axis === 'keep') return Math.round(value);
        exact[axis] = base[axis] + value;
        drawn[axis] = Math.round(exact[axis]);
        return drawn[axis] - from[axis];
      });
      if (letter.toLowerCase() === 'm') Object.assign(start, exact);
      if (letter.toLowerCase() === 'z') {
        Object.assign(exact, start);
        Object.assign(drawn, { x: Math.round(start.x), y: Math.round(start.y) });
      }
      return letter.toLowerCase() + joined(steps);
    })
    .join('')
    .replace('m', 'M');
}
