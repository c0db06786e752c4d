/** One address before the nodes of a house: whoever comes is sent to the next of those that are ready. */
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyServer } from 'http-proxy-3';

export interface Proxy {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Between two looks at a node, and how long it may take to answer, in ms. */
const LOOK_MS = 250;
const ANSWER_MS = 1_000;

/** Listens on a port of this machine; 0: any that is free. @param nodes their addresses. */
export async function startProxy(nodes: readonly string[], port = 0): Promise<Proxy> {
  const ready = new Set(nodes);
  let turn = 0;
  const next = (): string => {
    turn += 1;
    const all = ready.size > 0 ? [...ready] : nodes;
    return all[turn % all.length] ?? '';
  };
  const proxy = createProxyServer({ xfwd: true });
  // of a browser that has gone in the middle of an answer: it is told of here besides, and would end the process
  proxy.on('error', () => undefined);
  const pass = (req: IncomingMessage, res: ServerResponse, tries: number): void => {
    const target = next();
    proxy.web(req, res, { target }, () => {
      ready.delete(target);
      // what was not begun, and brings nothing along, another node answers as well
      if (req.method === 'GET' && !res.headersSent && tries > 0) pass(req, res, tries - 1);
      else if (res.headersSent) res.destroy();
      else res.writeHead(503, { 'retry-after': '1' }).end();
    });
  };
  const server = createServer((req, res) => pass(req, res, nodes.length - 1));
  // those the server does not close itself, and would wait for: the other end of one may be a node that stands still
  const upgraded = new Set<Socket>();
  server.on('upgrade', (req, socket: Socket, head) => {
    upgraded.add(socket);
    socket.on('close', () => upgraded.delete(socket));
    socket.on('error', () => socket.destroy());
    const target = next();
    proxy.ws(req, socket, head, { target }, () => {
      ready.delete(target);
      socket.destroy();
    });
  });
  const endLooking = nodes.map((node) => watched(node, ready));
  const url = await listening(server, port);
  return {
    url,
    close: async () => {
      for (const end of endLooking) end();
      server.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Looks again and again whether a node is ready. Returns what ends that. */
function watched(node: string, ready: Set<string>): () => void {
  let isOver = false;
  const look = async (): Promise<void> => {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answers = await fetch(`${node}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) ready.add(node);
    else ready.delete(node);
    if (!isOver) setTimeout(() => void look(), LOOK_MS).unref();
  };
  void look();
  return () => {
    isOver = true;
  };
}

function listening(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '0.0.0.0', () => {
      const bound = server.address();
      resolve(`http://localhost:${typeof bound === 'object' && bound ? bound.port : port}`);
    });
  });
}
