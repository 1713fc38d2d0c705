export interface Sender {
  name: string;
  address: string;
}

interface Letter {
  to: string;
  from: Sender;
  replyTo: string | null;
  /** The same for each try to send it, so that a letter whose answer was lost is not shown twice (RFC 5322). */
  messageId?: string;
  /** The address for unsubscribing from letters of this kind, if any. */
  unsubscribeUrl?: string;
  subject: string;
  text: string;
  /** The same words for programs that show HTML. */
  html?: string;
  attachment?: Attachment;
}

export interface Attachment {
  name: string;
  content: Uint8Array;
}

export interface Mailer {
  /** Sends one letter to the mail server; throws the error of the server or of the connection. */
  sendMail(letter: Letter): Promise<void>;
  /** Signs in at the mail server without sending anything; throws like `sendMail`. */
  verify(): Promise<void>;
}

/** True for a mail server on this machine: its letters cross no network. */
const isHere = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);

/**
 * True when letters may only go through TLS: their links open accounts, and an attacker who strips STARTTLS would read
 * them. The operator can allow otherwise in the address (`?requireTLS=false`).
 */
export function demandsTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  return !isHere(hostname) && searchParams.get('requireTLS') !== 'false';
}

/**
 * Opens a mailer on the server of SMTP_URL, for a text, its HTML and at most one file. A server that hangs is given up
 * after seconds, not minutes.
 */
export function openMailer(smtpUrl: string, requireTLS: boolean = demandsTls(smtpUrl)): Mailer {
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer'); // 14 MB, loaded with the first letter
    return createTransport({
      url: smtpUrl,
      requireTLS,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    });
  };
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    async verify() {
      transport ??= openTransport();
      await (await transport).verify();
    },
    async sendMail({ to, from, replyTo, messageId, unsubscribeUrl, subject, text, html, attachment }) {
      const oneLine = subject.replace(/\s+/g, ' ').trim(); // a contact form may carry line breaks
      transport ??= openTransport();
      await (await transport).sendMail({
        to: { name: '', address: to }, // one address, even if it contains commas
        from,
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        headers: {
          'Auto-Submitted': 'auto-generated', // suppresses automatic replies (RFC 3834)
          ...(unsubscribeUrl === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribeUrl}>` }),
        },
        ...(messageId === undefined ? {} : { messageId }),
        subject: oneLine,
        text,
        ...(html === undefined ? {} : { html }),
        ...(attachment === undefined
          ? {}
          : { attachments: [{ filename: attachment.name, content: Buffer.from(attachment.content) }] }),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}
