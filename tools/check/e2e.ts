/** `npm run test:e2e`: the browser's tests, in a browser that is found here. Further arguments go to Playwright. */
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../browser.ts';

const browser = ensureBrowser();
if (!browser) {
  process.stderr.write(
    'The browser tests need Chromium: install chromium or chrome, name one in $CHROMIUM, or run "npx playwright install chromium".\n',
  );
  // where nobody looks on, a test that did not run must not pass for one that did
  process.exit(process.env['CI'] ? 1 : 0);
}
const run = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: browser },
});
process.exit(run.status ?? 1);
