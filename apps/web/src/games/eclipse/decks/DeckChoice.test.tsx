// @vitest-environment jsdom
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { deckCode } from '@kesem/engine/games/eclipse/decks/code';
import { READY_DECKS, READY_IDS, sizeOf } from '@kesem/engine/games/eclipse/decks/decks';
import { DEFAULT_OWN, type EclipseOwn } from '@kesem/engine/games/eclipse/own';
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDialogs } from '../../../kit/testing/dialogs.ts';
import { toasts } from '../../../kit/toast.ts';
import type { Keeping, Preset } from '../../contract.ts';
import { eclipseWeb } from '../game.ts';
import { DeckChoice } from './DeckChoice.tsx';
import { faceOf } from './deckFace.ts';

beforeAll(async () => {
  // it comes when it is first opened
  await import('./DeckBuilder.tsx');
  openDialogs();
});
afterEach(cleanup);

type Drafts = Readonly<Record<string, unknown>>;

/** A house that keeps presets, or refuses to. */
function house(why: string | null = null) {
  const kept = new Map<string, Preset<EclipseTypes>>();
  const device: { drafts: Drafts } = { drafts: {} };
  let ids = 0;
  const keeping: Keeping<EclipseTypes> = {
    presets: async () => [...kept.values()],
    keep: async (preset) => {
      if (why === null) kept.set(preset.id, preset);
      return why;
    },
    drop: async (id) => {
      kept.delete(id);
      return null;
    },
    freshId: () => `id${(ids += 1)}`,
    drafts: () => device.drafts,
    keepDrafts: (drafts) => {
      device.drafts = drafts;
    },
  };
  return { keeping, kept, device };
}

const OPTIONS = { time: 20, turn: 75, window: 15 } as const;

/** The form in a waiting room that remembers what was chosen. */
function open(keeping: Keeping<EclipseTypes>) {
  const chosen: EclipseOwn[] = [];
  const onCopy = vi.fn<(text: string) => void>();
  const Room = () => {
    const [own, setOwn] = useState<EclipseOwn | null>(null);
    const choose = (next: EclipseOwn): void => {
      chosen.push(next);
      setOwn(next);
    };
    return (
      <DeckChoice
        own={own}
        options={OPTIONS}
        lang="en"
        pending={false}
        onChoose={choose}
        keeping={keeping}
        onCopy={onCopy}
      />
    );
  };
  render(<Room />);
  return { chosen, onCopy };
}

