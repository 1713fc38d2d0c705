import { createTransport } from 'nodemailer';

interface Letter {
  to: string;
  from: string;
  replyTo: string | null;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Sends one letter to the mail server; throws the error of the server or of the connection. */
  sendMail(letter: Letter): Promise<void>;
}

/** Sends through the server of SMTP_URL, text only. A server that hangs is given up after seconds, not minutes. */
export function openMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async sendMail({ to, from, replyTo, subject, text }) {
      const oneLine = subject.replace(/\s+/g, ' ').trim(); // a contact form may carry line breaks
      await transport.sendMail({
        to: { name: '', address: to }, // one address, even if it contains commas
        from,
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        subject: oneLine,
        text,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}
