// Writes docs/protocol.md from the schemas themselves. Usage: tsx --conditions=source tools/protocol.ts
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  codeBody,
  deleteBody,
  deviceBody,
  deviceCodeBody,
  dropPresetBody,
  HTTP_CODES,
  invitationBody,
  openRoomBody,
  presetBody,
} from '@kesem/protocol/http';
import { LIMITS, PROTOCOL_VERSION } from '@kesem/protocol/limits';
import { CLIENT_MESSAGES, CONNECT_CODES, WIRE_CODES } from '@kesem/protocol/messages';
import { QUICK_PHRASES } from '@kesem/protocol/phrases';
import { openShape, RULES, SHAPES } from '@kesem/room/command';
import { ROOM_CODES } from '@kesem/room/ruling';
import * as z from 'zod/mini';

/** Where the page lies. */
export const PROTOCOL_PAGE = fileURLToPath(new URL('../docs/protocol.md', import.meta.url));

const ROUTES = [
  ['GET', '/api/me', null, '`{ok: true}`, and the cookie that makes the browser somebody'],
  ['POST', '/api/rooms', openRoomBody, '`{room, token}`: a room, its host seated, and its link'],
  ['POST', '/api/codes', codeBody, '`{token}`: the link behind six spoken digits'],
  [
    'POST',
    '/api/device-code',
    deviceCodeBody,
    '`{code, until}`: eight digits for a second device, once',
  ],
  [
    'POST',
    '/api/device',
    deviceBody,
    '`{ok, token}`: the link of its table or null, and a cookie for the same person',
  ],
  [
    'GET',
    '/api/tables',
    null,
    '`{tables, invitations}`: the living rooms of this person, and those that ask them in',
  ],
  [
    'POST',
    '/api/invitations',
    invitationBody,
    '`{token}`: a link of their own; null when declined',
  ],
  [
    'GET',
    '/api/matches/<id>',
    null,
    'the record of a finished match, secret included; others are `noSuchMatch`',
  ],
  [
    'GET',
    '/api/matches/<id>/film',
    null,
    'what a finished match showed when all lay open, `[{view, asks, heard}]`, the setup first; `noSuchMatch` where it was not kept',
  ],
  [
    'GET',
    '/api/history',
    null,
    '`{matches, people}`: what this person has finished, and with whom',
  ],
  [
    'GET',
    '/api/presets/<game>',
    null,
    '`{presets: [{id, name, own}]}`: what this person keeps for a game',
  ],
  ['POST', '/api/presets', presetBody, '`{ok: true}`: kept; the same id is the same preset again'],
  ['POST', '/api/presets/drop', dropPresetBody, '`{ok: true}`: it is gone'],
  ['POST', '/api/me/delete', deleteBody, '`{ok: true}`: everything of this person is gone'],
] as const;

/** What the server sends by itself; the type is the law, so a new message does not compile without a row. */
const SENT = {
  full: 'everything this class of viewers may know: `{step, now, view, heard}`',
  step: 'what changed since the step before: `{step, now, heard, room, table, places?}`',
  you: 'who this socket is now: `{person, seat}`; a `full` of the new class follows',
  presence:
    'who is connected: `{here, watchers}`; a watcher has the number by which `remove` names whoever never sat',
  chat: 'one line',
  code: 'the spoken code, anew: the old one and all links before have ended',
  restart: 'the server stops: come back after `delay` ms',
  bye: 'the server closes this socket, and why',
} as const satisfies Record<keyof import('@kesem/protocol/messages').ServerToClient, string>;

const ANSWERED = {
  join: '`{ok, room, you, full, presence, chat, code}`',
  command:
    '`{id, ok: true}` once it is durable, `{id, ok: true, same: true}` where nothing changes, or `{id, ok: false, why: {code, …}}`',
  full: '`{ok, full}`',
  chat: '`{ok}`',
  newLink: '`{ok, token}`',
  link: '`{ok, token}`',
} as const satisfies Record<keyof typeof CLIENT_MESSAGES, string>;

const INTRO = `# Protocol

Written by \`tools/protocol.ts\` from the schemas in \`packages/protocol\` and \`packages/room\`; do not edit.

Version ${PROTOCOL_VERSION}. HTTP under \`/api\` speaks JSON. Everything else goes over one Socket.IO connection, which
needs the cookie of \`GET /api/me\` and an Origin that is the server's own. A socket looks at one room at a time.

- A command carries an id drawn once, when the finger lifts. The same id is the same command again: it acts once and
  is always answered the same, also after a restart. Without an answer (or with \`busy\`) send it again.
- What changes nothing and tells nobody else anything, such as one's own pass or pick once more, is answered with
  \`same: true\` and not kept. The promise above does not hold for its id: sent again later, when the question has closed, it
  may be \`stale\`. Nothing is lost by that, for the answer that stands is kept under the id it first came with.
- A command names the key of the question it answers: \`room\`, the room's own \`key\`, or the key of an open ask. Another key
  is \`stale\`.
- Steps are numbered for each class of viewers. If a step is not the next one, ask for \`full\`.
`;

