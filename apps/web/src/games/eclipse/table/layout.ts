/** Where everything stands on the table: a pure function of the room and of how much lies on it. */
import { fit, type Rows } from './fit.ts';
import { type Fighting, type Lanes, lanesIn } from './laneSizes.ts';

/** 'wide': players stand beside the sides, the hand below; 'tall': all in rows; 'low': the hand stands beside. */
type Shape = 'wide' | 'tall' | 'low';

/** The room a table has in px, and what must stand in it. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Creatures of the farther and the nearer side. */
  readonly far: number;
  readonly near: number;
  /** Power stones of the farther and the nearer side. */
  readonly stones: readonly [far: number, near: number];
  /** Cards of the hand; null: no hand is shown. */
  readonly hand: number | null;
  /** Whether the farther player stands in the page's header. */
  readonly headed: boolean;
  /** How wide the frame's bar lies over the lower end corner; 0: it does not. */
  readonly bar: number;
  /** Whether a combat is put together or fought: the hand then makes room for it. */
  readonly isFight: boolean;
  /** Whether it is a hand above all, for a large screen shows the table: the sides are what it is played on. */
  readonly isHand: boolean;
  /** Its lanes; null: there are none yet. */
  readonly fight: Fighting | null;
}

/** Sizes in px. */
export interface Layout {
  readonly shape: Shape;
  /** The rows from the top: players and stones, creatures, the horizon, creatures, stones, and the hand. */
  readonly rows: {
    readonly strip: number;
    readonly stones: number;
    readonly field: number;
    readonly band: number;
    readonly tray: number;
  };
  /** How wide the players stand beside the sides, or a hand of slips. */
  readonly side: number;
  /** The room of a row of creatures. */
  readonly field: number;
  readonly far: Rows;
  readonly near: Rows;
  /** How far the bar reaches under the nearer row from its end, where no hand keeps it away. */
  readonly under: number;
  /** How wide the rule of the lead is. */
  readonly rule: number;
  /** How wide a stone is, of the farther and the nearer side. */
  readonly stones: readonly [far: number, near: number];
  /** How wide a card of the hand is; in a low table they are slips. */
  readonly card: number;
  readonly lanes: Lanes | null;
}

/** Under this height a small table is drawn in less. */
const LITTLE = 430;
const within = (px: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, px)));

/** What the horizon keeps beside the rule on both sides, for the clock and for the switch for windows: with its words, and without. */
const SWITCH = { words: 404, sign: 176 } as const;
/** So wide must a table be that the switch says what it is. */
const WORDY = 1140;

/** What is left free beside the lanes at least, and what a bar keeps from its own edge. */
const [EDGE, AIR] = [28, 16];

/** The layout of a table. */
export function layoutOf(room: Room): Layout {
  const { width, height } = room;
  if (width >= 760 && height >= 480 && width > height * 1.1) return wide(room);
  return width > height * 1.2 && height < 480 ? low(room) : tall(room);
}

function wide(room: Room): Layout {
  const { width, height, far, near, bar } = room;
  const side = within(width * 0.18, width < 1024 ? 176 : 200, 260);
  const card = height >= 640 ? within(height * 0.19, 150, 190) : 118;
  const whole = Math.round(card * 1.4) + 10;
  const tray = room.hand === null ? 0 : room.fight ? whole - Math.round(card * 0.6) : whole;
  const band = 48;
  const field = width - side;
  const beside = Math.max(EDGE, bar - AIR);
  const clash = clashOf(room, 128);
  const row = Math.floor((height - tray - band - clash) / 2);
  const place = { height: row, most: width >= 1600 ? 240 : 176, rows: 1, slimFrom: 7 } as const;
  const under = room.hand === null ? bar : 0;
  const rowOf = (n: number, less = 0): Rows =>
    fit(n, { ...place, width: field - less - (n >= 7 ? 20 : 50) });
  // the horizon has come down to the hand, beside the bar
  const isLow = room.fight?.attacked === 'near';
  return {
    shape: 'wide',
    rows: { strip: 0, stones: 0, field: row, band, tray },
    side,
    field,
    far: rowOf(far),
    near: rowOf(near, under),
    under,
    rule: Math.min(720, field - (isLow ? beside + 20 : width > WORDY ? SWITCH.words : SWITCH.sign)),
    stones: stonesBeside(room, side, row - PLATES, band),
    card,
    // the bar may stand higher than a hand that makes room: no lane lies under it
    lanes: lanesIn(room.fight, {
      width: Math.max(field - beside, Math.min(field - EDGE, 480)),
      row,
      clash,
      most: place.most,
      bench: 84,
      folds: true,
      over: Math.max(0, Math.min(beside, field - EDGE - 480)) - 14,
    }),
  };
}

/** What a combat takes between the sides. */
const clashOf = ({ fight }: Room, high: number): number => (fight ? high : 0);

/** What stands beside a side besides its stones: plate, piles, and the air around them; and the switch for windows. */
const [PLATES, SWITCHED] = [124, 40] as const;
/** A stone is a little higher than wide, and its rows stand apart. */
const [HIGHER, BETWEEN] = [1.12, 6] as const;

