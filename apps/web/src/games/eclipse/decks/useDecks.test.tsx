// @vitest-environment jsdom

import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import { SMART } from '@kesem/engine/games/eclipse/chapters/preferences';
import type { EclipseTypes } from '@kesem/engine/games/eclipse/state';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { toasts } from '../../../kit/toast.ts';
import type { Keeping, Preset } from '../../contract.ts';
import { readDrafts, writeDrafts } from './drafts.ts';
import { useDecks } from './useDecks.ts';
import type { NamedDeck } from './working.ts';

afterEach(cleanup);

type Drafts = Readonly<Record<string, unknown>>;

const named = (id: string, card: CardId = 'goblin', name = `deck ${id}`): NamedDeck => ({
  id,
  name,
  deck: [{ card, count: 3 }],
});
const presetOf = ({ id, name, deck }: NamedDeck): Preset<EclipseTypes> => ({
  id,
  name,
  own: { deck, prefs: SMART },
});

interface House {
  readonly kept?: readonly NamedDeck[] | null;
  readonly drafts?: readonly NamedDeck[];
  /** Why nothing can be kept or dropped. */
  readonly why?: string | null;
}

/** Decks in a house that keeps these, and a device that has those unfinished. */
function decksIn({ kept = [], drafts = [], why = null }: House) {
  const device: { drafts: Drafts } = { drafts: writeDrafts(drafts) };
  const asked: (Preset<EclipseTypes> | string)[] = [];
  const keeping: Keeping<EclipseTypes> = {
    presets: async () => kept?.map(presetOf) ?? null,
    keep: async (preset) => {
      asked.push(preset);
      return why;
    },
    drop: async (id) => {
      asked.push(id);
      return why;
    },
    freshId: () => 'fresh',
    drafts: () => device.drafts,
    keepDrafts: (next) => {
      device.drafts = next;
    },
  };
  const hook = renderHook((of: Keeping<EclipseTypes>) => useDecks(of), { initialProps: keeping });
  return { now: () => hook.result.current, device, asked, keeping, show: hook.rerender };
}

/** What was asked of the house is answered. */
const read = (): Promise<void> => act(async () => undefined);

const said = () => toasts.now().at(-1);
const [A, B, C] = [named('a'), named('b', 'orc'), named('c', 'vampire')];

describe('the decks somebody keeps', () => {
  it('are none until they are read, and then what the house has', async () => {
    const { now } = decksIn({ kept: [A, B] });
    expect(now().kept).toBeNull();
    await read();
    expect(now().kept).toEqual([A, B]);
  });

  it('are unknown where they cannot be read', async () => {
    const { now } = decksIn({ kept: null });
    await read();
    expect(now().kept).toBeNull();
  });

  it('are those of the house that is asked last, also when another one answers later', async () => {
    const { now, show, keeping } = decksIn({ kept: [A] });
    const late: { answer?: (presets: readonly Preset<EclipseTypes>[]) => void } = {};
    const slow = new Promise<readonly Preset<EclipseTypes>[]>((done) => {
      late.answer = done;
    });
    show({ ...keeping, presets: () => slow });
    show({ ...keeping, presets: async () => [presetOf(B)] });
    await read();
    expect(now().kept).toEqual([B]);
    await act(async () => late.answer?.([presetOf(C)]));
    expect(now().kept).toEqual([B]);
  });
});

describe('a draft', () => {
  it('is read from the device, written down, and takes the place of what it was', () => {
    const { now, device } = decksIn({ drafts: [A, B] });
    expect(now().drafts).toEqual([A, B]);
    const changed = named('a', 'vampire', 'another name');
    act(() => now().draft(changed));
    expect(now().drafts).toEqual([B, changed]);
    expect(readDrafts(device.drafts)).toEqual([B, changed]);
  });

  it('leaves those alone that another tab has written meanwhile', () => {
    const { now, device } = decksIn({ drafts: [A] });
    device.drafts = writeDrafts([A, B]);
    act(() => now().draft(C));
    expect(now().drafts).toEqual([A, B, C]);
    expect(readDrafts(device.drafts)).toEqual([A, B, C]);
  });
});

describe('keeping a deck', () => {
  it('adds it to those that are kept, and its draft is gone', async () => {
    const { now, device, asked } = decksIn({ kept: [A], drafts: [B, C] });
    await read();
    await act(() => now().keep(B));
    expect(asked).toEqual([presetOf(B)]);
    expect(now()).toMatchObject({ kept: [A, B], drafts: [C] });
    expect(readDrafts(device.drafts)).toEqual([C]);
  });

  it('changes only the one of its id, where it stands', async () => {
    const { now } = decksIn({ kept: [A, B, C] });
    await read();
    const changed = named('b', 'vampire', 'another name');
    await act(() => now().keep(changed));
    expect(now().kept).toEqual([A, changed, C]);
  });

  it('makes it the first where none could be read', async () => {
    const { now } = decksIn({ kept: null });
    await act(() => now().keep(A));
    expect(now().kept).toEqual([A]);
  });

  it('says why where it fails, and the draft stays', async () => {
    const { now } = decksIn({ kept: [A], drafts: [B], why: 'the house is full' });
    await read();
    await act(() => now().keep(B));
    expect(said()).toMatchObject({ text: 'the house is full', tone: 'danger' });
    expect(now()).toMatchObject({ kept: [A], drafts: [B] });
  });
});

describe('dropping a deck', () => {
  it('takes it and its draft away, and no other', async () => {
    const { now, asked } = decksIn({ kept: [A, B], drafts: [A, C] });
    await read();
    await act(() => now().drop('a'));
    expect(asked).toEqual(['a']);
    expect(now()).toMatchObject({ kept: [B], drafts: [C] });
  });

  it('that is only a draft does not trouble the house', async () => {
    const { now, asked } = decksIn({ kept: [A], drafts: [B], why: 'the house is shut' });
    await read();
    await act(() => now().drop('b'));
    expect(asked).toEqual([]);
    expect(now()).toMatchObject({ kept: [A], drafts: [] });
  });

  it('works on drafts where no kept ones could be read, and those stay unknown', async () => {
    const { now, asked } = decksIn({ kept: null, drafts: [A] });
    await act(() => now().drop('a'));
    expect(asked).toEqual([]);
    expect(now()).toMatchObject({ kept: null, drafts: [] });
  });

  it('says why where it fails, and both stay', async () => {
    const { now } = decksIn({ kept: [A], drafts: [A], why: 'it is being played' });
    await read();
    await act(() => now().drop('a'));
    expect(said()).toMatchObject({ text: 'it is being played', tone: 'danger' });
    expect(now()).toMatchObject({ kept: [A], drafts: [A] });
  });
});
