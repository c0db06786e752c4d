// @vitest-environment jsdom
import type { RoomView } from '@kesem/room/view';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lang } from '../../i18n/lang.ts';
import { textsOf } from '../../i18n/texts.ts';
import { verifyTextsOf } from '../../i18n/verify.ts';
import { painted } from '../../kit/testing/painted.ts';
import { type AnyGame, CARDS } from '../../registry.ts';
import type { RoomState } from '../../state/room.ts';
import { viewOf } from '../../state/testing/views.ts';
import { EndBar } from '../table/EndBar.tsx';
import { reasonOf } from '../table/result.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { EndScene } from './EndScene.tsx';
import type { AnyFinale } from './useFinale.ts';

beforeEach(withBrowser);
afterEach(cleanup);

const t = textsOf('en').end;
type Ranking = readonly (readonly number[])[];

const PLAYERS = viewOf({
  stage: 'over',
  match: 2,
  people: [
    { no: 1, name: 'Dana' },
    { no: 2, name: 'Noa' },
    { no: 3, name: 'Uri', bot: 'easy' },
  ],
  chairs: [{ person: 1 }, { person: 2 }, { person: 3 }],
  series: [
    { game: 'toy', person: 1, points: 2, played: 2 },
    { game: 'toy', person: 2, points: 0, played: 2 },
    { game: 'other', person: 2, points: 70, won: 1, played: 2 },
  ],
});

/** The end of a match as it is seen from a seat. */
const end = (
  me: RoomView['me'],
  ranking: Ranking | null,
  again: readonly number[] = [],
): RoomView => {
  const { match } = PLAYERS;
  const outcome = ranking && { ranking, reason: 'won' };
  // what the table of a toy holds is read by its own finale alone
  const table = { scores: [5, 9, 7] } as unknown as RoomView['table'];
  return { ...PLAYERS, me, table, match: match && { ...match, outcome, again } };
};

const FINALE = {
  inks: { ground: 'red', ray: 'gold', burst: 'white' },
  chance: true,
  scores: () => [5, 9, 7],
  scored: (n: number) => `${n} coins`,
  facts: () => [
    { title: 'First', text: 'one thing' },
    { title: 'Last', text: 'the funny one' },
  ],
} as unknown as AnyFinale;

/** A game of which nothing but its end is asked. */
const gameWith = (finale: AnyFinale): AnyGame => {
  const game = { finale: async () => finale, ending: () => 'All coins are gone' };
  return game as unknown as AnyGame;
};

const NOTHING: RoomState['heard'] = [];
const onHide = vi.fn<() => void>();
interface Given extends Pick<RoomState, 'heard'> {
  readonly finale: AnyFinale;
  readonly online: boolean;
  readonly person: number;
  readonly lang: Lang;
}
const shown = async (
  view: RoomView,
  { finale = FINALE, online = true, person = 1, heard = NOTHING, lang = 'en' }: Partial<Given> = {},
) => {
  const game = gameWith(finale);
  const visited = visit(
    <>
      <EndScene game={game} onHide={onHide} />
      <EndBar game={game} panel onPanel={vi.fn<() => void>()} />
    </>,
    { view, online, heard, lang, you: { person, seat: person - 1 } },
  );
  // what is below the stage, the stage, and those who stand on it
  for (let pictures = 0; pictures < 4; pictures += 1) await painted();
  return visited;
};
const plain = (text: string | null | undefined): string =>
  text?.replaceAll(/[\u2066-\u2069]/gu, '') ?? '';
