import { type Context, transaction } from '../../../context/context.ts';
import { findCertificate } from '../certificates.queries.ts';
import * as queries from './register.queries.ts';
import { beginning, digestOf, dueEntries, type Entry, entryHash } from './register.rules.ts';

/** The entries that one call gives. */
export const entriesAtOnce = 5000;

/**
 * Adds to the register what it lacks of a certificate with a file: that it was issued, replaced, revoked, restored
 * (spec 9.7). Repeating it adds nothing.
 */
export async function enterInRegister(context: Context, certificateId: number): Promise<void> {
  await transaction(context, async ({ db, clock }) => {
    await queries.lockRegister(db);
    const certificate = await findCertificate(db, certificateId);
    if (!certificate?.pdfSha256) return;
    const last = await queries.findLastOf(db, certificateId);
    let head: Pick<Entry, 'position' | 'hash'> = (await queries.findHead(db)) ?? {
      position: 0,
      hash: beginning,
    };
    for (const { kind, at } of dueEntries(certificate, last?.kind, clock.now())) {
      const entry = { position: head.position + 1, kind, at, digest: digestOf(certificate) };
      head = { ...entry, hash: entryHash(entry, head.hash) };
      await queries.insertEntry(db, certificateId, { ...entry, hash: head.hash });
    }
  });
}

/** The place of the register now: its newest entry. */
export async function registerHead({ db }: Context): Promise<Pick<Entry, 'position' | 'hash'> | undefined> {
  const head = await queries.findHead(db);
  return head && { position: head.position, hash: head.hash };
}

/** The register as CSV, for anybody to keep: at most `entriesAtOnce` lines from a position on. */
export async function exportRegister({ db }: Context, from: number): Promise<string> {
  const entries = await queries.listEntries(db, from, entriesAtOnce);
  return [csvHead, ...entries.map(csvLine), ''].join('\n');
}

const csvHead = 'position,kind,at,digest,hash';

/** An entry as a line of the export. */
export const csvLine = ({ position, kind, at, digest, hash }: Entry): string =>
  [position, kind, at.toISOString(), digest.toString('hex'), hash.toString('hex')].join(',');
