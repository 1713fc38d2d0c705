import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  url: string;
  /** The received mails, with headers and text as sent. */
  received: { to: string[]; raw: string }[];
  /** Refuses recipients from now on, like a server that knows none of them; or one alone, by address. */
  refuse(refused: boolean | string): void;
  /** Takes nothing for now, like a server whose limit is reached. */
  refuseForNow(refused: boolean): void;
  close(): Promise<void>;
}

/** Opens a mail server on a free loopback port that stores received mails. */
export async function openMailServer(): Promise<TestMailServer> {
  const received: TestMailServer['received'] = [];
  let refused: boolean | string = false;
  let isBusy = false;
  const later = () => Object.assign(new Error('too much mail, come back later'), { responseCode: 451 });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(isBusy ? later() : refused === true || refused === address ? new Error('nobody here') : undefined),
    onData(stream, session, done) {
      text(stream).then((raw) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse: (next) => {
      refused = next;
    },
    refuseForNow: (next) => {
      isBusy = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The text of a mail, which has HTML beside it. */
function textPartOf(mail: string): string {
  const boundary = /^content-type: multipart\/alternative;\s+boundary="([^"]+)"/im.exec(mail)?.[1];
  if (boundary === undefined) return mail;
  const [, part = ''] = mail.split(`--${boundary}`);
  return part.trimStart();
}

/** Reads the text of a mail as people do: without headers, quoted-printable decoded. */
export function readMail(mail: string): string {
  const raw = textPartOf(mail);
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
  if (/^content-transfer-encoding: base64/im.test(raw)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/^content-transfer-encoding: quoted-printable/im.test(raw)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
