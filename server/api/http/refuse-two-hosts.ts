import type { IncomingMessage, Server } from 'node:http';
import { Refusal } from '../../../contract/refusal.ts';
import type { Portal } from '../../context/context.ts';
import { answerBeforeRouting } from './before-routing.ts';
import { refusalEnvelope } from './errors.ts';
import { logRequest } from './log-request.ts';
import { newRequestNumber } from './request-number.ts';
import { answerHeaders } from './security-headers.ts';

/** Refuses (400) a request with two Host headers (RFC 9112, 3.2): a proxy before us may have used the other one. */
export function refuseTwoHosts(server: Server, portal: Portal): void {
  answerBeforeRouting(server, (request, response) => {
    if (!hasTwoHosts(request)) return false;
    const refusal = new Refusal('malformedBody');
    const { status, code } = refusal;
    const reqId = newRequestNumber();
    response
      .writeHead(status, {
        ...answerHeaders(portal, reqId),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-store',
        connection: 'close',
      })
      .end(JSON.stringify(refusalEnvelope(refusal)));
    logRequest(portal, request, { route: undefined, status, milliseconds: 0 }, { reqId, refusal: code });
    return true;
  });
}

/** Node keeps only the first; the raw list has both. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
