import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A message of PostgreSQL's protocol: who sends it, and its type. */
export interface Message {
  from: 'portal' | 'database';
  type: string;
}

/** Something that waits for a message. */
interface Ambush {
  counts(message: Message): boolean;
  /** The message that springs it, from 1. */
  at: number;
  /** Runs in the place of the message, whose connection is cut. */
  spring(): void;
}

/** A TCP way to a database's socket that can be cut at any message of the protocol. */
export interface MessageWay {
  port: number;
  /** Lies in wait; the returned function ends that and says how many messages were counted. */
  lieInWait(ambush: Ambush): () => number;
  close(): Promise<void>;
}

/** Cuts a stream into messages. The first of a portal has no type. */
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

export async function openMessageWay({ host, port }: { host: string; port: number }): Promise<MessageWay> {
  const open = new Set<Socket>();
  let ambush: Ambush | undefined;
  let counted = 0;
  /** True when the message springs the ambush. */
  const springs = (message: Message): boolean => {
    if (ambush === undefined || !ambush.counts(message)) return false;
    counted += 1;
    if (counted !== ambush.at) return false;
    ambush.spring();
    return true;
  };
  const server = createServer((near) => {
    const far = connect(join(host, `.s.PGSQL.${port}`));
    const carry = (from: Message['from'], one: Socket, other: Socket) => {
      const split = messagesOf(from);
      one.on('data', (bytes: Buffer) => {
        for (const message of split(bytes)) {
          if (springs({ from, type: message.type })) return void [near.destroy(), far.destroy()];
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
    lieInWait(next) {
      counted = 0;
      ambush = next;
      return () => {
        ambush = undefined;
        return counted;
      };
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
