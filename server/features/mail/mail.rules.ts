export type MailKind = 'activation' | 'reset' | 'contact' | 'notice' | 'letter' | 'summary';
export type MailState = 'waiting' | 'sent' | 'failed' | 'expired';

/** Days until a mail is deleted, and until the text of a sent one is wiped. */
export const keptDays = { mail: 365, text: 30 } as const;

export interface MailFacts {
  sentAt: Date | null;
  expiresAt: Date | null;
  hasBody: boolean;
  lastError: string | null;
}

/**
 * Tells the state of a mail. 'failed' is retried until it is sent or expires; 'expired' also means that its link was
 * used.
 */
export function mailState(mail: MailFacts, now: Date): MailState {
  if (mail.sentAt !== null) return 'sent';
  if (!mail.hasBody || isExpired(mail.expiresAt, now)) return 'expired';
  return mail.lastError === null ? 'waiting' : 'failed';
}

export function isExpired(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** True if an administrator may read the mail's link: activation only, while it is valid (spec 11.1). */
export function hasReadableLink(kind: MailKind, mail: MailFacts, now: Date): boolean {
  const state = mailState(mail, now);
  return kind === 'activation' && (state === 'waiting' || state === 'failed');
}

/** Finds the link in a mail's text: a line of its own, which a person's name cannot forge. */
export function linkIn(text: string): string | undefined {
  return /^https?:\/\/\S+$/m.exec(text)?.[0];
}

interface Failure {
  /** The system's or nodemailer's code. */
  code?: string;
  /** The mail server's code, 550 for example, and its words. */
  responseCode?: number;
  response?: string;
}

/** Names the cause of a failure for the log: codes alone, since the server's words may contain a name. */
export function causeOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode, response = '' } = error as Error & Failure;
  const finer = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  // for a failed connection nodemailer has a code of its own and puts the system's into the message
  const system = responseCode === undefined ? /\bE[A-Z_]{3,}\b/.exec(error.message)?.[0] : undefined;
  const parts = [code ?? error.name, system, responseCode, finer].filter((part) => part !== undefined);
  return [...new Set(parts)].join(' ');
}

const reasonLength = 300;

/** Shortens the mail server's error for a list. */
export function shortReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s+/g, ' ').trim().slice(0, reasonLength) || 'sin explicación';
}