/** The stones of both sides; beside the nearer one that is attacked stands the switch, and the horizon's height is its own. */
function stonesBeside(
  { stones: [far, near], fight }: Room,
  side: number,
  high: number,
  band: number,
) {
  const more = fight?.attacked === 'near' ? band - SWITCHED : 0;
  return [stoneBeside(far, side, high), stoneBeside(near, side, high + more)] as const;
}

/** Five stones in a row beside a side, from eleven on six; as many more, and smaller, as its height asks for. */
function stoneBeside(n: number, side: number, high: number): number {
  const width = side - 24;
  const most = within(width / (n > 10 ? 6 : 5) - 5, 20, n > 10 ? 34 : 40);
  const isHigh = (size: number): boolean => {
    const rows = Math.ceil(n / Math.floor((width + 5) / (size + 5)));
    return rows * (HIGHER * size + BETWEEN) - BETWEEN <= high;
  };
  return Array.from({ length: most - 19 }, (_, less) => most - less).find(isHigh) ?? 20;
}

/** Rows one below the other. */
function tall(room: Room): Layout {
  const { width, height, far, near, stones } = room;
  const isLittle = height < LITTLE;
  const strip = room.headed ? 0 : isLittle ? 40 : 48;
  const [stone, band] = isLittle ? [36, 38] : [44, 42];
  const isBroad = width >= 600;
  const isFull = Math.max(far, near) > 4 && !isBroad;
  const above = strip + 2 * stone + band;
  const { card, tray } = isHeld(room)
    ? heldOf(height - above - 2 * TARGETS)
    : trayOf(room, isBroad, isFull);
  const clash = clashOf(room, height < 560 ? 72 : 104);
  const row = Math.floor((height - above - tray - clash) / 2);
  const place = { width: width - 20, height: row, most: within(width * 0.26, 150, 220), rows: 2 };
  const rowOf = (n: number): Rows => fit(n, { ...place, rows: 2, slimFrom: 4 });
  return {
    shape: 'tall',
    rows: { strip, stones: stone, field: row, band, tray },
    side: 0,
    field: width,
    far: rowOf(far),
    near: rowOf(near),
    under: 0,
    rule: Math.min(720, width - 16),
    stones: [stoneAlong(stones[0], width), stoneAlong(stones[1], width)],
    card,
    lanes: lanesIn(room.fight, {
      width: width - 16,
      row,
      clash,
      most: place.most,
      bench: 52,
      folds: false,
      over: 0,
    }),
  };
}

/** What a row of stones leaves to whatever stands beside them. */
const BESIDE = 160;

function stoneAlong(n: number, width: number): number {
  return within((width - BESIDE) / Math.max(1, n) - 4, 14, 30);
}

/** A hand in a row, of which only titles and prints are seen while the sides need the room. */
function trayOf({ height, hand, isFight }: Room, isBroad: boolean, isFull: boolean) {
  if (hand === null) return { card: 116, tray: 0 };
  if (isBroad && height >= 700) return { card: 150, tray: isFight ? 128 : 240 };
  const size = height >= 600 ? TRAYS.high : TRAYS.low;
  if (isFight) return { card: size.card, tray: 62 };
  return { card: size.card, tray: isFull || height < 500 ? size.tucked : size.whole };
}

/** How high a row of creatures is that is only aimed at. */
const TARGETS = 66;

/** Whether the hand comes before the sides: in a fight these need their room, and so does whoever has little. */
const isHeld = ({ isHand, isFight, hand, height }: Room): boolean =>
  isHand && !isFight && hand !== null && height >= LITTLE;

/** A hand in all the room that targets leave. */
function heldOf(room: number) {
  const card = within((room - BELOW) / 1.4, 116, 220);
  return { card, tray: Math.round(card * 1.4) + BELOW };
}

/** What stands around a card of such a hand. */
const BELOW = 38;

const TRAYS = {
  high: { card: 116, whole: 200, tucked: 98 },
  low: { card: 112, whole: 172, tucked: 72 },
} as const;

/** A phone on its side: the hand stands at the beginning. */
function low(room: Room): Layout {
  const { width, height, far, near, stones, hand } = room;
  const side = hand === null ? 0 : within(width * 0.32, 176, 216);
  const field = width - side;
  const [strip, band] = [38, 36];
  const clash = clashOf(room, 62);
  const row = Math.floor((height - 2 * strip - band - clash) / 2);
  const place = { width: field - 16, height: row, most: 150, rows: 1, slimFrom: 7 } as const;
  const stone = (n: number): number => within((field - 290) / Math.max(1, n) - 4, 14, 26);
  return {
    shape: 'low',
    rows: { strip, stones: strip, field: row, band, tray: 0 },
    side,
    field,
    far: fit(far, place),
    near: fit(near, place),
    under: 0,
    rule: field - 36,
    stones: [stone(stones[0]), stone(stones[1])],
    card: 44,
    lanes: lanesIn(room.fight, {
      width: field - 16,
      row,
      clash,
      most: 150,
      bench: 52,
      folds: false,
      over: 0,
    }),
  };
}

/** Whether the switch for windows stands on the horizon; else, and where the bar lies at its end, it stands beside the nearer stones. */
export function hasWindows({ shape, lanes }: Layout): boolean {
  return shape === 'wide' && lanes?.attacked !== 'near';
}
