import { createHash } from 'node:crypto';
import type { Context } from '../../../context/context.ts';
import { reasonOf } from '../../../platform/signing/sign-pdf.ts';
import { listForms } from '../archiving/archiving.queries.ts';
import { fileOf } from '../certificate-file.ts';
import { listCertificates } from '../certificates.queries.ts';
import type { Certificate } from '../certificates.rules.ts';
import * as queries from './register.queries.ts';
import { beginning, type Entry, entryHash, isAbout, isLast, kindOf } from './register.rules.ts';
import { csvLine, entriesAtOnce, placeIn } from './register.ts';

/** The number of valid entries, and the first place where the register breaks. */
export interface RegisterCheck {
  entries: number;
  head: string;
  trouble: string | null;
}

/**
 * Recomputes the register and compares it with the certificates, their files and, if given, a copy kept elsewhere
 * (the lines of earlier exports). Stops at the first difference and says where it is.
 */
export async function checkRegister(context: Context, kept: readonly string[] = []): Promise<RegisterCheck> {
  const copy = new Map(
    kept.filter((line) => /^\d/.test(line)).map((line) => [Number.parseInt(line, 10), line]),
  );
  const known: Known = { last: new Map(), hashes: [] };
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
      known.last.set(entry.certificateId, entry);
      known.hashes.push(hash);
    }
    if (entries.length < entriesAtOnce) break;
  }
  const lost = [...copy.keys()].find((place) => place > position);
  if (lost !== undefined) return found(`entry ${lost}: it is in the copy and no longer here`);
  return found(await troubleWithCertificates(context, known));
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
  return isAbout(entry, certificate) ? null : `certificate ${certificate.code} was changed`;
}

/** The newest entry of each certificate, and all hashes in order. */
interface Known {
  last: Map<number, Entry>;
  hashes: Buffer[];
}

const certificatesAtOnce = 500;

/** Compares states with the newest entries, and files with the place of the register that they print. */
async function troubleWithCertificates(context: Context, { last, hashes }: Known): Promise<string | null> {
  const [stray] = await queries.listUnregistered(context.db, 1);
  if (stray !== undefined) return `certificate number ${stray.id} is not in the register`;
  const ids = [...last.keys()];
  for (let from = 0; from < ids.length; from += certificatesAtOnce) {
    const some = ids.slice(from, from + certificatesAtOnce);
    const forms = Map.groupBy(await listForms(context.db, some), ({ certificateId }) => certificateId);
    for (const each of await listCertificates(context.db, some)) {
      const said = last.get(each.id);
      if (said === undefined || !isLast(said, each)) return contradiction(each, said);
      if (each.isHolderGone) continue; // its file was deleted with the account
      const file = await readWhole(context, each);
      if (file === null) return `certificate ${each.code}: its file was changed or is gone`;
      const shown = placeIn(reasonOf(file) ?? '');
      if (shown !== null && !hashes[shown.position - 1]?.toString('hex').startsWith(shown.hash))
        return `certificate ${each.code}: its file shows another entry ${shown.position}`;
      for (const { sha256 } of forms.get(each.id) ?? [])
        if (!(await isLaterForm(context, each, sha256, file)))
          return `certificate ${each.code}: a later form of its file was changed or is gone`;
    }
  }
  return null;
}

const contradiction = (certificate: Certificate, said: Entry | undefined) => {
  const [of, is] = [said?.kind ?? 'nothing', kindOf(certificate)];
  const what = of === is ? `${of} at another time or for another reason` : `${of}, the certificate ${is}`;
  return `certificate ${certificate.code}: the register says ${what}`;
};

/** Reads the file of a certificate if it is the issued one. */
const readWhole = (context: Context, certificate: Certificate): Promise<Uint8Array | null> =>
  readForm(context, certificate, certificate.pdfSha256);

async function readForm(
  { files }: Context,
  certificate: Certificate,
  sha256: Buffer | null,
): Promise<Uint8Array | null> {
  if (sha256 === null) return null;
  const key = fileOf(certificate, sha256);
  if (!(await files.has(key))) return null;
  const bytes = await files.read(key);
  return createHash('sha256').update(bytes).digest().equals(sha256) ? bytes : null;
}

/** True if a later form begins with the issued file. */
async function isLaterForm(
  context: Context,
  certificate: Certificate,
  sha256: Buffer,
  issued: Uint8Array,
): Promise<boolean> {
  const bytes = await readForm(context, certificate, sha256);
  return bytes !== null && Buffer.from(bytes.buffer, bytes.byteOffset, issued.length).equals(issued);
}
