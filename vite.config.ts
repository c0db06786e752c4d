/** Builds the web app, and serves it while it is being written with the server behind it. */
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { invitations } from './tools/make/invitations.ts';
import { ready } from './tools/make/ready.ts';

const SERVER = `http://localhost:${process.env['PORT'] ?? 3000}`;

const PAPER = '#f4ecdc';

/** The app as a phone installs it. All of it is fetched once, and then opens without a network. */
const installable = VitePWA({
  registerType: 'prompt',
  // shell/frame/version.ts does it, once the first page stands
  injectRegister: null,
  manifest: {
    id: '/',
    name: 'קסם · Kesem',
    short_name: 'קסם',
    description: 'משחקי קופסה עם חברים, בקישור אחד · Board games with friends, one link away',
    lang: 'he',
    dir: 'rtl',
    start_url: '/',
    display: 'standalone',
    theme_color: PAPER,
    background_color: PAPER,
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['*.{html,svg}', 'assets/*'],
    globIgnores: ['**/*.br'],
    inlineWorkboxRuntime: true,
    importScripts: ['/push.js'],
    // pages come from the device; what the server alone can answer never does
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/(?:api|socket\.io|og|metrics|healthz|readyz|tv)(?:\/|$)/],
  },
});

/** What pages share is named after all of them, at length, and each page holds a list of such names: the first word will do. */
const briefly = (name: string): string => name.replace(/~.*/, '');

export default defineConfig({
  root: 'apps/web',
  plugins: [react(), invitations(), installable, ready()],
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
    rolldownOptions: {
      // which plugin took how long says nothing to somebody who starts the portal
      checks: { pluginTimings: false },
      output: {
        chunkFileNames: ({ name }) => `assets/${briefly(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          name.includes('~')
            ? `assets/${briefly(name)}-[hash][extname]`
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          // a file of 1 KB costs a slow phone as long as one of 30: what pages share comes in few pieces
          groups: [
            // a lexicon is fetched when its board already stands: nobody else's code waits for it
            { name: 'lexicon', test: /\/lexicon\/(?!lexicon|hebrew)/, priority: 2 },
            { name: 'app', tags: ['$initial'], priority: 1 },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1_500,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    port: 5173,
    proxy: {
      '/api': SERVER,
      '/socket.io': { target: SERVER, ws: true },
      '/og': SERVER,
    },
  },
});
