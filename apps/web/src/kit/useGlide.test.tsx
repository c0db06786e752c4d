// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { useGlide } from './useGlide.ts';

const WIDTH = 100;
const glides = vi.fn<(name: string | undefined, frames: string) => void>();
let wide = 300;

/** A row whose children lie side by side, as a page without layout cannot know. */
const Row = ({ names }: { readonly names: readonly string[] }) => {
  const row = useGlide<HTMLUListElement>(names.join());
  return (
    <ul ref={row}>
      {names.map((name) => (
        <li key={name} data-name={name} />
      ))}
    </ul>
  );
};

vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => wide);
vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function at(
  this: HTMLElement,
) {
  return [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH;
});
HTMLElement.prototype.animate = function animate(this: HTMLElement, frames) {
  glides(this.dataset['name'], JSON.stringify(frames));
  return new Proxy(Object.create(null), {});
};
afterAll(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});
afterEach(() => {
  cleanup();
  glides.mockClear();
});

it('what lies elsewhere glides there, and what is new comes from the pile', () => {
  const { rerender } = render(<Row names={['pile', 'old', 'older']} />);
  expect(glides).not.toHaveBeenCalled();
  rerender(<Row names={['pile', 'new', 'old']} />);
  expect(glides.mock.calls).toEqual([
    ['new', expect.stringContaining('calc(-100px * var(--travel))')],
    ['old', expect.stringContaining('calc(-100px * var(--travel))')],
  ]);
});

it('nothing glides where the list has another size, and where nothing was moved', () => {
  const { rerender } = render(<Row names={['pile', 'a', 'b']} />);
  rerender(<Row names={['pile', 'a', 'b']} />);
  wide += 1;
  rerender(<Row names={['pile', 'b', 'a']} />);
  expect(glides).not.toHaveBeenCalled();
});
