/** The floor: a plain Socket.IO relay. It checks nothing, keeps nothing and answers no move. */
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { portOf } from './port.ts';

const http = createServer();
const io = new Server(http, { serveClient: false, perMessageDeflate: false });
io.on('connection', (socket) => {
  socket.on('join', (match: string, joined: () => void) => {
    void socket.join(match);
    joined();
  });
  socket.on('move', (match: string, move: unknown) => io.to(match).emit('move', move));
});
http.listen(portOf(), '127.0.0.1');
