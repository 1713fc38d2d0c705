import { connect, createServer, type Socket } from 'node:net';

/** The bytes of the request, or of the answer, after which a connection ends. */
export interface Cut {
  side: 'request' | 'answer';
  afterBytes: number;
}

/** A TCP proxy before a portal that can cut a connection at any byte, as a phone's network does. */
export interface CuttingProxy {
  port: number;
  /** Cuts the next connection there; the ones after it are whole. */
  cutNext(cut: Cut): void;
  /** The bytes of the last connection, in each direction. */
  last(): Record<Cut['side'], Buffer>;
  close(): Promise<void>;
}

export async function openCuttingProxy(target: number): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  let next: Cut | undefined;
  let last: Record<Cut['side'], Buffer[]> = { request: [], answer: [] };
  const server = createServer((near) => {
    const cut = next;
    next = undefined;
    const carried: typeof last = { request: [], answer: [] };
    last = carried;
    const far = connect(target, '127.0.0.1');
    const sever = () => {
      near.destroy();
      far.destroy();
    };
    const carry = (side: Cut['side'], from: Socket, to: Socket) => {
      let left = cut?.side === side ? cut.afterBytes : Number.POSITIVE_INFINITY;
      from.on('data', (bytes: Buffer) => {
        carried[side].push(bytes);
        const passed = bytes.subarray(0, Math.min(left, bytes.length));
        left -= passed.length;
        // what was let through arrives; then both ends find the connection gone
        if (left > 0) to.write(passed);
        else to.write(passed, sever);
      });
      from.on('end', () => to.end()).on('error', () => to.destroy());
      open.add(from);
      from.on('close', () => open.delete(from));
    };
    carry('request', near, far);
    carry('answer', far, near);
    if (cut?.afterBytes === 0 && cut.side === 'request') sever();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    cutNext(cut) {
      next = cut;
    },
    last: () => ({ request: Buffer.concat(last.request), answer: Buffer.concat(last.answer) }),
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Where to cut what went over a connection: at the end of each line of the head, at the ends of the body, and at so many
 * places between them; everywhere if `most` allows it.
 */
export function placesToCut(bytes: Buffer, most: number): number[] {
  const text = bytes.toString('latin1');
  const boundaries = [0, 1, bytes.length - 1, bytes.length];
  for (const { index } of text.slice(0, text.indexOf('\r\n\r\n') + 4).matchAll(/\r\n/g))
    boundaries.push(index, index + 2);
  const step = Math.max(1, Math.ceil(bytes.length / most));
  const between = Array.from({ length: Math.ceil(bytes.length / step) }, (_, n) => n * step);
  return [...new Set([...boundaries, ...between])]
    .filter((place) => place >= 0 && place <= bytes.length)
    .sort((one, other) => one - other);
}
