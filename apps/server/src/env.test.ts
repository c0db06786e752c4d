import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { KNOWN_HOSTS } from './push/way.ts';

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toEqual({
      ok: true,
      env: {
        port: 3000,
        host: '0.0.0.0',
        dataDir: './data',
        databaseUrl: null,
        redisUrl: null,
        publicUrl: null,
        trustProxy: 0,
        metricsToken: null,
        openPassword: null,
        roomHours: 24,
        matchDays: 90,
        pushHosts: KNOWN_HOSTS,
        logLevel: 'info',
      },
    });
  });

  it('reads what is set, and takes an empty value for unset', () => {
    const read = readEnv({ PORT: '8080', PUBLIC_URL: 'https://play.example.org', HOST: '' });
    expect(read).toMatchObject({
      ok: true,
      env: { port: 8080, host: '0.0.0.0', publicUrl: new URL('https://play.example.org') },
    });
  });

  it('reads every variable under its own name, at its limits too', () => {
    const read = readEnv({
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/srv/kesem',
      DATABASE_URL: 'postgres://kesem@db/kesem',
      REDIS_URL: 'rediss://cache:6380/2',
      PUBLIC_URL: 'http://kesem.lan:8080',
      TRUST_PROXY: '10',
      METRICS_TOKEN: 'abcdefgh-._~+/=1',
      OPEN_PASSWORD: 'יער!',
      ROOM_HOURS: '8760',
      MATCH_DAYS: '1',
      PUSH_HOSTS: 'push.example.org, *.push.example.net',
      LOG_LEVEL: 'silent',
    });
    expect(read).toEqual({
      ok: true,
      env: {
        port: 0,
        host: '::1',
        dataDir: '/srv/kesem',
        databaseUrl: 'postgres://kesem@db/kesem',
        redisUrl: 'rediss://cache:6380/2',
        publicUrl: new URL('http://kesem.lan:8080'),
        trustProxy: 10,
        metricsToken: 'abcdefgh-._~+/=1',
        openPassword: 'יער!',
        roomHours: 8_760,
        matchDays: 1,
        pushHosts: [...KNOWN_HOSTS, 'push.example.org', '*.push.example.net'],
        logLevel: 'silent',
      },
    });
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, but is "abc".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, but is "65536".'],
    ['PORT', '1e3', 'PORT must be a whole number from 0 to 65535, but is "1e3".'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a whole number from 0 to 10, but is "true".'],
    [
      'METRICS_TOKEN',
      'short',
      'METRICS_TOKEN must be 16 to 200 letters, digits and signs of "-._~+/=".',
    ],
    ['OPEN_PASSWORD', 'abc', 'OPEN_PASSWORD must be 4 to 200 characters.'],
    ['ROOM_HOURS', '0', 'ROOM_HOURS must be a whole number from 1 to 8760, but is "0".'],
    ['MATCH_DAYS', '-1', 'MATCH_DAYS must be a whole number from 1 to 3650, but is "-1".'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".',
    ],
  ])('says in one sentence what is wrong with %s=%s', (name, value, sentence) => {
    expect(readEnv({ [name]: value })).toEqual({ ok: false, wrong: [sentence] });
  });

  it.each([
    'ftp://a.b',
    'play.example.org',
    'https://a.b/path',
    'https://u:p@a.b',
    'https://a.b/?q',
  ])('refuses the public address %s', (value) => {
    const read = readEnv({ PUBLIC_URL: value });
    expect(read.ok ? [] : read.wrong).toHaveLength(1);
  });

  it('wants a database for the hints of several servers', () => {
    const sentence =
      'REDIS_URL is for several servers of one house, which need a DATABASE_URL too.';
    expect(readEnv({ REDIS_URL: 'redis://cache' })).toEqual({ ok: false, wrong: [sentence] });
  });

  it('tells of every wrong value at once', () => {
    const read = readEnv({ PORT: 'x', LOG_LEVEL: 'y' });
    expect(read.ok ? [] : read.wrong).toHaveLength(2);
  });

  it('takes any text without a throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (PORT, PUBLIC_URL) => {
        const read = readEnv({ PORT, PUBLIC_URL });
        expect(read.ok || read.wrong.length > 0).toBe(true);
      }),
    );
  });
});
