// @vitest-environment jsdom
import { CARD_IDS } from '@kesem/engine/games/eclipse/cards/set';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGS } from '../../../i18n/lang.ts';
import { GLYPHS } from '../art/glyphs.data.ts';
import { PICTURES } from '../art/pictures.ts';
import { CardFace } from './CardFace.tsx';
import { cardName, cardText } from './text.ts';

afterEach(cleanup);

const textOf = (face: React.ReactElement): string => render(face).container.textContent;

describe('the face of a card', () => {
  it.each(CARD_IDS)('%s shows its name and what it does', (card) => {
    for (const lang of LANGS) {
      const words = textOf(<CardFace card={card} lang={lang} width={118} />);
      expect(words).toContain(cardName(card, lang).name);
      expect(words).toContain(cardText(card, lang));
    }
  });

  it('shows a picture of its own for each card, and cuts out none that is not shown', () => {
    const shown = CARD_IDS.map((card) => PICTURES[card]);
    expect(new Set(shown).size).toBe(CARD_IDS.length);
    expect(Object.keys(GLYPHS).toSorted()).toEqual(shown.toSorted());
  });

  it('tells its flavour when it is enlarged', () => {
    const { flavour } = cardName('vampire', 'en');
    expect(textOf(<CardFace card="vampire" lang="en" width={240} />)).toContain(flavour);
    expect(textOf(<CardFace card="vampire" lang="en" width={118} />)).not.toContain(flavour);
  });

  it('shows in the hand what it costs, and free as 0', () => {
    const numbers = (face: React.ReactElement): readonly string[] =>
      [...render(face).container.querySelectorAll('svg text')].map((one) => one.textContent);
    expect(numbers(<CardFace card="eclipseDragon" lang="en" width={118} />)).toEqual([
      '2',
      '2',
      '3',
    ]);
    cleanup();
    expect(numbers(<CardFace card="twistOfFate" lang="en" width={118} />)).toEqual(['0']);
  });

  it('shows in play what a creature has now, and no cost', () => {
    const charges = [
      { ability: 'charge', x: 3 },
      { ability: 'charge', x: 4 },
    ] as const;
    const now = { skill: 9, life: 8, abilities: charges };
    const { container } = render(<CardFace card="goblin" lang="en" width={68} now={now} />);
    expect(container.querySelectorAll('svg text')).toHaveLength(0);
    expect(container.querySelector('b')?.textContent).toBe('7');
    expect(container.textContent).toContain('9');
    expect(container.textContent).toContain('8');
  });
});
