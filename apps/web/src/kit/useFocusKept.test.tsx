// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { painted } from './testing/painted.ts';
import { focusStop, useFocusKept, useTabStop } from './useFocusKept.ts';

afterEach(cleanup);

interface TableProps {
  readonly names: readonly string[];
  readonly when?: string;
  readonly isStop?: boolean;
}

/** A table with buttons, the first of which is its Tab stop, and one beside it. */
const Table = ({ names, when = '', isStop = false }: TableProps) => {
  const table = useRef<HTMLElement>(null);
  const kept = useFocusKept(table, isStop ? { home: focusStop, when } : { when });
  return (
    <>
      <section ref={table} aria-label="table" tabIndex={-1} {...kept}>
        {names.map((name, at) => (
          <button type="button" key={name} tabIndex={at === 0 ? 0 : -1}>
            {name}
          </button>
        ))}
      </section>
      <button type="button">beside</button>
    </>
  );
};

const button = (name: string) => screen.getByRole('button', { name });
const focus = (name: string) => act(() => button(name).focus());

describe('the focus', () => {
  it('stays at the table when what had it is gone', async () => {
    const { rerender } = render(<Table names={['one', 'two']} />);
    focus('two');
    rerender(<Table names={['one']} />);
    await painted();
    expect(document.activeElement).toBe(screen.getByRole('region'));
  });

  it('goes home where the table says so', async () => {
    const { rerender } = render(<Table names={['one', 'two']} isStop />);
    focus('two');
    rerender(<Table names={['one', 'two']} isStop when="other cards" />);
    await painted();
    expect(document.activeElement).toBe(button('one'));
    focus('two');
    rerender(<Table names={['one', 'two']} isStop when="other cards" />);
    await painted();
    expect(document.activeElement).toBe(button('two'));
  });

  it('is left where it is when a scene lies over the table', async () => {
    const { rerender } = render(<Table names={['one', 'two']} />);
    focus('two');
    rerender(<Table names={['one']} />);
    screen.getByRole('region').setAttribute('inert', '');
    await painted();
    expect(document.activeElement).toBe(document.body);
  });

  it('is left alone where it was not at the table, or has gone from it', async () => {
    const { rerender } = render(<Table names={['one', 'two']} />);
    rerender(<Table names={['one']} when="other cards" />);
    await painted();
    expect(document.activeElement).toBe(document.body);
    focus('one');
    focus('beside');
    rerender(<Table names={['two']} when="again" />);
    await painted();
    expect(document.activeElement).toBe(button('beside'));
  });

  it('is left to whoever has gone elsewhere by the time that this is on the screen', async () => {
    const { rerender } = render(<Table names={['one', 'two']} />);
    focus('two');
    rerender(<Table names={['one']} />);
    focus('beside');
    await painted();
    expect(document.activeElement).toBe(button('beside'));
  });
});

const Stopping = ({ isStop }: { readonly isStop: boolean }) => {
  const room = useRef<HTMLElement>(null);
  useTabStop(room, isStop);
  return <section ref={room} aria-label="room" tabIndex={-1} />;
};

it('is led to by Tab, or not, once that is on the screen', async () => {
  const { rerender } = render(<Stopping isStop />);
  const room = () => screen.getByRole('region', { name: 'room' });
  expect(room().tabIndex).toBe(-1);
  await painted();
  expect(room().tabIndex).toBe(0);
  rerender(<Stopping isStop={false} />);
  expect(room().tabIndex).toBe(0);
  await painted();
  expect(room().tabIndex).toBe(-1);
});
