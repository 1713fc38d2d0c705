import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { accountIdOf } from '../../../../contract/caller.ts';
import type { ReceivedFile } from '../../../../contract/files/file-kinds.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import type { Settings } from '../../../../contract/settings/portal-settings.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { calendarDate } from '../../../platform/calendar.ts';
import { sql } from '../../../platform/database/database.ts';
import { inspectImage } from '../../../platform/media/image-check.ts';
import { shrinkToPng } from '../../../platform/media/image-process.ts';
import { changesOf } from '../../audit/audit.rules.ts';
import { recordAudit } from '../../audit/audit.ts';
import { tellAdministrators } from '../../mail/administrator-notices.ts';
import { currentTemplate, printedName } from '../certificates.rules.ts';
import { countHeldForSignature, findFirstHeldAttempt, queueIssuingHeld } from '../held.queries.ts';
import { listPrinted } from '../issuing.queries.ts';
import { paperOf } from '../making/make-certificate.ts';
import { typesetCertificate } from '../paper/typeset-certificate.ts';
import { type DesignValues, findDesign, type Issuer, insertDesign } from './design.queries.ts';

const pictureName = /^[\da-f]{64}\.png$/;

/**
 * Sharp enough for paper, light enough for each file to carry five: logo, seal and three signatures (spec 9.4).
 */
const onPaper = { side: 600, weight: 9000 };

/** Reads the design of new certificates (spec 9.3), and how many wait for a signature. */
export async function getDesign({ db }: Context) {
  const [{ brandColour: _, sunColour: __, ...design }, waiting] = await Promise.all([
    findDesign(db),
    countHeldForSignature(db),
  ]);
  return { ...design, waiting };
}

/**
 * Stores a picture for the design as PNG, which keeps transparency; returns its file name. Refuses (415, 413, 400)
 * other files.
 */
export async function addPicture(context: Context, file: ReceivedFile): Promise<string> {
  const bytes = await readFile(file.path);
  await inspectImage(bytes);
  const png = await shrinkToPng(bytes, onPaper);
  const name = `${createHash('sha256').update(png).digest('hex')}.png`;
  await context.files.put(`certificados/${name}`, png);
  await recordAudit(context, 'certificate.picture', `certificatePicture:${name}`);
  return name;
}

/** A design as its screen saves it. */
interface SavedDesign extends Omit<DesignValues, 'seal'> {
  /** Undefined keeps it, null removes it. */
  seal: string | null | undefined;
  /** While nobody signs, certificates wait (spec 9.1); undefined = as before. */
  holdsUnsigned?: boolean | undefined;
}

/**
 * Saves a new version of the design for certificates issued from now on; equal values make none. The issuer stays the one
 * of the settings. The first that somebody signs issues what waited, as does the end of waiting. Refuses (409) when
 * another was saved meanwhile, (400) a picture that is not stored.
 */
export async function saveDesign(
  context: Context,
  version: number,
  { holdsUnsigned, ...given }: SavedDesign,
) {
  await refuseStrangePictures(context, { ...given, seal: given.seal ?? null });
  await transaction(context, async (inside) => {
    const {
      version: newest,
      portalName,
      institute,
      logo,
      brandColour,
      sunColour,
      unsignedBecause,
      ...stored
    } = await lockDesign(inside);
    const next = { ...stored, ...given, seal: given.seal === undefined ? stored.seal : given.seal };
    const [held, holds] = [unsignedBecause === null, holdsUnsigned ?? unsignedBecause === null];
    if (isDeepStrictEqual(stored, next) && holds === held) return; // its answer was lost
    if (newest !== version) throw new Refusal('stale');
    const issuer = { portalName, institute, logo, brandColour, sunColour };
    const because = holds ? null : (unsignedBecause ?? 'before');
    await insertDesign(inside.db, { ...next, ...issuer, unsignedBecause: because }, madeBy(inside));
    const saved = await findDesign(inside.db);
    if (given.signatories.length > 0 || (held && !holds)) await queueIssuingHeld(inside.db);
    await recordAudit(
      inside,
      'certificate.design',
      `certificateDesign:${saved.version}`,
      changesOf({ ...stored, holdsUnsigned: held }, { ...next, holdsUnsigned: holds }),
    );
    await tellAdministrators(inside, 'certificate.design');
  });
  return getDesign(context);
}

