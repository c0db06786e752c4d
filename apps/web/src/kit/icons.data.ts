// Our own line icons on a 24×24 field: square ends and straight cuts, like everything from this press.

/** Paths to be stroked. */
export const ICONS = {
  back: 'M20 12H5M11 6l-6 6 6 6',
  board: 'M7 4h10l5 8-5 8H7l-5-8Z',
  bot: 'M5 9h14v10H5ZM12 9V5M9 13v2M15 13v2',
  chat: 'M4 4h16v12H10l-5 5v-5H4Z',
  check: 'M4 13l5 5L20 6',
  chevron: 'M9 5l7 7-7 7',
  clock: 'M12 3a9 9 0 1 0 .01 0ZM12 7v5l4 3',
  close: 'M5 5l14 14M19 5L5 19',
  copy: 'M8 8h12v12H8ZM4 16V4h12',
  crown: 'M4 18V7l4 5 4-7 4 7 4-5v11Z',
  exit: 'M10 4H4v16h6M9 12h12M16 7l5 5-5 5',
  eye: 'M2 12Q12 2 22 12Q12 22 2 12ZM12 9.5a2.5 2.5 0 1 0 .01 0Z',
  flag: 'M5 21V4h13l-3 4 3 4H5',
  flip: 'M7 4v14M3 14l4 4 4-4M17 20V6M13 10l4-4 4 4',
  handshake: 'M2 8l5-3 5 3 5-3 5 3v7l-4 1-4 4-4-1-4-4-4-1ZM12 8l-4 4 2 2 4-3 4 5',
  help: 'M8 9a4 4 0 1 1 5.5 3.7Q12 13.4 12 15.5M12 19v.5',
  link: 'M10 7l3-3a4 4 0 0 1 6 6l-3 3M14 17l-3 3a4 4 0 0 1-6-6l3-3M9 15l6-6',
  list: 'M4 6h2M4 12h2M4 18h2M10 6h10M10 12h10M10 18h10',
  lock: 'M5 11h14v10H5ZM8 11V8a4 4 0 0 1 8 0v3M12 15v2',
  menu: 'M4 6h16M4 12h16M4 18h16',
  minus: 'M5 12h14',
  moon: 'M19 14A8 8 0 1 1 10 5a7 7 0 0 0 9 9Z',
  mute: 'M4 9v6h4l5 4V5L8 9ZM17 9l5 6M22 9l-5 6',
  next: 'M4 12h15M13 6l6 6-6 6',
  pencil: 'M4 20l1-5L16 4l4 4L9 19ZM13 7l4 4',
  phone: 'M7 2h10v20H7ZM11 18h2',
  plus: 'M12 5v14M5 12h14',
  qr: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2M20 14v6h-6',
  rematch: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  seat: 'M7 3v10h10V3M5 13h14v4H5ZM7 17v4M17 17v4',
  send: 'M3 4l18 8-18 8 3-8ZM6 12h8',
  share: 'M12 15V3M7 8l5-5 5 5M5 13v8h14v-8',
  shuffle: 'M3 7h4l9 10h5M18 14l3 3-3 3M3 17h4l2.5-3M13 10l3-3h5M18 4l3 3-3 3',
  sound: 'M4 9v6h4l5 4V5L8 9ZM17 9q2 3 0 6',
  star: 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2L12 17l-5.6 3 1.3-6.2L3 9.5l6.3-.7Z',
  sun: 'M12 8a4 4 0 1 0 .01 0ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19',
  undo: 'M4 9h10a5 5 0 0 1 0 10H8M8 5L4 9l4 4',
  warning: 'M12 4v10M12 18v2',
} as const;

export type IconName = keyof typeof ICONS;

/** Icons that point along the line of reading; they turn round in right-to-left text. */
export const DIRECTED: ReadonlySet<IconName> = new Set<IconName>([
  'back',
  'chat',
  'chevron',
  'exit',
  'list',
  'next',
  'send',
  'undo',
]);
