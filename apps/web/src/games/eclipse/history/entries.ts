/** What happened as a row of cards: a play, a fight or a saving roll each, with what came of it. */
import type { CardId } from '@kesem/engine/games/eclipse/cards/set';
import type { EclipseEvent } from '@kesem/engine/games/eclipse/event';
import type { Id, Player } from '@kesem/engine/games/eclipse/move';

/** What came of it, for the corner of its picture. */
export type Outcome =
  | { readonly is: 'played' | 'fought' | 'destroyed' | 'held' | 'paralysed' }
  | { readonly is: 'hurt'; readonly by: number };

/** The dice of a deed, as they lay in the end; of a fight by seat, with what they came to. */
export type Roll =
  | {
      readonly is: 'fight';
      readonly against: CardId;
      readonly dice: readonly [number, number];
      readonly totals: readonly [number, number];
    }
  | { readonly is: 'save'; readonly die: number; readonly bonus: number; readonly needs: number };

export interface Deed {
  readonly card: CardId;
  readonly player: Player;
  readonly outcome: Outcome;
  readonly roll: Roll | null;
  /** All that belongs to it, the beginning first. */
  readonly events: readonly EclipseEvent[];
}

/** A deed, or the turn that begins. */
export type Entry = { readonly turn: number } | Deed;

type Cards = ReadonlyMap<Id, CardId>;

/** How far the row has come. */
interface Row {
  readonly entries: Entry[];
  readonly cards: Map<Id, CardId>;
  /** The deed that what is told now belongs to. */
  at: number;
  /** The deed whose dice were rolled last. */
  rolled: number;
  /** What was going on when a window opened, by its kind: it goes on when the window closes. */
  readonly under: Map<string, number>;
  /** An attack is declared and answered before its first dice, to which it belongs. */
  declared: readonly EclipseEvent[];
}

/** Everything that was heard, in its order. */
export function entriesOf(events: readonly EclipseEvent[]): readonly Entry[] {
  const row: Row = {
    entries: [],
    cards: new Map(),
    at: -1,
    rolled: -1,
    under: new Map(),
    declared: [],
  };
  for (const event of events) tell(row, event);
  return row.entries;
}

function tell(row: Row, event: EclipseEvent): void {
  if ('piece' in event) row.cards.set(event.piece.id, event.piece.card);
  turnBack(row, event);
  const begun = beginningOf(event, row.cards);
  if (begun) return begin(row, begun);
  if (isDeclared(event)) row.declared = [...row.declared, event];
  else change(row, row.at, (deed) => withMore(deed, event));
  if (event.type === 'turned' || event.type === 'struck') {
    change(row, row.rolled, (deed) => ({ ...deed, roll: rolledAnew(deed.roll, event) }));
  }
}

/** A window is about what was going on when it opened: the answers in it are deeds of their own. */
function turnBack(row: Row, event: EclipseEvent): void {
  const { under } = row;
  if (event.type === 'opened' && !under.has(event.window)) under.set(event.window, row.at);
  if (event.type === 'closed') {
    row.at = under.get(event.window) ?? row.at;
    under.delete(event.window);
  }
}

function begin(row: Row, begun: Entry): void {
  row.at = row.entries.length;
  if ('turn' in begun) {
    row.under.clear();
    row.declared = [];
    row.entries.push(begun);
    return;
  }
  if (begun.roll === null) {
    row.entries.push(begun);
    return;
  }
  row.rolled = row.at;
  row.entries.push({ ...begun, events: [...row.declared, ...begun.events] });
  row.declared = [];
}

function change(row: Row, at: number, how: (deed: Deed) => Deed): void {
  const deed = row.entries[at];
  if (deed && 'card' in deed) row.entries[at] = how(deed);
}

function isDeclared({ type }: EclipseEvent): boolean {
  return type === 'attacked' || type === 'defended' || type === 'ladder';
}

function beginningOf(event: EclipseEvent, cards: Cards): Entry | null {
  if (event.type === 'turn') return { turn: event.turn };
  if (event.type === 'cast') return deed(event, event.card, null);
  if (event.type === 'dropped' || event.type === 'used') {
    return deed(event, event.piece.card, null);
  }
  if (event.type === 'fought') return fight(event, cards);
  return event.type === 'saving' ? save(event, cards) : null;
}

function fight(
  event: Extract<EclipseEvent, { readonly type: 'fought' }>,
  cards: Cards,
): Deed | null {
  const [card, against] = [cards.get(event.attacker), cards.get(event.defender)];
  const { dice, totals } = event;
  return card && against ? deed(event, card, { is: 'fight', against, dice, totals }) : null;
}

function save(
  event: Extract<EclipseEvent, { readonly type: 'saving' }>,
  cards: Cards,
): Deed | null {
  const card = cards.get(event.stone);
  const { die, bonus, needs } = event;
  return card ? deed(event, card, { is: 'save', die, bonus, needs }) : null;
}

function deed(
  event: EclipseEvent & { readonly player: Player },
  card: CardId,
  roll: Roll | null,
): Deed {
  const outcome = { is: roll ? 'fought' : 'played' } as const;
  return { card, player: event.player, outcome, roll, events: [event] };
}

function withMore(last: Deed, event: EclipseEvent): Deed {
  return { ...last, outcome: after(last.outcome, event), events: [...last.events, event] };
}

/** Whatever is destroyed says more than what hurt it. */
function after(now: Outcome, event: EclipseEvent): Outcome {
  if (event.type === 'destroyed') return { is: 'destroyed' };
  if (event.type === 'held' || event.type === 'paralysed') return { is: event.type };
  const isHurt = event.type === 'damaged' && event.amount > 0 && now.is !== 'destroyed';
  return isHurt ? { is: 'hurt', by: event.amount } : now;
}

type Turned = Extract<EclipseEvent, { readonly type: 'turned' | 'struck' }>;

function rolledAnew(roll: Roll | null, event: Turned): Roll | null {
  if (roll?.is === 'save') return event.type === 'turned' ? { ...roll, die: event.to } : roll;
  if (!roll) return null;
  if (event.type === 'struck') return { ...roll, totals: event.totals };
  const { player, from, to } = event;
  const put = ([first, second]: readonly [number, number], by: number) =>
    player === 0 ? ([first + by, second] as const) : ([first, second + by] as const);
  return { ...roll, dice: put(roll.dice, to - from), totals: put(roll.totals, to - from) };
}