/** The whole page. */
export function protocolPage(): string {
  const sections = [
    INTRO,
    section('Messages of a client', messages()),
    section('Messages of the server', table(['message', 'what it tells'], Object.entries(SENT))),
    section('Commands of a room', commands()),
    section('HTTP', routes()),
    section('Codes', codes()),
    section('Limits', table(['limit', 'value'], Object.entries(LIMITS))),
  ];
  return sections.join('\n');
}

function messages(): string {
  const rows = Object.entries(CLIENT_MESSAGES).map(([name, schema]) => [
    name,
    shape(schema),
    Object.entries(ANSWERED).find(([one]) => one === name)?.[1] ?? '',
  ]);
  return `Each is answered through its acknowledgement, a refusal as \`{ok: false, code}\`.\n\n${table(['message', 'body', 'answer'], rows)}`;
}

function commands(): string {
  const rows = Object.entries(SHAPES).map(([name, schema]) => {
    const rule = Object.entries(RULES).find(([one]) => one === name)?.[1];
    return [name, rule?.role ?? '', rule?.answers ?? '', shape(schema)];
  });
  const own = Object.entries(RULES)
    .filter(([, { role }]) => role === 'timer' || role === 'house')
    .map(([name]) => `\`${name}\``);
  return `The commands ${own.join(', ')} are the server's own: no client may send them.\n\n${table(['command', 'by', 'answers', 'body'], rows)}`;
}

function routes(): string {
  const rows = ROUTES.map(([method, path, body, gives]) => [
    `${method} ${path}`,
    body ? shape(body) : '',
    gives,
  ]);
  return `An opening is ${shape(openShape)}.\n\n${table(['route', 'body', 'gives'], rows)}`;
}

function codes(): string {
  return [
    `Refused handshake: ${list(CONNECT_CODES)}.`,
    `Gateway: ${list(WIRE_CODES)}.`,
    `Room: ${list(ROOM_CODES)}; games add their own.`,
    `HTTP: ${list(HTTP_CODES)}.`,
    `Quick phrases: ${list(QUICK_PHRASES)}.`,
  ].join('\n\n');
}

function list(codes: readonly string[]): string {
  return codes.map((code) => `\`${code}\``).join(', ');
}

function section(title: string, body: string): string {
  return `## ${title}\n\n${body}\n`;
}

function table(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

function row(cells: readonly unknown[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A schema in one line of words; a bar would end a cell of the table. */
function shape(schema: z.ZodMiniType): string {
  return `\`${worded(z.toJSONSchema(schema, { io: 'input' })).replaceAll('|', '\\|')}\``;
}

type Described = z.core.JSONSchema.JSONSchema;
type Schema = Described | boolean;

function worded(schema: Schema): string {
  if (typeof schema === 'boolean') return 'anything';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((one) => worded(one)).join(' | ');
  if (schema.type === 'object') return object(schema);
  if (schema.type === 'array') return `[${items(schema)}${most(schema.maxItems)}]`;
  return scalar(schema);
}

function object(schema: Described): string {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, value]) => `${name}: ${worded(value)}`,
  );
  if (fields.length > 0) return `{${fields.join(', ')}}`;
  return schema.propertyNames ? `{[key]: ${worded(schema.additionalProperties ?? true)}}` : '{}';
}

function items(schema: Described): string {
  return Array.isArray(schema.items)
    ? schema.items.map(worded).join(', ')
    : worded(schema.items ?? true);
}

function scalar({ type, pattern, minimum, maximum, maxLength }: Described): string {
  if (pattern) return pattern.replace(/^\^|\$$/g, '');
  if (type === 'string') return `string${most(maxLength)}`;
  if (type === 'integer' && minimum !== Number.MIN_SAFE_INTEGER) return between(minimum, maximum);
  return typeof type === 'string' ? type : 'anything';
}

function between(from = 0, to?: number): string {
  const open = to === undefined || to === Number.MAX_SAFE_INTEGER;
  return open ? `integer ≥ ${from}` : `${from}–${to}`;
}

function most(count: number | undefined): string {
  return count === undefined ? '' : ` ≤ ${count}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(PROTOCOL_PAGE, protocolPage());
}
