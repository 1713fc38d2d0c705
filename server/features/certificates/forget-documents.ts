import { readCode } from '../../../contract/content/certificate-code.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { queueRecording } from './certificates.queries.ts';
import { documentHash, isDocument, isSameDocument } from './document.ts';
import * as queries from './forget-documents.queries.ts';

/**
 * For the deletion of an account, in its transaction: a slow hash takes the place of the document number in its certificates,
 * and a job removes their files, which have it printed and were given to their owner (decision 0038).
 */
export async function forgetDocuments(inside: Context, accountId: number): Promise<void> {
  for (const number of await queries.listDocumentNumbers(inside.db, accountId))
    await queries.forgetNumber(inside.db, { accountId, number, hash: await documentHash(number) });
  await queueRecording(inside.db, await queries.listCertificateIds(inside.db, accountId));
}

/**
 * Whether a certificate was issued for this document number, also when that is forgotten. Refuses (404) an unknown code;
 * null = it has none.
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
