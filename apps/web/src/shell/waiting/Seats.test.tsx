// @vitest-environment jsdom
import type { RoomView } from '@kesem/room/view';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import { viewOf } from '../../state/testing/views.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { Seats } from './Seats.tsx';

beforeEach(withBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { room: t, people } = textsOf('en');
const ROOM = viewOf({
  people: [
    { no: 1, name: 'Dana' },
    { no: 2, name: 'Noa' },
    { no: 3, name: '', bot: 'hard' },
  ],
  chairs: [{ person: 1 }, { person: 2 }, { person: 3 }, null],
});
const HOST = { person: 1, seat: 0 };
const GUEST = { person: 2, seat: 1 };
const PRESENCE = { here: [1], watchers: [] };

const seats = (more: Partial<Parameters<typeof visit>[1]> = {}) =>
  visit(<Seats />, { view: ROOM, you: HOST, presence: PRESENCE, ...more });
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Opens what can be done about a seat, which comes late. */
const manage = async (name: string) => {
  press(new RegExp(`Seat of .*${name}`));
  await screen.findByRole('dialog');
};

describe('H12: a seat has one line, the same for everybody who looks', () => {
  it('says who sits there, and whether they are here, away or a bot', () => {
    seats();
    const [dana, noa, bot] = lines();
    expect(dana).toContain(t.isYou);
    expect(noa).toContain(people.away);
    expect(noa).not.toContain(people.here);
    expect(bot).toContain('Bot');
    expect(bot).toContain('hard');
    cleanup();
    seats({ you: { person: null, seat: null } });
    const [seen, away] = lines();
    expect(seen).toContain(people.here);
    expect(away).toContain(people.away);
  });

  it('H21: says whose connection is unsteady, as long as they count as here', () => {
    const { now } = seats({ presence: { here: [1, 2], unsteady: [2], watchers: [] } });
    expect(lines()[1]).toContain(people.unsteady);
    now({ presence: { here: [1, 2], watchers: [] } });
    expect(lines()[1]).toContain(people.here);
  });

  it('marks the host at the beginning of the plate, whoever looks', () => {
    for (const you of [HOST, GUEST]) {
      seats({ you });
      const marked = screen.getAllByRole('listitem').map((seat) => seat.querySelector('[title]'));
      expect(marked.map((mark) => mark?.textContent)).toEqual([
        t.host,
        undefined,
        undefined,
        undefined,
      ]);
      cleanup();
    }
  });

  it('says what a seat is in the game once that is settled, and not while seats are drawn', () => {
    seats();
    expect(lines()[1]).toContain(t.seat(2));
    cleanup();
    seats({ view: { ...ROOM, draws: true } });
    expect(lines()[1]).not.toContain(t.seat(2));
    expect(screen.getByText(t.draws)).toBeTruthy();
  });
});

describe('H8: people before cover', () => {
  /** The words of the third seat, in the order in which they are read. */
  const bot = () => lines()[2];

  it('are portraits on a phone: what kind of player it is stands on the picture', () => {
    seats();
    expect(bot()).toMatch(/^Bot .*hard$/);
  });

  it('are rows where the table lies beside them', () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('min-width: 900px') }),
    );
    seats();
    expect(bot()).toMatch(/Bot · .*hard$/);
  });
});

describe('an empty seat', () => {
  it('is filled by the host with a bot of a strength', async () => {
    const { askStage } = seats();
    press(t.addBot);
    fireEvent.click(await screen.findByRole('button', { name: /easy/ }));
    expect(askStage).toHaveBeenCalledExactlyOnceWith({ do: 'addBot', seat: 3, level: 'easy' });
  });

  it('or all of them at once', async () => {
    const chairs = [{ person: 1 }, null, null, null];
    const { askStage } = seats({ view: { ...ROOM, chairs: viewOf({ chairs }).chairs } });
    fireEvent.click(screen.getAllByRole('button', { name: t.addBot })[0]!);
    expect(await screen.findByRole('heading', { name: t.fill })).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: /beginner/ })[1]!);
    expect(askStage).toHaveBeenCalledExactlyOnceWith({ do: 'fill', level: 'gentle' });
  });

  it('lets whoever sits invite, and only the host seat bots', () => {
    seats({ you: GUEST });
    expect(screen.queryByRole('button', { name: t.addBot })).toBeNull();
    expect(screen.getAllByRole('button', { name: t.invite }).length).toBeGreaterThan(0);
  });
});

describe('what the host does about a seat', () => {
  it('sends a bot away', async () => {
    const { askStage } = seats();
    await manage('Mama Press');
    press(t.removeBot);
    expect(askStage).toHaveBeenCalledExactlyOnceWith({ do: 'removeBot', seat: 2 });
  });

  it('moves it in the order of play, within the table', async () => {
    const { askStage } = seats();
    await manage('Noa');
    press(t.moveUp);
    expect(askStage).toHaveBeenLastCalledWith({ do: 'order', chairs: [1, 0, 2, 3] });
    await manage('Noa');
    press(t.moveDown);
    expect(askStage).toHaveBeenLastCalledWith({ do: 'order', chairs: [0, 2, 1, 3] });
    await manage('Dana');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: t.moveUp }).disabled).toBe(true);
  });

  it('H16: swaps the sides of a game for two by one tap, and leaves them to the draw again', () => {
    const two = viewOf({ people: [{ no: 1 }, { no: 2 }], chairs: [{ person: 1 }, { person: 2 }] });
    const { askStage, now } = seats({ view: two });
    press(t.swap);
    expect(askStage).toHaveBeenLastCalledWith({ do: 'order', chairs: [1, 0] });
    press(t.drawSides);
    expect(askStage).toHaveBeenLastCalledWith({ do: 'order', chairs: null });
    now({ view: { ...two, draws: true } });
    expect(screen.queryByRole('button', { name: t.drawSides })).toBeNull();
    expect(screen.getByText(t.draws)).toBeTruthy();
    cleanup();
    seats({ view: two, you: GUEST });
    expect(screen.queryByRole('button', { name: t.swap })).toBeNull();
  });

  it('makes somebody else the host', async () => {
    const { ask } = seats();
    await manage('Noa');
    press(t.makeHost);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'host', person: 2 });
  });

  it('is open to nobody else; whoever sits may change their own name', async () => {
    seats({ you: GUEST });
    expect(screen.queryByRole('button', { name: /Seat of .*Dana/ })).toBeNull();
    await manage('Noa');
    expect(screen.queryByRole('button', { name: t.moveUp })).toBeNull();
    expect(screen.getByRole('button', { name: textsOf('en').profile.open })).toBeTruthy();
  });
});

it('at a table of one device, whoever shares it is renamed by whoever holds it', async () => {
  const view: RoomView = viewOf({
    people: [
      { no: 1, name: 'Dana' },
      { no: 2, name: 'Noa' },
    ],
    chairs: [{ person: 1 }, { person: 2 }],
  });
  const { ask } = seats({ view, online: false });
  await manage('Noa');
  press(textsOf('en').profile.open);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Noga' } });
  press(textsOf('en').save);
  expect(ask).toHaveBeenCalledExactlyOnceWith({ do: 'rename', name: 'Noga', ink: 1 }, 2);
});
