import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A message of PostgreSQL's protocol: its sender and type. */
export interface Message {
  from: 'portal' | 'database';
  type: string;
}

interface Interception {
  matches(message: Message): boolean;
  /** The position among the matching messages, from 1. */
  at: number;
  /** Runs instead of the message, whose connection is cut. */
  act(): void;
}

/** A TCP proxy before a database's socket that can cut a connection at any message of the protocol, or fall silent. */
export interface MessageProxy {
  port: number;
  /** The returned function ends the interception and returns how many messages matched. */
  intercept(interception: Interception): () => number;
  /** Swallows all that comes meanwhile; a connection that lost something so stays silent for good. */
  setDark(isDark: boolean): void;
  close(): Promise<void>;
}

/** Splits a stream into messages. The first of a portal has no type. */
function messagesOf(from: Message['from']): (bytes: Buffer) => { type: string; bytes: Buffer }[] {
  let rest = Buffer.alloc(0);
  let isFirst = from === 'portal';
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const found: { type: string; bytes: Buffer }[] = [];
    for (;;) {
      const head = isFirst ? 0 : 1;
      if (rest.length < head + 4) return found;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return found;
      found.push({
        type: isFirst ? 'start' : String.fromCharCode(rest[0] ?? 0),
        bytes: rest.subarray(0, length),
      });
      rest = rest.subarray(length);
      isFirst = false;
    }
  };
}

export async function openMessageProxy({
  host,
  port,
}: {
  host: string;
  port: number;
}): Promise<MessageProxy> {
  const open = new Set<Socket>();
  let interception: Interception | undefined;
  let counted = 0;
  let isDark = false;
  const isIntercepted = (message: Message): boolean => {
    if (interception === undefined || !interception.matches(message)) return false;
    counted += 1;
    if (counted !== interception.at) return false;
    interception.act();
    return true;
  };
  const server = createServer((near) => {
    const far = connect(join(host, `.s.PGSQL.${port}`));
    let isSilent = false;
    const carry = (from: Message['from'], one: Socket, other: Socket) => {
      const split = messagesOf(from);
      one.on('data', (bytes: Buffer) => {
        isSilent ||= isDark;
        if (isSilent) return;
        for (const message of split(bytes)) {
          if (isIntercepted({ from, type: message.type })) return void [near.destroy(), far.destroy()];
          other.write(message.bytes);
        }
      });
      open.add(one);
      one.on('close', () => open.delete(one) && other.destroy()).on('error', () => other.destroy());
    };
    carry('portal', near, far);
    carry('database', far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    intercept(next) {
      counted = 0;
      interception = next;
      return () => {
        interception = undefined;
        return counted;
      };
    },
    setDark(dark) {
      isDark = dark;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
