/** Small room views for tests. */
import type { ChatLine } from '@kesem/protocol/messages';
import type { ClockView } from '@kesem/room/clockView';
import type { AskView } from '@kesem/room/matchView';
import type { ChairView, PersonView, RoomView } from '@kesem/room/view';

interface Sketch {
  readonly me?: RoomView['me'];
  readonly stage?: RoomView['stage'];
  /** The number of the match on the table, played by whoever sits. */
  readonly match?: number;
  readonly people?: readonly (Partial<PersonView> & { readonly no: number })[];
  readonly chairs?: readonly (Partial<ChairView> | null)[];
  readonly asks?: readonly AskView[];
  readonly clocks?: readonly ClockView[];
  readonly series?: RoomView['series'];
  readonly pace?: RoomView['pace'];
  readonly commentary?: RoomView['commentary'];
}

/** A view with the given traits; everything else is plain: two empty chairs, nobody there. */
export function viewOf(sketch: Sketch): RoomView {
  const chairs = (sketch.chairs ?? [null, null]).map((chair) => ({
    person: null,
    standIn: null,
    chosen: false,
    ...chair,
  }));
  return {
    me: sketch.me ?? 'public',
    stage: sketch.stage ?? 'lobby',
    key: 'lobby:1',
    host: 1,
    wishes: [],
    queue: [],
    pace: { days: null, asked: null },
    commentary: null,
    ...agreedIn(sketch),
    startsAt: null,
    locked: false,
    applauseOnly: false,
    family: false,
    call: null,
    game: 'toy',
    options: {},
    people: (sketch.people ?? []).map((person) => ({
      name: `P${person.no}`,
      ink: 1,
      bot: null,
      away: null,
      is: 'in',
      ...person,
    })),
    chairs,
    draws: false,
    own: null,
    next: { match: 1, hash: '' },
    from: null,
    series: sketch.series ?? [],
    seriesLength: null,
    decided: null,
    counts: 'wins',
    match: sketch.match === undefined ? null : matchOf(sketch.match, chairs),
    takeBack: null,
    show: null,
    questions: [],
    asks: sketch.asks ?? [],
    clocks: sketch.clocks ?? [],
    table: null,
  };
}

/** What those who sit have agreed on, where the sketch says. */
function agreedIn({ pace, commentary }: Sketch): Partial<Pick<RoomView, 'pace' | 'commentary'>> {
  return { ...(pace && { pace }), ...(commentary && { commentary }) };
}

function matchOf(number: number, chairs: readonly ChairView[]): RoomView['match'] {
  return {
    number,
    id: '',
    game: 'toy',
    version: 1,
    options: {},
    players: chairs.flatMap(({ person }) => (person === null ? [] : [person])),
    outcome: null,
    closed: null,
    again: [],
    nonces: [],
    secret: null,
  };
}

/** A line of the chat by somebody of a room, who has never sat when the number is null. */
export function lineOf(
  id: number,
  person: number | null,
  text: string,
  more: Partial<ChatLine> = {},
): ChatLine {
  const channel = person === null ? 'watchers' : 'table';
  return { id, at: 0, channel, name: 'Noa', ink: 1, person, say: { text }, ...more };
}
