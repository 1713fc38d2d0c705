export type MailKind = 'activation' | 'reset' | 'contact' | 'notice';
export type MailState = 'waiting' | 'sent' | 'failed' | 'expired';

export interface MailFacts {
  sentAt: Date | null;
  expiresAt: Date | null;
  hasBody: boolean;
  lastError: string | null;
}

/**
 * What became of a mail. 'failed' is tried again until it is sent or expires; 'expired' also says that its
 * link was used.
 */
export function mailState(mail: MailFacts, now: Date): MailState {
  if (mail.sentAt !== null) return 'sent';
  if (!mail.hasBody || isExpired(mail.expiresAt, now)) return 'expired';
  return mail.lastError === null ? 'waiting' : 'failed';
}

export function isExpired(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/**
 * Whether an administrator can read its link: activation only, and only while it is of use (spec 11.1).
 */
export function hasReadableLink(kind: MailKind, mail: MailFacts, now: Date): boolean {
  const state = mailState(mail, now);
  return kind === 'activation' && (state === 'waiting' || state === 'failed');
}

/** The link of a mail's text: it stands alone on its line, as nothing does that a person wrote into their name. */
export function linkIn(text: string): string | undefined {
  return /^https?:\/\/\S+$/m.exec(text)?.[0];
}

const reasonLength = 300;

/** What the mail server said, short enough to stand in a list. */
export function shortReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s+/g, ' ').trim().slice(0, reasonLength) || 'sin explicación';
}
