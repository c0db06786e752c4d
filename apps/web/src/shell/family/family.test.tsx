// @vitest-environment jsdom
import { isGiven } from '@kesem/room/given';
import type { RoomView } from '@kesem/room/view';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { familyTextsOf } from '../../i18n/family.ts';
import { textsOf } from '../../i18n/texts.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { Chat } from '../waiting/Chat.tsx';
import { FamilyItem, FamilySign, GivenName } from './Family.tsx';

const t = familyTextsOf('en');

beforeEach(withBrowser);
afterEach(cleanup);

const ROOM: RoomView = {
  ...viewOf({ people: [{ no: 1 }, { no: 2 }], chairs: [{ person: 1 }, { person: 2 }] }),
  family: true,
};
const HOST = { view: ROOM, you: { person: 1, seat: 0 } };

describe('a family’s room', () => {
  it('says in words what holds in it, and gives its host the door', () => {
    const { ask, now } = visit(<FamilySign />, HOST);
    expect(screen.getByRole('region', { name: t.title }).textContent).toContain(t.open);
    fireEvent.click(screen.getByRole('button', { name: t.shutDoor }));
    expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'lock', locked: true });
    now({ view: { ...ROOM, locked: true }, you: { person: 2, seat: 1 } });
    expect(screen.getByRole('region').textContent).toContain(t.shut);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is one switch of the host', () => {
    const onDone = vi.fn<() => void>();
    const { ask } = visit(<FamilyItem onDone={onDone} />, {
      ...HOST,
      view: { ...ROOM, family: false },
    });
    fireEvent.click(screen.getByRole('button', { name: t.turnOn }));
    expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'family', on: true });
    expect(onDone).toHaveBeenCalled();
  });

  it('has phrases to say and no field, and shows nothing that was written', () => {
    const line = { id: 1, at: 1, channel: 'table', name: 'Sea Owl', ink: 2, person: 2 } as const;
    const chat = [
      { ...line, say: { text: 'written before' } },
      { ...line, id: 2, say: { phrase: 'wow' } },
    ] as const;
    visit(<Chat />, { ...HOST, chat });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText('written before')).toBeNull();
    expect(screen.getAllByText(textsOf('en').phrases.wow)).toHaveLength(2);
  });

  it.each(['he', 'en'] as const)('gives another name of its own at each press, in %s', (lang) => {
    const onChange = vi.fn<(name: string) => void>();
    visit(<GivenName value="Sea Owl" onChange={onChange} />, { ...HOST, lang });
    fireEvent.click(screen.getByRole('button', { name: familyTextsOf(lang).another }));
    const name = onChange.mock.calls[0]?.[0] ?? '';
    expect([isGiven(name), name === 'Sea Owl']).toEqual([true, false]);
  });
});
