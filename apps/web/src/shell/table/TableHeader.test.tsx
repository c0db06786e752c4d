// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import { viewOf } from '../../state/testing/views.ts';
import { useSession } from '../room/session.ts';
import { useView } from '../room/view.ts';
import { visit, withBrowser } from '../testing/visit.tsx';
import { TableHeader } from './TableHeader.tsx';

beforeEach(withBrowser);
afterEach(cleanup);

const t = textsOf('en');
const PEOPLE = { people: [{ no: 1, name: 'Dana' }], chairs: [{ person: 1 }] };
const PLAYING = viewOf({ stage: 'playing', match: 1, ...PEOPLE });
const WON = viewOf({
  stage: 'over',
  match: 1,
  series: [{ game: 'toy', person: 1, points: 1, played: 1 }],
  ...PEOPLE,
});

/** A board that has a frame to show of each step, and says so once it is drawn. */
const Board = () => {
  const { store } = useSession();
  const view = useView();
  useLayoutEffect(() => {
    store.setState({ pendingEvents: view.stage === 'over' ? 1 : 0 });
  }, [store, view]);
  return null;
};

it('F1: knows no more of the series than the board has shown', () => {
  const header = <TableHeader game={null} onOpen={() => undefined} heading={null} />;
  const table = (
    <>
      {header}
      <Board />
    </>
  );
  const { now } = visit(table, { view: PLAYING, you: { person: 1, seat: 0 } });
  now({ view: WON });
  expect(screen.queryByTitle(/Dana/)).toBeNull();
  now({ pendingEvents: 0 });
  const shown = screen.getByTitle(new RegExp(`^${t.end.series}.*Dana`));
  // H13: and then the names with their numbers are one tap away
  fireEvent.click(shown);
  expect(screen.getByRole('dialog', { name: t.end.series })).toBeTruthy();
});
