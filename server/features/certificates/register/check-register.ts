import { createHash } from 'node:crypto';
import type { Context } from '../../../context/context.ts';
import { fileOf } from '../certificate-file.ts';
import { listCertificates } from '../certificates.queries.ts';
import type { Certificate } from '../certificates.rules.ts';
import * as queries from './register.queries.ts';
import { beginning, digestOf, type Entry, type EntryKind, entryHash, kindOf } from './register.rules.ts';
import { csvLine, entriesAtOnce } from './register.ts';

/** What the check found: the number of entries that hold, and the first place where it breaks. */
export interface RegisterCheck {
  entries: number;
  head: string;
  trouble: string | null;
}

/**
 * Computes the register again and compares it with the certificates, their files and, if given, a copy that somebody
 * kept (the lines of earlier exports). Stops at the first difference and says where it is.
 */
export async function checkRegister(context: Context, kept: readonly string[] = []): Promise<RegisterCheck> {
  const copy = new Map(
    kept.filter((line) => /^\d/.test(line)).map((line) => [Number.parseInt(line, 10), line]),
  );
  const last = new Map<number, EntryKind>();
  let position = 0;
  let hash: Buffer = beginning;
  const found = (trouble: string | null) => ({ entries: position, head: hash.toString('hex'), trouble });
  for (;;) {
    const entries = await queries.listEntries(context.db, position + 1, entriesAtOnce);
    const ids = [...new Set(entries.map(({ certificateId }) => certificateId))];
    const certificates = new Map((await listCertificates(context.db, ids)).map((each) => [each.id, each]));
    for (const entry of entries) {
      const certificate = certificates.get(entry.certificateId);
      const trouble = troubleOf(entry, { position, hash }, certificate, copy.get(position + 1));
      if (trouble !== null) return found(`entry ${position + 1}: ${trouble}`);
      [position, hash] = [entry.position, entry.hash];
      last.set(entry.certificateId, entry.kind);
    }
    if (entries.length < entriesAtOnce) break;
  }
  const lost = [...copy.keys()].find((place) => place > position);
  if (lost !== undefined) return found(`entry ${lost}: it is in the copy and no longer here`);
  return found(await troubleWithCertificates(context, last));
}

function troubleOf(
  entry: Entry,
  before: Pick<Entry, 'position' | 'hash'>,
  certificate: Certificate | undefined,
  kept: string | undefined,
): string | null {
  if (entry.position !== before.position + 1) return 'it is missing';
  if (!entryHash(entry, before.hash).equals(entry.hash)) return 'it, or one before it, was changed';
  if (kept !== undefined && kept !== csvLine(entry)) return 'the copy says something else';
  if (certificate === undefined) return 'its certificate was deleted';
  return digestOf(certificate).equals(entry.digest) ? null : `certificate ${certificate.code} was changed`;
}

const certificatesAtOnce = 500;

/** Compares states and files with what the register says last. */
async function troubleWithCertificates(
  context: Context,
  last: ReadonlyMap<number, EntryKind>,
): Promise<string | null> {
  const [stray] = await queries.listUnregistered(context.db, 1);
  if (stray !== undefined) return `certificate number ${stray.id} is not in the register`;
  const ids = [...last.keys()];
  for (let from = 0; from < ids.length; from += certificatesAtOnce) {
    for (const each of await listCertificates(context.db, ids.slice(from, from + certificatesAtOnce))) {
      const said = last.get(each.id);
      const is = kindOf(each);
      if (said !== is && !(said === 'restored' && is === 'issued'))
        return `certificate ${each.code}: the register says ${said}, the certificate ${is}`;
      if (!(await isFileWhole(context, each)))
        return `certificate ${each.code}: its file was changed or is gone`;
    }
  }
  return null;
}

async function isFileWhole({ files }: Context, certificate: Certificate): Promise<boolean> {
  if (certificate.pdfSha256 === null) return false;
  const key = fileOf(certificate, certificate.pdfSha256);
  if (!(await files.has(key))) return false;
  const bytes = await files.read(key);
  return createHash('sha256').update(bytes).digest().equals(certificate.pdfSha256);
}
