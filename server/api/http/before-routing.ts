import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Returns true if it answers the request, at once or later. */
export type Answers = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Lets `answers` see every request before the server's routing. */
export function answerBeforeRouting(server: Server, answers: Answers): void {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (answers(request, response)) return;
    for (const other of others) other.call(server, request, response);
  });
}
