/** `npm run dev`: the web app with hot reload on PORT (3000), the server behind it, restarted on every change. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const port = Number(process.env['PORT'] ?? 3000);
const server = port + 1;
// the server has a page of its own for links that are followed without hot reload
if (!existsSync('apps/web/dist/index.html')) {
  spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit' });
}
const children = [
  spawn('npx', ['tsx', 'watch', '--conditions=source', 'apps/server/src/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(server), PUBLIC_URL: `http://localhost:${port}` },
  }),
  spawn('npx', ['vite', '--port', String(port), '--host'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(server) },
  }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
