import { expect, it } from 'vitest';
import { hintsOf } from './early.ts';

it('names everything that a room’s page will load, once, as the app will ask for it', () => {
  const hints = hintsOf({
    'src/shell/room/RoomPage.tsx': { file: 'a/room.js', css: ['a/room.css'], imports: ['_kit.js'] },
    'src/net/socket.ts': { file: 'a/socket.js', imports: ['_kit.js'] },
    '_kit.js': { file: 'a/kit.js', css: ['a/kit.css', 'a/room.css'] },
    'src/shell/home/Home.tsx': { file: 'a/home.js', css: ['a/home.css'] },
  });
  expect(hints.match(/<(?:link|script)[^>]*>/g)).toEqual([
    '<link rel="preload" as="fetch" href="/api/me" crossorigin>',
    '<link rel="modulepreload" href="/a/room.js">',
    '<link rel="modulepreload" href="/a/socket.js">',
    '<link rel="modulepreload" href="/a/kit.js">',
    '<script type="module" async src="/a/socket.js">',
    '<link rel="preload" as="style" href="/a/room.css" crossorigin>',
    '<link rel="preload" as="style" href="/a/kit.css" crossorigin>',
  ]);
});
