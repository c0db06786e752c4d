/** A relay without a framework: `ws`, a set of sockets a match. */
import { type WebSocket, WebSocketServer } from 'ws';
import { portOf } from './port.ts';

const matches = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: portOf(), host: '127.0.0.1', perMessageDeflate: false });

server.on('connection', (socket, { url }) => {
  const name = url ?? '';
  const match = matches.get(name) ?? new Set();
  matches.set(name, match.add(socket));
  socket.on('message', (move) => {
    for (const receiver of match) receiver.send(move, { binary: false });
  });
  socket.on('close', () => {
    match.delete(socket);
    if (match.size === 0) matches.delete(name);
  });
});