const title = () => plain(screen.getByRole('heading', { level: 2 }).textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the result', () => {
  it('is one’s own, the other’s, shared, a draw, or none', async () => {
    const said = async (me: RoomView['me'], ranking: Ranking | null): Promise<string> => {
      await shown(end(me, ranking));
      const words = title();
      cleanup();
      return words;
    };
    expect(await said(0, [[0], [1], [2]])).toBe('You won!');
    expect(await said(0, [[1], [0], [2]])).toBe('Noa won');
    expect(await said('public', [[0], [1], [2]])).toBe('Dana won');
    expect(await said('public', [[0, 1], [2]])).toBe('Dana and Noa share the win');
    expect(await said(0, [[0, 1, 2]])).toBe('A draw');
    expect(await said(0, null)).toBe('No result');
  });

  it('H5: has everybody in their order with this match’s own score, the winner first', async () => {
    await shown(end(0, [[1], [2], [0]]));
    const list = screen.getByRole('list', { name: t.ranking });
    const rows = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent));
    expect(rows).toEqual([
      expect.stringMatching(/Place 1.*Noa.*9 coins/),
      expect.stringMatching(/Place 2.*Rolly.*7 coins/),
      expect.stringMatching(/Place 3.*Dana.*5 coins/),
    ]);
  });

  it('tells whoever lost kindly which place it was, and why it ended', async () => {
    await shown(end(0, [[1], [2], [0]]));
    expect(screen.getByText('Place 3 this time')).toBeTruthy();
    expect(screen.getByText('All coins are gone')).toBeTruthy();
  });

  it('tells what there was to see in the game’s order', async () => {
    await shown(end(0, [[0], [1], [2]]));
    const facts = within(screen.getByRole('list', { name: t.facts })).getAllByRole('listitem');
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Firstone thing',
      'Lastthe funny one',
    ]);
  });

  it('shows the game’s own picture of it, where there is one', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:own', revokeObjectURL: () => undefined });
    const poster = async () => new Blob(['own']);
    await shown(end(0, [[1], [2], [0]]), { finale: { ...FINALE, poster } });
    const picture = await screen.findByRole('img', { name: t.poster });
    expect(picture.getAttribute('src')).toBe('blob:own');
    cleanup();
    await shown(end(0, [[1], [2], [0]]));
    expect(screen.queryByRole('img', { name: t.poster })).toBeNull();
  });

  it('of two is a strip in a scene of the game’s own, where it may have its own word', async () => {
    const Scene = () => <p>totality</p>;
    const own: AnyFinale = { ...FINALE, Scene, title: () => 'Night', margin: () => '4 behind' };
    const view = end(0, [[1], [0]]);
    const duel = { ...view, match: view.match && { ...view.match, players: [1, 2] } };
    await shown(duel, { finale: own });
    expect(screen.getByText('totality')).toBeTruthy();
    expect(title()).toBe('Night');
    expect(plain(document.body.textContent)).toContain('Noa won. This time.');
    expect(screen.getByText('4 behind')).toBeTruthy();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(rows.slice(0, 2)).toEqual([
      expect.stringContaining('Dana'),
      expect.stringContaining('Noa'),
    ]);
  });
});

it('says each line below the title by itself', async () => {
  await shown(end(1, [[0], [1], [2]]));
  const lines = [...document.querySelectorAll('h2 ~ * > p')].map(({ textContent }) => textContent);
  expect(lines).toHaveLength(2);
  expect(lines).toContain('All coins are gone');
});

describe('H13: the evening', () => {
  it('is a lid a game with who leads in it, and a win by name over all games', async () => {
    await shown(end(0, [[0], [1], [2]]));
    const evening = screen.getByRole('region', { name: t.series });
    const rows = within(evening).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      'toy: Dana',
      'other: Noa',
      'Dana2 wins',
      'Noaone win',
    ]);
    const diamonds = rows.map((row) => row.querySelectorAll('[viewBox="0 0 10 10"]').length);
    expect(diamonds).toEqual([0, 0, 2, 1]);
  });
});

describe('how a match without a result ended', () => {
  const given = (change: Partial<RoomView>, lang: Lang, ...types: readonly string[]) => {
    const view = end(0, null);
    const match = view.match && { ...view.match, closed: 'abandoned' as const };
    const heard = types.map((type) => ({ at: 0, room: { type, person: 1 } }));
    const given = { heard: heard as unknown as RoomState['heard'], lang };
    return shown({ ...view, ...change, match }, given);
  };
  const noa = (change: object) => ({
    people: PLAYERS.people.map((one) => (one.no === 2 ? { ...one, ...change } : one)),
  });

  it.each(['he', 'en'] as const)('has its line for whatever closed it, in %s', (lang) => {
    const { closedAbandoned, closedFrozen, closedVersion } = textsOf(lang).table;
    const lines = (['abandoned', 'frozen', 'version'] as const).map((closed) => {
      const view = end(0, null);
      return reasonOf({ ...view, match: view.match && { ...view.match, closed } }, null, lang);
    });
    expect(lines).toEqual([closedAbandoned, closedFrozen, closedVersion]);
    expect(new Set(lines).size).toBe(3);
  });

  it.each(['he', 'en'] as const)('has its own line: agreed, left, cut off, in %s', async (lang) => {
    const { end: words, table } = textsOf(lang);
    await given({}, lang, 'goesOn', 'wantsEnd');
    expect(screen.getByText(words.agreed)).toBeTruthy();
    cleanup();
    await given(noa({ is: 'left' }), lang);
    expect(plain(document.body.textContent)).toContain(plain(words.left('Noa')));
    cleanup();
    await given(noa({ away: 7 }), lang);
    expect(plain(document.body.textContent)).toContain(plain(words.cutOff('Noa')));
    cleanup();
    await given({}, lang);
    expect(screen.getByText(table.closedAbandoned)).toBeTruthy();
  });
});

