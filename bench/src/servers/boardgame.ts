/** boardgame.io's own server with its own transport and its in-memory store. */
import { createRequire } from 'node:module';
import { boardgameAbalone } from '../boardgame.ts';
import { portOf } from './port.ts';

const require = createRequire(import.meta.url);
// oxlint-disable-next-line typescript/no-unsafe-assignment -- Node finds this package by `require` alone, which knows no types
const { Server }: typeof import('boardgame.io/dist/types/packages/server.js') =
  require('boardgame.io/server');

const server = Server({ games: [boardgameAbalone], origins: ['*'] });
await server.run(portOf());
