import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import webPush from 'web-push';
import { DATABASE_FILE } from '../store/database.ts';
import { openFolder } from '../store/opening.ts';
import { aFolder } from '../store/testing/temp.ts';
import { startServer } from '../testing/server.ts';
import { shakeHands } from './ask.ts';
import { examineDisk } from './disk.ts';
import { examine, examineNode, written } from './doctor.ts';
import type { Finding } from './finding.ts';
import { examineOutside } from './outside.ts';
import { examinePush } from './push.ts';

const folder = (): string => aFolder();
const illIn = (findings: readonly Finding[]) =>
  findings.filter(({ is }) => is === 'ill').map(({ says }) => says);
const saidIn = (findings: readonly Finding[]) => findings.map(({ says }) => says).join('\n');

/** Something that listens. Gives where. */
async function listening(answer: RequestListener): Promise<URL> {
  const http = createServer(answer);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void http.close());
  return new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
}

/** A house that believes to be reached at an address. */
async function house(publicUrl: URL | null): Promise<URL> {
  const server = await startServer({ env: { publicUrl } });
  onTestFinished(() => server.end());
  return new URL(server.url);
}

/** A proxy in front of a house that passes requests on and knows nothing of websockets. */
const passing = (house: () => URL): Promise<URL> =>
  listening((req, res) => {
    const { upgrade: _upgrade, connection: _connection, ...headers } = req.headers;
    const on = request(new URL(req.url ?? '/', house()), { headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    on.end();
  });

describe('the doctor', () => {
  it('finds nothing ill on a fresh machine, and says where the data will lie', async () => {
    const found = await examine({ DATA_DIR: join(folder(), 'new'), PORT: '0', HOST: '127.0.0.1' });
    expect(illIn(found)).toEqual([]);
    expect(saidIn(found)).toMatch(/new will be made at the first start/);
    expect(saidIn(found)).toMatch(/PUBLIC_URL is not set/);
  });

  it('names every wrong variable, and looks no further', async () => {
    const found = await examine({ PORT: 'high', TRUST_PROXY: '-1' });
    expect(illIn(found)).toEqual([
      'PORT must be a whole number from 0 to 65535, but is "high".',
      'TRUST_PROXY must be a whole number from 0 to 10, but is "-1".',
    ]);
  });

  it('knows Kesem at its port, and another program there', async () => {
    const ours = await house(null);
    const at = (url: URL) => examine({ PORT: url.port, HOST: '127.0.0.1', DATA_DIR: folder() });
    expect(saidIn(await at(ours))).toContain(`Kesem runs on port ${ours.port} and can store.`);
    const other = await listening((_req, res) => res.end('something else'));
    const found = await at(other);
    expect(found).toContainEqual({
      is: 'ill',
      says: `Port ${other.port} is in use.`,
      cure: 'Set PORT to another one.',
    });
  });

  it('knows whether the keys for notices are there, will be made, or are spoilt', async () => {
    const dataDir = folder();
    const publicUrl = new URL('https://kesem.example.org');
    const says = () => examinePush({ databaseUrl: null, dataDir, publicUrl });
    expect(saidIn(says())).toMatch(/will be made/);
    expect(saidIn(examinePush({ databaseUrl: null, dataDir, publicUrl: null }))).toMatch(
      /browsers ask for https/,
    );
    const server = await startServer({ folder: dataDir });
    const { publicKey } = await server.store.pushKeys(webPush.generateVAPIDKeys());
    await server.stop();
    expect(saidIn(says())).toMatch(/are there/);
    const sqlite = new Sqlite(join(dataDir, DATABASE_FILE));
    sqlite.prepare('update push_keys set private = ?').run(publicKey);
    sqlite.close();
    expect(illIn(says())).toHaveLength(1);
  });

  it('says nothing of a secret that is wrong', async () => {
    const found = await examine({
      DATABASE_URL: 'mysql://me:hunter2@db/x',
      METRICS_TOKEN: 'short',
    });
    expect(illIn(found)).toEqual([
      'DATABASE_URL must be the address of a PostgreSQL, like postgres://kesem@db.example.org/kesem.',
      'METRICS_TOKEN must be 16 to 200 letters, digits and signs of "-._~+/=".',
    ]);
  });

  it('looks at a PostgreSQL in place of the folder, and says no password', async () => {
    const DATABASE_URL = 'postgres://me:hunter2@localhost/x?host=/nowhere';
    const found = await examine({ DATABASE_URL, PORT: '0', HOST: '127.0.0.1' });
    expect(illIn(found)).toEqual([
      expect.stringMatching(/^The database at DATABASE_URL cannot be opened: /),
    ]);
    expect(JSON.stringify(found)).not.toMatch(/hunter2|data folder/);
  });

  it.each([
    ['20.19.0', true],
    ['22.0.1', true],
    ['20.18.9', false],
    ['18.20.0', false],
  ])('knows whether Node %s is enough', (version, isEnough) => {
    expect(examineNode(version).is).toBe(isEnough ? 'well' : 'ill');
  });

  it('writes a line for each finding, and below it what to do', () => {
    const findings = [
      { is: 'well', says: 'All is well.' },
      { is: 'ill', says: 'It is not.', cure: 'Do it.' },
    ] as const;
    expect(written(findings)).toBe('✓ All is well.\n✗ It is not.\n  → Do it.');
  });
});

describe('the data folder', () => {
  it('is ill on a network disk, with a foreign or empty file in the place of the database, or without room', async () => {
    const [there, disk] = [folder(), { type: 0xef53, bavail: 4e6, bsize: 4096 }];
    expect(illIn(await examineDisk(there, () => ({ ...disk, type: 0x6969 })))[0]).toMatch(
      /network disk/,
    );
    expect(illIn(await examineDisk(there, () => ({ ...disk, bavail: 10 })))[0]).toMatch(
      /^0 MB are free/,
    );
    writeFileSync(join(there, 'kesem.db'), 'not a database, but long enough to be looked into');
    expect(illIn(await examineDisk(there, () => disk))[0]).toMatch(/is not a database of Kesem/);
    writeFileSync(join(there, 'kesem.db'), '');
    const [finding] = await examineDisk(there, () => disk);
    expect(finding?.says).toMatch(/is empty/);
    expect(finding?.cure).toMatch(/^Put a backup in its place/);
  });

  it('is ill when a newer version has written it', async () => {
    const there = folder();
    const opened = await openFolder(there);
    if (opened.ok) await opened.store.close();
    expect(saidIn(await examineDisk(there))).toMatch(/^The data lies in /);
    const sqlite = new Sqlite(join(there, DATABASE_FILE));
    sqlite.exec("insert into kysely_migration values ('9999-later', '2030')");
    sqlite.close();
    const [finding] = await examineDisk(there);
    expect(finding?.says).toMatch(/^The data in .* was written by a newer version\.$/);
    expect(finding?.cure).toMatch(/^Install that version, or set DATA_DIR /);
  });

  it('is unwise with little room', async () => {
    const found = await examineDisk(folder(), () => ({
      type: 0xef53,
      bavail: 100,
      bsize: 1024 ** 2,
    }));
    expect(found.at(-1)).toMatchObject({ is: 'unwise', says: expect.stringMatching(/^100 MB/) });
  });
});

describe('the way from outside', () => {
  const seen = (publicUrl: URL, trustProxy = 0, runs = true) =>
    examineOutside({ publicUrl, trustProxy }, runs);

  it('is well when pages and websockets come through', async () => {
    const url = await house(null);
    const found = await seen(url);
    expect(illIn(found)).toEqual([]);
    expect(saidIn(found)).toContain('Websockets come through.');
  });

  it('is ill behind a proxy without websockets, and one that does not find Kesem', async () => {
    let behind = new URL('http://127.0.0.1:1');
    const proxy = await passing(() => behind);
    behind = await house(proxy);
    expect(illIn(await seen(proxy))).toEqual(['Websockets do not come through the proxy.']);
    const lost = await listening((_req, res) => res.writeHead(502).end('bad gateway'));
    expect(illIn(await seen(lost))).toEqual([`${lost.origin} answers with 502.`]);
  });

  it('tells a handshake that Kesem refuses from one that never came', async () => {
    const wires = new URL('/socket.io/?EIO=4&transport=websocket', await house(null));
    expect(await shakeHands(wires, wires.origin)).toBe('through');
    expect(await shakeHands(wires, 'https://elsewhere.example')).toBe('refused');
    const other = await listening((_req, res) => res.writeHead(404).end());
    expect(await shakeHands(other, other.origin)).toBe('lost');
  });

  it('is ill where the name leads nowhere, nobody answers, or somebody else does', async () => {
    expect(illIn(await seen(new URL('http://nowhere.invalid')))).toEqual([
      'The name nowhere.invalid leads nowhere.',
    ]);
    const gone = await seen(new URL('http://127.0.0.1:1'));
    expect(illIn(gone)[0]).toMatch(/^http:\/\/127.0.0.1:1 does not answer \(/);
    const other = await listening((_req, res) => res.end('welcome to nginx'));
    expect(illIn(await seen(other))).toEqual([`Somebody else answers at ${other.origin} (200).`]);
  });

  it('is ill with TLS in front of it that is not believed, and is not tried while it does not run', async () => {
    const url = new URL('https://127.0.0.1');
    expect(illIn(await seen(url, 0, false))).toEqual([
      'https://127.0.0.1 needs a proxy with TLS, and TRUST_PROXY believes none: all guests count as one.',
    ]);
    expect(illIn(await seen(url, 1, false))).toEqual([]);
  });
});
