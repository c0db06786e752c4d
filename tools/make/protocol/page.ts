/** The general page: what is true of every game. */
import { readFileSync } from 'node:fs';
import { TABLES } from '@kesem/engine/registry';
import { HTTP_CODES } from '@kesem/protocol/http';
import { LIMITS, PROTOCOL_VERSION } from '@kesem/protocol/limits';
import { CLIENT_MESSAGES, CONNECT_CODES, WIRE_CODES } from '@kesem/protocol/messages';
import { QUICK_PHRASES } from '@kesem/protocol/phrases';
import { MORE_MS } from '@kesem/room/clock';
import { openShape, RULES, SHAPES } from '@kesem/room/command';
import { HOLD_MS } from '@kesem/room/hold';
import { ROOM_CODES } from '@kesem/room/ruling';
import { STATUS } from '../../../apps/server/src/http/answer.ts';
import { COOKIE_DAYS, COOKIE_NAMES } from '../../../apps/server/src/identity/cookie.ts';
import { ROUTES } from './routes.ts';
import { schemaOf } from './schemas.ts';
import type { Named } from './types.ts';
import { defined, list, shape, table } from './words.ts';

const TEMPLATE = new URL('./general.md', import.meta.url);

/** The text of docs/protocol.md. @param wire the schema of what the server says. @throws for a name in the template that nothing fills. */
export function generalPage(wire: Named): string {
  const parts: Readonly<Record<string, string>> = { ...numbers(), ...tables(wire) };
  return readFileSync(TEMPLATE, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const text = parts[name];
    if (text === undefined) throw new Error(`general.md asks for ${name}`);
    return text.trimEnd();
  });
}

function numbers(): Record<string, string> {
  const { burst, framesPerSecond } = LIMITS;
  const limits = Object.entries(LIMITS).map(([name, value]) => [name, String(value)] as const);
  return {
    ...Object.fromEntries(limits),
    version: String(PROTOCOL_VERSION),
    moreMs: String(MORE_MS),
    holdMs: String(HOLD_MS),
    refillMs: String((burst / framesPerSecond) * 1000),
    cookie: `\`${COOKIE_NAMES.plain}\``,
    tlsCookie: `\`${COOKIE_NAMES.tls}\``,
    cookieDays: String(COOKIE_DAYS),
  };
}

function tables(wire: Named): Record<string, string> {
  return {
    games: games(),
    own: list(Object.keys(RULES).filter((name) => !isForClients(name))),
    commands: commands(),
    messages: messages(wire),
    sent: sent(wire),
    definitions: defined(wire, ['Sent', 'Answers']),
    opening: shape(schemaOf(openShape)),
    routes: routes(),
    roomCodes: list(ROOM_CODES),
    connectCodes: list(CONNECT_CODES),
    wireCodes: list(WIRE_CODES),
    phrases: list(QUICK_PHRASES),
    httpCodes: table(
      ['code', 'status'],
      HTTP_CODES.map((code) => [`\`${code}\``, STATUS[code]]),
    ),
    limits: table(['limit', 'value'], Object.entries(LIMITS)),
  };
}

function games(): string {
  const rows = TABLES.map(({ id }) => [
    id,
    `[${id}.md](protocol/${id}.md)`,
    `[${id}.schema.json](protocol/${id}.schema.json)`,
  ]);
  return table(['game', 'page', 'schemas'], rows);
}

function isForClients(name: string): boolean {
  return !['timer', 'house'].includes(ruleOf(name)?.role ?? '');
}

function ruleOf(name: string) {
  return Object.entries(RULES).find(([one]) => one === name)?.[1];
}

function commands(): string {
  const rows = Object.entries(SHAPES)
    .filter(([name]) => isForClients(name))
    .map(([name, body]) => {
      const rule = ruleOf(name);
      return [name, rule?.role, rule?.answers, shape(schemaOf(body))];
    });
  return table(['command', 'by', 'key', 'body'], rows);
}

function messages({ definitions }: Named): string {
  const answers = definitions['Answers']?.properties ?? {};
  const rows = Object.entries(CLIENT_MESSAGES).map(([name, body]) => [
    name,
    shape(schemaOf(body)),
    answers[name] ? shape(answers[name]) : '',
  ]);
  return table(['message', 'body', 'answer'], rows);
}

/** What each tells; a message without a row does not compile. */
const SENT = {
  full: 'everything this class of viewers may know',
  step: 'what changed since the step before',
  brief: 'the same in short, to whoever named the rules of the same build',
  you: 'who this socket is now; a `full` of the new class follows',
  presence: 'who is connected; a watcher has the number by which `remove` names whoever never sat',
  chat: 'one line',
  reaction: 'somebody reacts; it may be lost, and none is told to whoever comes later',
  predictions:
    'a question of the audience is decided: who foretold what, who has won, and the marks of the evening',
  code: 'the spoken code, anew: the old one and all links before have ended',
  restart: 'the server stops: come back after `delay` ms',
  bye: 'the server closes this socket, and why; with `by`, the name of the host who did it',
} as const satisfies Record<keyof import('@kesem/protocol/messages').ServerToClient, string>;

function sent({ definitions }: Named): string {
  const bodies = definitions['Sent']?.properties ?? {};
  const rows = Object.entries(SENT).map(([name, tells]) => [
    name,
    bodies[name] ? shape(bodies[name]) : '',
    tells,
  ]);
  return table(['message', 'holds', 'what it tells'], rows);
}

function routes(): string {
  const rows = ROUTES.map(([method, path, body, gives]) => [
    `${method} ${path}`,
    body ? shape(schemaOf(body)) : '',
    gives,
  ]);
  return table(['route', 'body', 'gives'], rows);
}
