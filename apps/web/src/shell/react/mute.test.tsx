// @vitest-environment jsdom
import type { ChatLine } from '@kesem/protocol/messages';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import { EmblemPlate } from '../../kit/EmblemPlate.tsx';
import { isMuted } from '../../state/mute.ts';
import { lineOf, viewOf } from '../../state/testing/views.ts';
import { device } from '../frame/stores.ts';
import { usePleas } from '../table/usePleas.ts';
import { withPictures } from '../testing/pictures.ts';
import { visit } from '../testing/visit.tsx';
import { Chat } from '../waiting/Chat.tsx';
import { ChatButton } from '../waiting/ChatButton.tsx';
import { PeopleSheet } from '../waiting/PeopleSheet.tsx';
import { Above } from './Above.tsx';

const t = textsOf('en');

withPictures();
beforeEach(() => device.setState({ hush: false, zen: false, muted: [] }));
afterEach(cleanup);

const VIEW = viewOf({
  me: 0,
  stage: 'playing',
  match: 1,
  people: [
    { no: 1, name: 'Dana' },
    { no: 2, name: 'Noa' },
    { no: 3, bot: 'easy' },
  ],
  chairs: [{ person: 1 }, { person: 2 }, { person: 3 }],
});
const line = (id: number, person: number, text: string): ChatLine =>
  lineOf(id, person, text, id === 2 ? { about: '1/vote:7' } : {});
const Plea = () => <output>{usePleas().plea(1, 'vote:7')}</output>;
const table = (chat: readonly ChatLine[] = []) =>
  visit(
    <>
      {[0, 1, 2].map((seat) => (
        <EmblemPlate key={seat} ink={1} seat={seat} />
      ))}
      <Plea />
      <Chat />
      <PeopleSheet open={true} onClose={() => undefined} />
      <Above />
    </>,
    { view: VIEW, you: { person: 1, seat: 0 }, presence: { here: [1, 2], watchers: [] }, chat },
  );
const isNoaMuted = (): boolean => isMuted(device.getState().muted, 'room', 2);
const muteNoa = (): void => act(() => device.setState({ muted: ['room:2'] }));

describe('somebody who is muted on this device', () => {
  it('sends no reactions, no lines, no bubbles and no pleas to it', () => {
    const { now } = table([line(1, 2, 'old'), line(2, 2, 'it is a sock')]);
    expect(screen.getByRole('log').textContent).toContain('old');
    expect(screen.getByRole('status').textContent).toBe('it is a sock');
    muteNoa();
    expect(screen.getByRole('log').textContent).not.toContain('old');
    expect(screen.getByRole('status').textContent).toBe('');
    now({ reaction: { kind: 'clap', name: 'Noa', person: 2 } });
    now({ chat: [line(1, 2, 'old'), line(2, 2, 'it is a sock'), line(3, 2, 'hey!')], chatRead: 0 });
    expect(document.querySelector('[data-reaction], [data-said]')).toBeNull();
    now({ reaction: { kind: 'clap', name: 'Dana', person: 1 } });
    expect(document.querySelectorAll('[data-reaction]')).toHaveLength(1);
  });

  it('counts for nothing among the lines nobody has looked at', () => {
    const chat = [line(1, 2, 'hey!'), line(3, 4, 'hello')];
    visit(<ChatButton onPress={() => undefined} />, { view: VIEW, chat });
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-label')).toContain(t.chat.unread(2));
    muteNoa();
    expect(button.getAttribute('aria-label')).toContain(t.chat.unread(1));
  });

  it('does not say again what was said meanwhile, once they are heard again', () => {
    const { now } = table();
    muteNoa();
    now({ chat: [line(1, 2, 'hey!')] });
    act(() => device.setState({ muted: [] }));
    expect(document.querySelector('[data-said]')).toBeNull();
    expect(screen.getByRole('log').textContent).toContain('hey!');
  });

  it('is muted from the list of people, by a button that takes it back', () => {
    table();
    fireEvent.click(screen.getByRole('button', { name: t.people.muteOf('⁨Noa⁩') }));
    expect(isNoaMuted()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: t.people.unmuteOf('⁨Noa⁩') }));
    expect(isNoaMuted()).toBe(false);
    expect(screen.queryByRole('button', { name: t.people.muteOf('⁨Dana⁩') })).toBeNull();
  });
});

describe('a picture that is held down', () => {
  const hold = (seat: number, ms = 600): void => {
    const at = { clientX: 100 * seat + 20, clientY: 60, isPrimary: true, bubbles: true };
    document.body.dispatchEvent(new PointerEvent('pointerdown', at));
    act(() => void vi.advanceTimersByTime(ms));
    document.body.dispatchEvent(new PointerEvent('pointerup', at));
    act(() => void vi.advanceTimersByTime(0));
  };
  const asked = () => screen.queryByRole('heading', { name: t.people.muteOf('⁨Noa⁩') });

  it('asks about its person, and the press that ends so is none for what lies beneath', () => {
    table();
    const press = vi.fn<() => void>();
    document.body.addEventListener('click', press);
    hold(1);
    fireEvent.click(document.body);
    expect(press).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(350));
    fireEvent.click(document.body);
    expect(press).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('click', press);
    expect(asked()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t.people.mute }));
    expect([isNoaMuted(), asked()]).toEqual([true, null]);
  });

  it('asks nothing when the finger leaves soon or strays, about oneself, or about a bot', () => {
    table();
    hold(1, 599);
    hold(0);
    hold(2);
    const at = { clientX: 120, clientY: 60, isPrimary: true, bubbles: true };
    document.body.dispatchEvent(new PointerEvent('pointerdown', at));
    document.body.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: 140 }));
    act(() => void vi.advanceTimersByTime(600));
    document.body.dispatchEvent(new PointerEvent('pointerup', at));
    act(() => void vi.advanceTimersByTime(0));
    expect(screen.queryByText(/Mute ⁨(?:Noa|Dana|.*bot)/i)).toBeNull();
    expect(asked()).toBeNull();
  });
});

it('whoever looks on and never sat can be muted, too: their reactions and lines are gone', () => {
  const watchers = [{ watcher: 1, name: 'Gil', ink: 1, person: null }] as const;
  const { now } = table();
  now({ presence: { here: [1, 2], watchers } });
  fireEvent.click(screen.getByRole('button', { name: t.people.muteOf('\u2068Gil\u2069') }));
  expect(isMuted(device.getState().muted, 'room', 'Gil')).toBe(true);
  now({ reaction: { kind: 'clap', name: 'Gil', person: null } });
  expect(document.querySelector('[data-reaction]')).toBeNull();
  now({ reaction: { kind: 'clap', name: 'Ron', person: null } });
  expect(document.querySelectorAll('[data-reaction]')).toHaveLength(1);
});
