/** Builds the web app, and serves it while it is being written with the server behind it. */
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const SERVER = `http://localhost:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  root: 'apps/web',
  plugins: [react()],
  // our own packages are read from their sources
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    // the server tells browsers early what a room's page will need
    manifest: true,
    emptyOutDir: true,
    target: 'es2022',
    // the strict content policy allows no data: scripts, and small files are few
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': SERVER,
      '/socket.io': { target: SERVER, ws: true },
      '/og': SERVER,
    },
  },
});
