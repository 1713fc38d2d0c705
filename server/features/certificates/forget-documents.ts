import { readCode } from '../../../contract/certificates/code.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { queueRecording } from './certificates.queries.ts';
import { documentHash, isDocument, isSameDocument } from './document.ts';
import * as queries from './forget-documents.queries.ts';

/**
 * Forgets the documents of a deleted account, in its transaction: a slow hash replaces the document number in its
 * certificates, and a job deletes their files, which print it and were delivered to their owner (decision 0038).
 */
export async function forgetDocuments(inside: Context, accountId: number): Promise<void> {
  for (const number of await queries.listDocumentNumbers(inside.db, accountId))
    await queries.forgetNumber(inside.db, { accountId, number, hash: await documentHash(number) });
  await queueRecording(inside.db, await queries.listCertificateIds(inside.db, accountId));
}

/**
 * True if a certificate was issued for this document number, also when it is forgotten; null without one. Refuses
 * (404) an unknown code.
 */
export async function compareDocument(
  { db }: Context,
  typed: string,
  number: string,
): Promise<boolean | null> {
  const code = readCode(typed);
  const found = code === undefined ? undefined : await queries.findDocument(db, code);
  if (found === undefined) throw new Refusal('notFound');
  if (found.number !== null) return isSameDocument(found.number, number);
  return found.hash === null ? null : isDocument(found.hash, number);
}
