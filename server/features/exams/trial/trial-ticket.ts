import { Refusal } from '../../../../contract/refusal.ts';
import type { Context } from '../../../context/context.ts';
import { isSignature, signature } from '../../../platform/crypto/keys.ts';

/** The start of a trial, carried by the page. It names questions and holds no key. */
export interface TrialTicket {
  accountId: number;
  courseId: number;
  startedAt: number;
  closesAt: number;
  minimumGrade: number;
  /** The question versions in the order of the exam. */
  versionIds: number[];
}

const purpose = (body: string) => `trial ${body}`;

/** Seals the beginning of a trial, so that a page can carry it but not change it. */
export function sealTicket({ keys }: Pick<Context, 'keys'>, ticket: TrialTicket): string {
  const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${body}.${signature(keys.link, purpose(body))}`;
}

/** Opens a ticket. Refuses (409) one that the portal did not seal, and another person's. */
export function openTicket({ keys, caller }: Pick<Context, 'keys' | 'caller'>, sealed: string): TrialTicket {
  const [body = '', seal = ''] = sealed.split('.');
  if (!isSignature(keys.link, purpose(body), seal)) throw new Refusal('badTrial');
  const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as TrialTicket;
  if (caller.role === 'open' || caller.accountId !== ticket.accountId) throw new Refusal('badTrial');
  return ticket;
}
