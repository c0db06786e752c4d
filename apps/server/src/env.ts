/** The environment: read once, checked by schema; a wrong value becomes one clear sentence. */
import { LIMITS } from '@kesem/protocol/limits';
import * as z from 'zod/mini';
import { KNOWN_HOSTS } from './push/way.ts';

export interface Env {
  /** 0: any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The PostgreSQL that keeps the house; null: it is kept in the data folder. */
  readonly databaseUrl: string | null;
  /** The Redis that carries hints between the servers of one house; null: none. */
  readonly redisUrl: string | null;
  /** Where the portal is reached from outside, without a path; null: only under the names of its requests. */
  readonly publicUrl: URL | null;
  /** How many proxies in front of the server may speak for an address. */
  readonly trustProxy: number;
  /** What whoever asks for the metrics from elsewhere has to show; null: only this machine is answered. */
  readonly metricsToken: string | null;
  /** What whoever opens a room has to know; null: anybody may. */
  readonly openPassword: string | null;
  /** How long an untouched room without a started match lives, in hours. */
  readonly roomHours: number;
  /** How long an untouched room with a started match lives, in days. */
  readonly matchDays: number;
  /** The push services that notices may go to. */
  readonly pushHosts: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const whole = (from: number, to: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(z.transform(Number), z.number().check(z.gte(from), z.lte(to))),
  );

/** An address without path, query or password. */
const origin = z.pipe(
  z.string().check(
    z.refine((text) => {
      const url = URL.canParse(text) ? new URL(text) : null;
      return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    }),
  ),
  z.transform((text: string) => new URL(text)),
);

/** Where a PostgreSQL is reached. */
const postgres = z.string().check(z.regex(/^postgres(?:ql)?:\/\/\S+$/));

/** Where a Redis is reached. */
const redis = z.string().check(z.regex(/^rediss?:\/\/\S+$/));

/** A token that fits into a header as it stands, and that nobody guesses. */
const bearer = z.string().check(z.regex(/^[\w.~+/=-]{16,200}$/));

/** Names of hosts, `*.` before those under which any will do; beside those that are known. */
const hosts = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[ ,]+(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+)*$/,
      ),
    ),
  z.transform((all: string): readonly string[] => [...KNOWN_HOSTS, ...all.split(/[ ,]+/)]),
);

/** A word among friends; guesses are limited. */
const password = z
  .string()
  .check(z.minLength(LIMITS.passwordLeast), z.maxLength(LIMITS.passwordLength));

const text = z.string().check(z.minLength(1), z.maxLength(4096));

/** A variable: what it is called, what it may be, in a schema and in words, and what it is when unset. */
type Row<X> = readonly [name: string, schema: z.ZodMiniType<X>, allowed: string, unset: X];

const VARIABLES: { readonly [K in keyof Env]: Row<Env[K]> } = {
  port: ['PORT', whole(0, 65_535), 'a whole number from 0 to 65535', 3000],
  host: ['HOST', text, 'an address or a host name', '0.0.0.0'],
  dataDir: ['DATA_DIR', text, 'the path of a folder', './data'],
  databaseUrl: [
    'DATABASE_URL',
    postgres,
    'the address of a PostgreSQL, like postgres://kesem@db.example.org/kesem',
    null,
  ],
  redisUrl: ['REDIS_URL', redis, 'the address of a Redis, like redis://cache.example.org', null],
  publicUrl: [
    'PUBLIC_URL',
    origin,
    'an http or https address without a path, like https://play.example.org',
    null,
  ],
  trustProxy: ['TRUST_PROXY', whole(0, 10), 'a whole number from 0 to 10', 0],
  metricsToken: ['METRICS_TOKEN', bearer, '16 to 200 letters, digits and signs of "-._~+/="', null],
  openPassword: [
    'OPEN_PASSWORD',
    password,
    `${LIMITS.passwordLeast} to ${LIMITS.passwordLength} characters`,
    null,
  ],
  roomHours: ['ROOM_HOURS', whole(1, 8_760), 'a whole number from 1 to 8760', 24],
  matchDays: ['MATCH_DAYS', whole(1, 3_650), 'a whole number from 1 to 3650', 90],
  pushHosts: [
    'PUSH_HOSTS',
    hosts,
    'names of push services, like push.example.org or *.push.example.org, with commas between',
    KNOWN_HOSTS,
  ],
  logLevel: ['LOG_LEVEL', z.enum(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`, 'info'],
};

/** What is in them is said to nobody, not even to whoever got them wrong. */
const SECRET: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'METRICS_TOKEN',
  'OPEN_PASSWORD',
]);

export type EnvRead =
  | { readonly ok: true; readonly env: Env }
  /** One sentence for each wrong variable: what, allowed, and got where that is no secret. */
  | { readonly ok: false; readonly wrong: readonly string[] };

/** Reads the environment; an empty value counts as unset. Other variables are not looked at. */
export function readEnv(source: { readonly [name: string]: string | undefined }): EnvRead {
  const wrong: string[] = [];
  const take = <X>([name, schema, allowed, unset]: Row<X>): X => {
    const value = source[name];
    if (value === undefined || value === '') return unset;
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    wrong.push(`${name} must be ${allowed}${SECRET.has(name) ? '' : `, but is "${value}"`}.`);
    return unset;
  };
  const env: Env = {
    port: take(VARIABLES.port),
    host: take(VARIABLES.host),
    dataDir: take(VARIABLES.dataDir),
    databaseUrl: take(VARIABLES.databaseUrl),
    redisUrl: take(VARIABLES.redisUrl),
    publicUrl: take(VARIABLES.publicUrl),
    trustProxy: take(VARIABLES.trustProxy),
    metricsToken: take(VARIABLES.metricsToken),
    openPassword: take(VARIABLES.openPassword),
    roomHours: take(VARIABLES.roomHours),
    matchDays: take(VARIABLES.matchDays),
    pushHosts: take(VARIABLES.pushHosts),
    logLevel: take(VARIABLES.logLevel),
  };
  if (env.redisUrl !== null && env.databaseUrl === null) {
    wrong.push('REDIS_URL is for several servers of one house, which need a DATABASE_URL too.');
  }
  return wrong.length === 0 ? { ok: true, env } : { ok: false, wrong };
}
