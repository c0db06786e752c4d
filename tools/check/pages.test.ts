import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGES } from '../../apps/server/src/http/web.ts';

it('the server knows every page of the app: other paths are answered 404', () => {
  const routes = readFileSync(new URL('../../apps/web/src/routes.tsx', import.meta.url), 'utf8');
  const paths = [...routes.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path);
  // a room's page is made for its link, and the gallery is not shipped
  const others = paths.filter((path) => path !== '/r/:token' && path !== '/kit');
  expect(new Set(PAGES)).toEqual(new Set(others));
});
