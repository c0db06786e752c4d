// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BACKS, CardBack } from './cards/CardBack.tsx';
import { CardFrame } from './cards/CardFrame.tsx';
import { CUTS, SKINS } from './cards/skins.ts';
import { Die } from './Die.tsx';
import { MARKS, Mark } from './Mark.tsx';
import { Tile } from './Tile.tsx';

afterEach(cleanup);

const pipsOf = (path: Element | undefined): number =>
  (path?.getAttribute('d') ?? '').split('M').length - 1;

describe('dice', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('shows and says %i', (value) => {
    render(<Die value={value} />);
    const die = screen.getByRole('img', { name: `${value}` });
    expect([...die.querySelectorAll('path')].map(pipsOf)).toEqual([value]);
  });

  it('passes over other faces while it rolls, and says what it will be', () => {
    render(<Die value={3} roll={1} label="Dana rolls 3" />);
    const faces = [...screen.getByRole('img', { name: 'Dana rolls 3' }).querySelectorAll('path')];
    const [shown, ...passing] = faces.map(pipsOf);
    expect(shown).toBe(3);
    expect(passing).toHaveLength(3);
    expect(passing).not.toContain(3);
  });

  it('is a new die at each roll, so that an equal throw tumbles too', () => {
    const { rerender } = render(<Die value={5} roll={1} />);
    const before = screen.getByRole('img');
    rerender(<Die value={5} roll={2} />);
    expect(screen.getByRole('img')).not.toBe(before);
  });
});

describe('wood type', () => {
  it('is spoken by name, fog included', () => {
    render(
      <>
        <Tile letter="ל" label="למד" mark="2" />
        <Tile letter="ל" label="ערפל, משמש כלמד" fog="ערפל" />
      </>,
    );
    expect(screen.getByRole('img', { name: 'למד' }).textContent).toBe('ל2');
    expect(screen.getByRole('img', { name: 'ערפל, משמש כלמד' }).textContent).toBe('לערפל');
  });
});

describe('cards', () => {
  it('are told apart by silhouette alone', () => {
    expect(new Set(SKINS.map((skin) => CUTS[skin].outline)).size).toBe(SKINS.length);
  });

  it.each(SKINS)('a %s reads as title, text, kind and numbers', (skin) => {
    const { container } = render(
      <CardFrame
        skin={skin}
        title="Wolf"
        kind="Creature"
        art={<path d="M0 0" />}
        ground="#000"
        cost={['dark', 'light']}
        stats={{ skill: 3, life: 4 }}
      >
        Flying
      </CardFrame>,
    );
    expect(screen.getByText('Wolf').tagName).toBe('BDI');
    expect(container.textContent).toBe('WolfFlyingCreature34');
  });

  it('a back says nothing but its deck', () => {
    const prints = BACKS.map((back) => {
      const { container } = render(<CardBack back={back} />);
      expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
      return container.innerHTML;
    });
    expect(new Set(prints).size).toBe(BACKS.length);
  });
});

describe('marks', () => {
  it('are six, each with a form of its own, around whatever they mark', () => {
    const forms = MARKS.map((kind) => {
      const { container } = render(<Mark kind={kind}>card</Mark>);
      expect(container.textContent).toBe('card');
      return container.firstElementChild?.className;
    });
    expect(new Set(forms).size).toBe(MARKS.length);
  });
});