const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByText(name, { selector: 'button' }));
};
const card = (id: CardId): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-card="${id}"]`);
  if (!found) throw new Error(`${id} is not shown`);
  return found;
};
const builder = () => screen.findByText('Deck builder');

describe('choosing a deck', () => {
  it('starts with the original, and takes another with one press', async () => {
    const { chosen } = open(house().keeping);
    const original = screen.getByRole('radio', { name: /Original/ });
    expect(original.getAttribute('aria-checked')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: /Light/ }));
    expect(chosen).toEqual([{ prefs: DEFAULT_OWN.prefs, deck: READY_DECKS.light }]);
    const light = screen.getByRole('radio', { name: /Light/ });
    expect(light.getAttribute('aria-checked')).toBe('true');
  });

  it('shows each deck by a card of its own', () => {
    open(house().keeping);
    const radios = screen.getAllByRole('radio');
    expect(radios).toHaveLength(3);
    expect(radios.filter((one) => one.querySelector('svg') === null)).toEqual([]);
    const faces = READY_IDS.map((id) => faceOf(READY_DECKS[id]));
    expect(new Set(faces).size).toBe(READY_IDS.length);
    const own = [
      { card: 'goblin', count: 4 },
      { card: 'vampire', count: 1 },
    ] as const;
    expect(faceOf(own)).toBe('vampire');
    expect(faceOf([{ card: 'crystal', count: 40 }])).toBe('crystal');
    expect(faceOf([])).toBeNull();
  });

  it('has its room before it has come, and afterwards', async () => {
    const Late = eclipseWeb.Own;
    if (!Late) throw new Error('nothing is chosen');
    const { container } = render(
      <Late
        own={null}
        options={OPTIONS}
        lang="en"
        pending={false}
        onChoose={() => undefined}
        keeping={house().keeping}
        onCopy={() => undefined}
      />,
    );
    const place = container.firstElementChild?.className ?? '';
    expect(place).toMatch(/place/);
    const title = await screen.findByRole('heading', { name: 'Your deck' });
    expect(title.parentElement?.className).toContain(place);
  });

  it('offers what the person keeps', async () => {
    const { keeping, kept } = house();
    kept.set('x', { id: 'x', name: 'Mine', own: { ...DEFAULT_OWN, deck: READY_DECKS.dark } });
    const { chosen } = open(keeping);
    fireEvent.click(await screen.findByRole('radio', { name: /Mine/ }));
    expect(chosen[0]?.deck).toEqual(READY_DECKS.dark);
    const mine = screen.getByRole('radio', { name: /Mine/ });
    expect(mine.getAttribute('aria-checked')).toBe('true');
  });
});

describe('building a deck', () => {
  it('adds, takes out, completes, undoes, keeps it and brings it', async () => {
    const { keeping, kept, device } = house();
    const { chosen } = open(keeping);
    press('New deck');
    await builder();
    fireEvent.click(card('goblin'));
    fireEvent.click(card('goblin'));
    fireEvent.keyDown(card('goblin'), { key: '-' });
    expect(card('goblin').getAttribute('aria-label')).toContain('1 of 4 in the deck');
    expect(screen.getByText('Cards: 1 of 40, 39 cards to go')).toBeTruthy();
    expect(screen.queryByText('Save and play')).toBeNull();
    press('Complete for me');
    expect(screen.getByText('Cards: 40 of 40, enough')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Undo'));
    expect(screen.getByText('Cards: 1 of 40, 39 cards to go')).toBeTruthy();
    press('Complete for me');
    fireEvent.change(screen.getByLabelText('Name of the deck'), {
      target: { value: 'Horde' },
    });
    expect(Object.keys(device.drafts)).toEqual(['id1']);
    press('Save and play');
    await waitFor(() => expect(device.drafts).toEqual({}));
    expect(kept.get('id1')?.name).toBe('Horde');
    expect(sizeOf(chosen[0]?.deck ?? [])).toBe(40);
    const horde = screen.getByRole('radio', { name: /Horde/ });
    expect(horde.getAttribute('aria-checked')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stops at four copies, and says so', async () => {
    open(house().keeping);
    press('New deck');
    await builder();
    for (let n = 0; n < 5; n += 1) fireEvent.click(card('goblin'));
    expect(card('goblin').getAttribute('aria-label')).toContain('4 of 4 in the deck');
    const said = toasts.now().map(({ text }) => text);
    expect(said).toContain('No more of Goblin: four copies at most, and 200 cards in all.');
  });

  it('leaves a draft that can be gone on with, and deleted', async () => {
    const { keeping, device } = house();
    open(keeping);
    press('New deck');
    await builder();
    fireEvent.click(card('goblin'));
    press('Keep draft');
    expect(screen.queryByRole('dialog')).toBeNull();
    press(/My deck.* 1\/40/);
    await builder();
    expect(card('goblin').getAttribute('aria-label')).toContain('1 of 4');
    press('Delete');
    fireEvent.click(
      within(screen.getByRole('dialog', { name: /Delete .*My deck/ })).getByRole('button', {
        name: 'Delete',
      }),
    );
    await waitFor(() => expect(device.drafts).toEqual({}));
    expect(screen.queryByRole('button', { name: /1\/40/ })).toBeNull();
  });

  it('plays with a deck that the house would not keep, and keeps its draft', async () => {
    const { keeping, device } = house('No connection');
    const { chosen } = open(keeping);
    press('Edit a copy');
    await builder();
    fireEvent.click(card('goblin'));
    press('Save and play');
    await waitFor(() => expect(chosen).toHaveLength(1));
    expect(Object.keys(device.drafts)).toHaveLength(1);
    const copy = screen.getByRole('radio', { name: /Original 2/ });
    expect(copy.getAttribute('aria-checked')).toBe('true');
  });
});

describe('beside the building', () => {
  it('a deck goes out and comes in as a code', async () => {
    const { onCopy } = open(house().keeping);
    press('From code');
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'hm' } });
    press('Bring it');
    expect(screen.getByText('That is not the code of a deck.')).toBeTruthy();
    const code = deckCode(READY_DECKS.dark);
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: code } });
    press('Bring it');
    await builder();
    press('Code');
    press('Copy');
    expect(onCopy).toHaveBeenCalledWith(code);
  });

  it('cards are looked for, and enlarged by key', async () => {
    open(house().keeping);
    press('New deck');
    await builder();
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'dragon' } });
    const dragon = card('eclipseDragon');
    expect(dragon.parentElement?.children).toHaveLength(1);
    fireEvent.keyDown(dragon, { code: 'KeyZ', key: 'ז' });
    const zoom = screen.getByRole('dialog', { name: 'Eclipse Dragon' });
    expect(within(zoom).getByText('0 of 4 in the deck')).toBeTruthy();
    expect(within(zoom).getAllByRole('definition').length).toBe(2);
  });

  it('a hand is drawn for trying', async () => {
    open(house().keeping);
    press('Edit a copy');
    await builder();
    press('Test draw');
    const draw = screen.getByRole('dialog', { name: 'Test draw' });
    expect(within(draw).getAllByRole('listitem')).toHaveLength(7);
    expect(draw.textContent).toMatch(/Two stones or more in the first seven: \d+%/);
  });
});
