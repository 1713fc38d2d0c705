export type MailKind = 'activation' | 'reset' | 'contact' | 'notice' | 'letter' | 'summary';
export type MailState = 'waiting' | 'sent' | 'failed' | 'expired';

/** Days until a mail is deleted, and until the text of a sent one is wiped. */
export const keptDays = { mail: 365, text: 30 } as const;

/** A letter not sent within these days is dropped as outdated. */
const letterDays = 7;

export const letterEndsAt = (now: Date): Date => new Date(now.getTime() + letterDays * 86_400_000);

export interface MailFacts {
  sentAt: Date | null;
  expiresAt: Date | null;
  hasBody: boolean;
  lastError: string | null;
}

/**
 * Tells the state of a mail. 'failed' is tried again until it is sent or expires: 25 times by graphile-worker, after e,
 * e², … e¹⁰ seconds (six hours), and each hour by mail.jobs.ts. 'expired' also means that its link was used.
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

/** Codes of a mail server that could not be reached or did not answer. */
const unreachable = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS']);

/** The cause of a failure for an administrator; '' if only the mail server's own words tell it. */
function plainCause({ code = '', responseCode = 0 }: Failure): string {
  if (code === 'EAUTH') return 'El servidor de correo no acepta el usuario o la contraseña del portal';
  if (unreachable.has(code)) return 'El servidor de correo no responde';
  if (code !== 'EENVELOPE' || responseCode < 400) return '';
  return responseCode < 500
    ? 'El servidor de correo no lo recibe por ahora'
    : 'El servidor de correo rechaza esa dirección: corrígela en su cuenta';
}

/**
 * True for a mail whose address the server refuses for good; it is tried again all the same, as the address may be mended.
 */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  (error as Error & Failure).code === 'EENVELOPE' &&
  ((error as Error & Failure).responseCode ?? 0) >= 500;

/** The mail server's words, on one line. */
export const serverWords = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim().slice(0, reasonLength);

/** Explains in a line why a mail was not sent: in our words, then the mail server's. */
export function shortReason(error: unknown): string {
  const failure = error instanceof Error ? (error as Error & Failure) : undefined;
  const cause = failure === undefined ? '' : plainCause(failure);
  // a server that was not reached said nothing: the words are Node's, and the log has them
  const isSilent = unreachable.has(failure?.code ?? '') && failure?.responseCode === undefined;
  const told = [cause, isSilent ? '' : serverWords(error)].filter((part) => part !== '').join(' · ');
  return told.slice(0, reasonLength) || 'sin explicación';
}
