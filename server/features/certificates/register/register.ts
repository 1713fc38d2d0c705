import type { Context } from '../../../context/context.ts';
import { listCertificates } from '../certificates.queries.ts';
import * as queries from './register.queries.ts';
import { beginning, dueEntries, type Entry, entryHash } from './register.rules.ts';

export const entriesAtOnce = 5000;

/** Blocks other additions to the register until the caller's transaction ends; readers go on. */
export const lockRegister = ({ db }: Context): Promise<void> => queries.lockRegister(db);

/**
 * Adds the missing entries of certificates with a file: issued, replaced, revoked, restored (spec 9.7). Repeating it
 * adds nothing. In the caller's transaction, which has locked the register.
 */
export async function enterInRegister({ db, clock }: Context, ids: readonly number[]): Promise<void> {
  const last = new Map((await queries.listLastOf(db, ids)).map((entry) => [entry.certificateId, entry]));
  const made = (await listCertificates(db, ids)).filter(({ pdfSha256 }) => pdfSha256 !== null);
  const due = made.flatMap((certificate) =>
    dueEntries(certificate, last.get(certificate.id), clock.now()).map((entry) => ({
      ...entry,
      certificateId: certificate.id,
    })),
  );
  let head: Pick<Entry, 'position' | 'hash'> = (await queries.findHead(db)) ?? {
    position: 0,
    hash: beginning,
  };
  const entries = due.map((next) => {
    const entry = { ...next, position: head.position + 1 };
    head = { position: entry.position, hash: entryHash(entry, head.hash) };
    return { ...entry, hash: head.hash };
  });
  await queries.insertEntries(db, entries);
}

export async function registerHead({ db }: Context): Promise<Pick<Entry, 'position' | 'hash'> | undefined> {
  const head = await queries.findHead(db);
  return head && { position: head.position, hash: head.hash };
}

/** The place of the register as papers print it. */
export const placeText = ({ position, hash }: Pick<Entry, 'position' | 'hash'>): string =>
  `Registro público: asiento ${position}, ${hash.toString('hex', 0, 16)}`;

/** Parses a place as `placeText` writes it; null for another text. */
export function placeIn(text: string): { position: number; hash: string } | null {
  const [, position, hash] = /asiento (\d+), ([0-9a-f]{32})/.exec(text) ?? [];
  return hash === undefined ? null : { position: Number(position), hash };
}

/** Exports the register as CSV for anybody to keep: at most `entriesAtOnce` lines from a position on. */
export async function exportRegister({ db }: Context, from: number): Promise<string> {
  const entries = await queries.listEntries(db, from, entriesAtOnce);
  return [csvHead, ...entries.map(csvLine), ''].join('\n');
}

const csvHead = 'position,kind,at,digest,hash';

export const csvLine = ({ position, kind, at, digest, hash }: Entry): string =>
  [position, kind, at.toISOString(), digest.toString('hex'), hash.toString('hex')].join(',');
