/** What nobody answers: paths that are no page, and methods that nothing takes. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

/** A request of a page of ours, by any method. */
const asked = (
  path: string,
  method = 'GET',
): Promise<{ status: number; body: string; allow: string }> =>
  new Promise((resolve, reject) => {
    const headers = { origin: server.url };
    const sent = request(`${server.url}${path}`, { method, headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      const { statusCode: status = 0, headers: told } = answer;
      answer.on('end', () => resolve({ status, body, allow: told.allow ?? '' }));
    });
    sent.once('error', reject);
    sent.end();
  });

describe('what there is not', () => {
  it('is answered 404 with the app’s page, which says so in words', async () => {
    const page = (await asked('/')).body;
    for (const path of [
      '/nothing',
      '/mine/too',
      '/r',
      '/kit',
      '/learn',
      '/m/1/2',
      '/favicon.ico',
    ]) {
      expect({ path, ...(await asked(path)) }).toMatchObject({ path, status: 404, body: page });
    }
    for (const path of ['/mine', '/m/1', '/m/1/verify', '/learn/toy', '/rules/toy', '/device']) {
      expect({ path, ...(await asked(path)) }).toMatchObject({ path, status: 200, body: page });
    }
  });

  it.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    '%s is answered 405',
    async (method) => {
      const not = { status: 405, body: '{"code":"junk"}' };
      expect(await asked('/', method)).toEqual({ ...not, allow: 'GET, HEAD' });
      expect(await asked('/api/codes', method)).toEqual({ ...not, allow: 'GET, HEAD, POST' });
      expect(await asked('/', 'POST')).toEqual({ ...not, allow: 'GET, HEAD' });
    },
  );
});
