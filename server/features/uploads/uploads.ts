import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { accountIdOf } from '../../../contract/caller.ts';
import { fileKinds } from '../../../contract/files/file-kinds.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type UploadKind, uploadHours } from '../../../contract/uploads/calls.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { sha256Of } from '../../platform/files/file-hash.ts';
import { openSemaphore } from '../../platform/process/semaphore.ts';
import * as queries from './uploads.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof queries.findUpload>>>;

const hourMilliseconds = 3_600_000;
/** The most bytes of one person's unused uploads, because the database shares the disk. */
const announcedBytesAtMost = 6 * 1024 ** 3;
/**
 * A part holds its row and a connection while it is written: a slow disk or bucket takes two of them from calls, not all.
 */
const inTurn = openSemaphore(2);
const ownerOf = (context: Context) => accountIdOf(context.caller) ?? 0;

/** The received bytes still on the disk, which may be fewer after a restored backup. */
const safeBytes = async ({ uploads }: Context, { id, receivedBytes }: Row) =>
  Math.min(receivedBytes, await uploads.storedBytes(id));

async function statusOf(context: Context, upload: Row) {
  const isUsed = upload.usedAs !== null; // used: its bytes were moved to their target
  return {
    id: upload.id,
    name: upload.name,
    sizeBytes: upload.sizeBytes,
    received: isUsed ? upload.sizeBytes : await safeBytes(context, upload),
    isFinished: upload.sha256 !== null,
    expiresAt: new Date(upload.touchedAt.getTime() + uploadHours * hourMilliseconds).toISOString(),
  };
}

/**
 * Announces a file that will be sent in parts (spec 6.8). Refuses (413) one over the limit of its kind, (409) one
 * that would bring a person's unused uploads over their limit.
 */
export async function startUpload(
  context: Context,
  file: { name: string; sizeBytes: number; kind: UploadKind },
) {
  const { maxBytes } = fileKinds[file.kind];
  if (file.sizeBytes > maxBytes)
    throw new Refusal('fileTooLarge', { values: { megabytes: maxBytes / 1024 ** 2 } });
  if ((await queries.sumUnused(context.db, ownerOf(context))) + file.sizeBytes > announcedBytesAtMost)
    throw new Refusal('tooManyUploads', { values: { megabytes: announcedBytesAtMost / 1024 ** 2 } });
  const id = randomUUID();
  await queries.insertUpload(context.db, { ...file, id, accountId: ownerOf(context) }, context.clock.now());
  return getUpload(context, id);
}

/** The progress of an upload. Refuses (404) another's, and one that was dropped. */
export async function getUpload(context: Context, id: string) {
  const upload = foundRow(await queries.findUpload(context.db, id, ownerOf(context)));
  return statusOf(context, upload);
}

/**
 * Stores bytes at an offset; they are on the disk before the caller is answered. Returns the number of received
 * bytes, from which to resume. Bytes received before are not written again; a part that begins beyond them is
 * ignored. Refuses (404) another's upload, (400) bytes beyond the announced size.
 */
export function addPart(
  context: Context,
  id: string,
  offset: number,
  bytes: Uint8Array,
): Promise<{ received: number; isKept: boolean }> {
  const write = async (inside: Context) => {
    const upload = foundRow(await queries.lockUpload(inside.db, id, ownerOf(inside)));
    if (offset + bytes.length > upload.sizeBytes) throw beyondSize();
    if (upload.usedAs !== null) return { received: upload.sizeBytes, isKept: true };
    const received = await safeBytes(inside, upload);
    if (offset > received) return { received, isKept: false };
    const fresh = bytes.subarray(received - offset);
    if (fresh.length === 0) return { received, isKept: true };
    await inside.uploads.writeAt(id, received, fresh);
    await queries.setReceived(inside.db, id, received + fresh.length, inside.clock.now());
    return { received: received + fresh.length, isKept: true };
  };
  return inTurn(() => transaction(context, write));
}

const otherKind = () =>
  new Refusal('invalidInput', {
    errors: [{ field: 'UploadId', message: 'Esa subida es de otro tipo de archivo. Empieza otra vez.' }],
  });

const beyondSize = () =>
  new Refusal('invalidInput', {
    errors: [{ field: 'bytes', message: 'El archivo es más largo de lo que se anunció.' }],
  });

/**
 * Reads the upload back and stores its SHA-256 (spec 6.8); a second call answers the same. Refuses (409) an incomplete
 * upload, and one that is not the expected file, which then starts again. Refuses (404) another's.
 */
export async function finishUpload(
  context: Context,
  id: string,
  expectedSha256?: string,
): Promise<{ sha256: string; sizeBytes: number }> {
  const upload = foundRow(await queries.findUpload(context.db, id, ownerOf(context)));
  const missing = upload.usedAs === null ? upload.sizeBytes - (await safeBytes(context, upload)) : 0;
  if (missing > 0) throw new Refusal('uploadIncomplete', { values: { missing } });
  const sha256 = upload.sha256 ?? (await sha256Of(createReadStream(await context.uploads.bring(id))));
  if (expectedSha256 !== undefined && expectedSha256.toLowerCase() !== sha256) {
    if (upload.sha256 === null) await queries.setReceived(context.db, id, 0, context.clock.now());
    throw new Refusal('fileDamaged');
  }
  await queries.setHash(context.db, id, sha256);
  return { sha256, sizeBytes: upload.sizeBytes };
}

/** A finished upload: its path, and the id of what was made from it before. */
export interface FinishedUpload {
  path: string;
  sizeBytes: number;
  sha256: string;
  usedAs: number | null;
}

/**
 * The caller's finished upload. Refuses (404) another's. Refuses (400) one announced as another kind of file, which has
 * another limit and may have been used. Refuses (409) one that Upload/Finish has not verified, or whose bytes the disk
 * has lost since.
 */
export async function openUpload(
  context: Context,
  id: string,
  kinds: readonly UploadKind[],
): Promise<FinishedUpload> {
  const find = () => queries.findUpload(context.db, id, ownerOf(context));
  const upload = foundRow(await find());
  if (!kinds.includes(upload.kind)) throw otherKind();
  const { sizeBytes, sha256 } = upload;
  const missing = sizeBytes - (await safeBytes(context, upload));
  // a concurrent call may have taken the bytes
  const usedAs = upload.usedAs ?? (missing > 0 ? (await find())?.usedAs : null) ?? null;
  if (sha256 === null || (missing > 0 && usedAs === null))
    throw new Refusal('uploadIncomplete', { values: { missing } });
  const path = usedAs === null ? await context.uploads.bring(id) : context.uploads.pathOf(id);
  return { path, sizeBytes, sha256, usedAs };
}

/**
 * Makes a row from an upload once, inside `make`'s transaction: a later or concurrent call gets the first one's id. The
 * bytes are deleted after the commit.
 */
export async function consumeUpload(
  inside: Context,
  id: string,
  make: () => Promise<number>,
): Promise<number> {
  const upload = foundRow(await queries.lockUpload(inside.db, id, ownerOf(inside)));
  if (upload.usedAs !== null) return upload.usedAs;
  const made = await make();
  await queries.setUsed(inside.db, id, made);
  inside.afterCommit(() => inside.uploads.forget(id));
  return made;
}

/** Deletes uploads, with their bytes, that were not continued for a day. */
export async function sweepOldUploads(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - uploadHours * hourMilliseconds);
  for (const id of await queries.deleteUploads(context.db, before)) await context.uploads.forget(id);
}
