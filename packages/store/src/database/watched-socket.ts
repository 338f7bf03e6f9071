import { connect, type Socket } from 'node:net';

/** Parts of the options of a client that say where its server is. */
export interface ServerPlace {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path: string | false;
}

const CHECKS_PER_LIMIT = 4;

/**
 * Connects to a server, and gives the connection up when nothing has arrived for this many seconds. A network that drops packets says
 * nothing, and the system would wait for a quarter of an hour. The client closes unused connections long before the limit. It accepts a
 * socket that is still connecting, and the socket tells it if that fails.
 */
export function connectWatched({ host, port, path }: ServerPlace, seconds: number): Socket {
  const socket = path === false ? connect({ host: host[0]!, port: port[0]! }) : connect({ path });
  watch(socket, seconds * 1000);
  // The name for which the client asks the server to show its certificate.
  return Object.assign(socket, { host: host[0]! });
}

/** Destroys a socket on which nothing has arrived for too long. It is polled, since the client removes listeners that it did not add. */
function watch(socket: Socket, limit: number): void {
  let [read, since] = [0, performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    if (socket.bytesRead !== read) [read, since] = [socket.bytesRead, now];
    if (!socket.destroyed && now - since < limit) return;
    clearInterval(timer);
    socket.destroy(Object.assign(new Error('the server does not answer'), { code: 'ETIMEDOUT' }));
  }, limit / CHECKS_PER_LIMIT);
  timer.unref();
}
