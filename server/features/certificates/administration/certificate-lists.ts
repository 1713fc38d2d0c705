import { Readable } from 'node:stream';
import { mostChosen } from '../../../../contract/accounts/calls.ts';
import type { AuditAction } from '../../../../contract/audit-log/actions.ts';
import { type ListInput, listWindow } from '../../../../contract/fields.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import type { Context } from '../../../context/context.ts';
import { calendarDate } from '../../../platform/calendar.ts';
import { csvOf } from '../../../platform/spreadsheets/csv.ts';
import { zipOf } from '../../../platform/zip/zip-writer.ts';
import { recordAudit } from '../../audit/audit.ts';
import { fileOf } from '../certificate-file.ts';
import { listCertificates } from '../certificates.queries.ts';
import { isRestorable } from './change-certificate.ts';
import {
  type CertificateFilter,
  countCertificates,
  listCertificateRows,
  listCertificatesToExport,
} from './list.queries.ts';

const exportedAtMost = 2000;
const stateOf = (row: { revokedAt: Date | null; replacedAt: Date | null }) => {
  if (row.revokedAt !== null) return 'revoked' as const;
  return row.replacedAt === null ? ('valid' as const) : ('replaced' as const);
};

/** Lists the certificates of a filter by page, newest first (spec 9.9). */
export async function listAllCertificates(context: Context, filter: CertificateFilter, input: ListInput) {
  const { db } = context;
  const [rows, total] = await Promise.all([
    listCertificateRows(db, filter, listWindow(input)),
    countCertificates(db, filter),
  ]);
  return { rows: rows.map((row) => shownRow(context, row)), total };
}

/** Lists every certificate of a filter (spec 9.9), to act on all of them. Refuses (409) more than one choice takes. */
export async function listChosenCertificates(context: Context, filter: CertificateFilter) {
  const rows = await listCertificateRows(context.db, filter, { limit: mostChosen + 1, offset: 0 });
  if (rows.length > mostChosen) throw new Refusal('tooManyChosen', { values: { most: mostChosen } });
  return rows.map((row) => shownRow(context, row));
}

type StoredRow = Awaited<ReturnType<typeof listCertificateRows>>[number];

const shownRow = ({ clock, config }: Context, row: StoredRow) => ({
  id: row.id,
  code: row.code,
  userId: row.accountId,
  fullname: row.fullName,
  presentName: row.presentName,
  isUnsigned: row.isUnsigned,
  courseId: row.courseId,
  courseName: row.courseTitle,
  calification: row.grade,
  byHand: row.isByHand,
  date: calendarDate(row.issuedAt, config.timeZone),
  state: stateOf(row),
  canRestore: isRestorable(row, clock.now()),
});

async function listForExport(context: Context, filter: CertificateFilter) {
  const rows = await listCertificatesToExport(context.db, filter, { limit: exportedAtMost + 1, offset: 0 });
  if (rows.length > exportedAtMost)
    throw new Refusal('tooManyCertificates', { values: { most: exportedAtMost } });
  return rows;
}

const stateNames = { valid: 'Válido', replaced: 'Sustituido', revoked: 'Revocado' };

/** Exports the certificates of a filter as CSV. Refuses (413) more than 2,000. */
export async function exportCertificates(context: Context, filter: CertificateFilter): Promise<string> {
  const rows = await listForExport(context, filter);
  await recordExport(context, 'export.certificates', filter, rows.length);
  return tableOf(context, rows);
}

function tableOf(context: Context, rows: Awaited<ReturnType<typeof listForExport>>): string {
  return csvOf([
    ['Código', 'Nombre', 'Documento', 'Teléfono', 'Grupo', 'Curso', 'Nota', 'Nota por', 'Emitido', 'Estado'],
    ...rows.map((row) => [
      row.code,
      row.fullName,
      row.holder?.documentNumber ?? '',
      row.holder?.phone ?? '',
      row.holder?.groups.join(', ') ?? '',
      row.courseTitle,
      row.grade,
      row.isByHand ? 'Con motivo' : 'Examen',
      calendarDate(row.issuedAt, context.config.timeZone),
      stateNames[stateOf(row)],
    ]),
  ]);
}

/** A name that every system of files takes: 'Ana Quispe - Tu pensión - AP-1234….pdf'. */
const fileNameOf = ({
  fullName,
  courseTitle,
  code,
}: {
  fullName: string;
  courseTitle: string;
  code: string;
}) => `${[fullName, courseTitle].map(plainName).join(' - ')} - ${code}.pdf`;

const longestPart = 60;
const plainName = (text: string): string =>
  text
    .replace(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .slice(0, longestPart)
    .trim();

/**
 * Exports the files of a filter's certificates as one ZIP, by their people's names and with their list; without those
 * still being made or deleted with their account and, unless the filter asks for them, those that hold no more. Refuses
 * like the CSV.
 */
export async function exportCertificateFiles(context: Context, filter: CertificateFilter) {
  const { db, files } = context;
  const found = await listForExport(context, filter);
  const rows = filter.state === undefined ? found.filter((row) => stateOf(row) === 'valid') : found;
  const certificates = await listCertificates(
    db,
    rows.map(({ id }) => id),
  );
  const sources = await Promise.all(
    certificates.flatMap((certificate) => {
      if (certificate.fileSha256 === null || certificate.isHolderGone) return [];
      const key = fileOf(certificate, certificate.fileSha256);
      const name = fileNameOf(certificate);
      return [
        files.sizeOf(key).then((sizeBytes) => {
          if (sizeBytes === undefined)
            throw new Error(`the file of certificate ${certificate.id} is missing`);
          return { name, sizeBytes, stream: (part?: Part) => files.stream(key, part) };
        }),
      ];
    }),
  );
  await recordExport(context, 'export.certificateFiles', filter, sources.length);
  const table = Buffer.from(tableOf(context, rows));
  const list = {
    name: 'Lista.csv',
    sizeBytes: table.length,
    stream: (part?: Part) => Readable.from([part ? table.subarray(part.start, part.end + 1) : table]),
  };
  return zipOf([list, ...sources]);
}

/** Records the filter, which finds the holders again, without the searched text, which may be a name. */
async function recordExport(context: Context, action: AuditAction, filter: CertificateFilter, count: number) {
  const { state = null, courseId = null, accountId = null, groupId = null, search = '' } = filter;
  const details = { state, courseId, accountId, groupId, isSearch: search !== '', count };
  await recordAudit(context, action, 'certificates', details);
}

interface Part {
  start: number;
  end: number;
}
