// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import styles from './Cards.module.css';
import { CUT, FORMS } from './forms.ts';
import { BaseCard, FullCard } from './ShapeCard.tsx';

afterEach(cleanup);

const drawn = (card: React.ReactElement, kind: string | undefined): readonly Element[] => {
  const { container } = render(card);
  return [...container.querySelectorAll(`.${kind}`)];
};

describe('shapes', () => {
  it('differ by form, by ink and by hatch', () => {
    const cuts = FORMS.map((form) => CUT[form]);
    expect(new Set(cuts.map(({ outline }) => outline)).size).toBe(5);
    expect(new Set(cuts.map(({ ink }) => ink)).size).toBe(5);
    expect(new Set(cuts.map(({ hatch }) => hatch.d)).size).toBe(5);
  });
});

describe('a base card', () => {
  it('of each shape and of the joker is another print', () => {
    const prints = [...FORMS, 'joker' as const].map(
      (form) => render(<BaseCard form={form} />).container.innerHTML,
    );
    expect(new Set(prints).size).toBe(6);
  });
});

describe('a full card', () => {
  it('keeps the places of the shapes that are not printed on it', () => {
    expect(drawn(<FullCard forms={['circle', 'star']} />, styles.empty)).toHaveLength(3);
    expect(drawn(<FullCard forms={['circle', 'star', 'square']} />, styles.empty)).toHaveLength(2);
  });

  it('seals what lies in the row and is printed on it, and says how often', () => {
    const card = (
      <FullCard
        forms={['circle', 'star', 'square']}
        row={['circle', 'circle', 'star', 'hexagon']}
      />
    );
    expect(drawn(card, styles.seal)).toHaveLength(2);
    cleanup();
    expect(drawn(card, styles.times).map((text) => text.textContent)).toEqual(['2']);
  });

  it('stamps the seal of what is counted now, and no other', () => {
    const card = <FullCard forms={['circle', 'star']} row={['circle', 'star']} now="star" />;
    const seals = drawn(card, styles.seal);
    expect(seals.map((seal) => Reflect.has(seal.attributes, 'data-now'))).toEqual([false, true]);
  });
});