/**
 * Chooses, once, that certificates are issued without a signer, and issues those waiting (spec 9.1). Repeating it is
 * harmless.
 */
export async function issueUnsigned(context: Context) {
  await transaction(context, async (inside) => {
    const { version: _, ...stored } = await lockDesign(inside);
    if (stored.unsignedBecause === 'chosen') return;
    await insertDesign(inside.db, { ...stored, unsignedBecause: 'chosen' }, madeBy(inside));
    await queueIssuingHeld(inside.db);
    await recordAudit(inside, 'certificate.unsigned', 'certificates');
    await tellAdministrators(inside, 'certificate.unsigned');
  });
  return getDesign(context);
}

/**
 * Inside a transaction: makes the institute of the settings the issuer of new certificates. Issued ones keep theirs.
 */
export async function followSettings(
  inside: Context,
  { name, logo, ...settings }: Pick<Settings, 'name' | 'institute' | 'logo' | 'brandColour' | 'sunColour'>,
): Promise<void> {
  const { version: _, ...stored } = await lockDesign(inside);
  const { institute, brandColour, sunColour } = settings;
  const issuer = { portalName: name, institute, logo: logo === '' ? null : logo, brandColour, sunColour };
  const next = { ...stored, ...issuer };
  if (!isDeepStrictEqual(stored, next)) await insertDesign(inside.db, next, madeBy(inside));
}

async function lockDesign(inside: Context) {
  await sql`lock table certificate_design in share row exclusive mode`.execute(inside.db);
  return findDesign(inside.db);
}

const madeBy = ({ clock, caller }: Context) => ({ at: clock.now(), by: accountIdOf(caller) });

/**
 * Makes an unsigned sample with a design as PDF, without a valid code: of an invented person, or `ofWaiting` of the first
 * whose certificate waits for a signer.
 */
export async function previewDesign(
  context: Context,
  given: DesignValues,
  { ofWaiting = false }: { ofWaiting?: boolean | undefined } = {},
): Promise<Uint8Array> {
  await refuseStrangePictures(context, given);
  const { timeZone } = context.config;
  const waiting = ofWaiting ? await firstWaiting(context) : undefined;
  const { portalName, institute, logo, brandColour, sunColour }: Issuer = await findDesign(context.db);
  const sample = {
    portalName,
    institute,
    logo,
    brandColour,
    sunColour,
    ...given,
    signatories: [...given.signatories],
    id: 0,
    code: 'AP-0000-0000-0000',
    accountId: 0,
    courseId: 0,
    attemptId: 0,
    fullName:
      waiting === undefined ? 'Nombre de Ejemplo Núñez' : printedName(waiting.firstName, waiting.lastName),
    documentNumber: waiting?.documentNumber ?? null,
    documentSalt: null,
    documentCommitment: null,
    isDocumentForgotten: false,
    signedBy: null,
    isDocumentDeclared: waiting?.isDocumentDeclared ?? false,
    isNameDeclared: waiting?.isNameDeclared ?? false,
    courseTitle: waiting?.courseTitle ?? 'El título de un curso',
    grade: waiting?.grade ?? 90,
    lessonCount: waiting?.lessonCount ?? 4,
    durationMinutes: waiting?.durationMinutes ?? 45,
    examDate: calendarDate(waiting?.finishedAt ?? context.clock.now(), timeZone),
    isByHand: false,
    issuedAt: context.clock.now(),
    language: 'es',
    template: currentTemplate,
    designVersion: 0,
    salt: null,
    pdfSha256: null,
    fileSha256: null,
    pdfMadeAt: null,
    replacedAt: null,
    revokedAt: null,
    revokedBecause: null,
    isShared: false,
    isHolderGone: false,
  };
  return typesetCertificate(await paperOf(context, sample, 'Muestra'));
}

/** Reads what the first certificate that waits for a signer will print. */
async function firstWaiting({ db }: Context) {
  const attemptId = await findFirstHeldAttempt(db);
  return attemptId === undefined ? undefined : (await listPrinted(db, [attemptId]))[0];
}

async function refuseStrangePictures({ files }: Context, given: DesignValues): Promise<void> {
  const names = [given.seal, ...given.signatories.map(({ picture }) => picture)];
  for (const name of names)
    if (name !== null && !(pictureName.test(name) && (await files.has(`certificados/${name}`))))
      throw new Refusal('badPicture');
}