describe('the ways on', () => {
  it('have one primary, which shows everybody who is in', async () => {
    const { askStage } = await shown(end(0, [[0], [1], [2]], [1]));
    expect(plain(document.body.textContent)).toContain(t.wants('Noa', 1));
    const inside = plain(screen.getByText(new RegExp(t.isIn)).textContent);
    expect(inside).toContain('Noa');
    expect(inside).toContain('Rolly');
    fireEvent.click(
      screen.getByRole('button', { name: (said) => plain(said) === t.join('Noa', 1) }),
    );
    expect(askStage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ do: 'again' }));
  });

  it.each(['he', 'en'] as const)('say who has said yes and who has not, in %s', async (lang) => {
    const texts = textsOf(lang);
    await shown(end(0, [[0], [1], [2]], [1]), { lang });
    expect(plain(document.body.textContent)).toContain(texts.end.awaited(texts.you));
    const first = within(screen.getByRole('list', { name: texts.end.ranking }));
    expect(first.getAllByText(texts.end.in)).toHaveLength(1);
    cleanup();
    await shown(end(1, [[0], [1], [2]], [1]), { lang, person: 2 });
    expect(plain(document.body.textContent)).toContain(
      `${texts.end.youSaidYes} · ${texts.end.awaited('Dana')}`,
    );
    const rematch = screen.getByRole('button', { name: texts.end.rematch });
    expect(rematch.getAttribute('aria-disabled')).toBe('true');
    cleanup();
    await shown(end('public', [[0], [1], [2]], [1]), { lang, person: 9 });
    expect(plain(document.body.textContent)).toContain(texts.end.awaited('Dana'));
  });

  it('say in the sentence what others want next, for covers may lie further down', async () => {
    const view = end(0, [[0], [1], [2]]);
    const [card] = CARDS;
    const wishes = [2, 3].map((person) => ({ person, game: card!.id }));
    await shown({ ...view, wishes });
    expect(document.body.textContent).toContain(textsOf('en').room.wants(2, card!.title('en')));
  });

  it('lead the host, and nobody else, to the waiting room', async () => {
    const { askStage } = await shown(end(0, [[0], [1], [2]]));
    press(t.changeGame);
    expect(askStage).toHaveBeenCalledExactlyOnceWith({ do: 'lobby' });
    cleanup();
    await shown(end(1, [[0], [1], [2]]), { person: 2 });
    expect(screen.queryByRole('button', { name: t.changeGame })).toBeNull();
  });

  const behind = async (view: RoomView, given = {}) => {
    await shown(view, given);
    press(t.more);
    const door = screen.getByRole('dialog');
    return within(door)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  };

  it('have replay, file and check behind one door', async () => {
    const verify = verifyTextsOf('en');
    expect(screen.queryByText(t.watchAgain)).toBeNull();
    expect(await behind(end(0, [[0], [1], [2]]))).toEqual(
      expect.arrayContaining([t.watchAgain, verify.save, verify.link, t.home]),
    );
  });

  it('have the check only where something was drawn', async () => {
    const still = { ...FINALE, chance: false };
    const { link } = verifyTextsOf('en');
    expect(await behind(end(0, [[0], [1], [2]]), { finale: still })).not.toContain(link);
  });

  it('show the match again only where the house keeps it, and where somebody moved', async () => {
    expect(await behind(end(0, [[0], [1], [2]]), { online: false })).not.toContain(t.watchAgain);
    cleanup();
    expect(await behind(end(0, null))).not.toContain(t.watchAgain);
  });

  it('give the board back', async () => {
    await shown(end(0, [[0], [1], [2]]));
    press(t.showBoard);
    expect(onHide).toHaveBeenCalledOnce();
  });
});
