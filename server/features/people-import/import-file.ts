import { mediaTypes } from '../../../contract/files/media-types.ts';
import type { ImportLineKind, ImportOutcome } from '../../../contract/people-import/calls.ts';
import { mendedFields, peopleFieldLabels } from '../../../contract/people-import/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import type { WholeFile } from '../../platform/files/file-body.ts';
import type { Cell } from '../../platform/spreadsheets/csv.ts';
import { type TableFormat, tableFile } from '../../platform/spreadsheets/table-file.ts';
import { recordAudit } from '../audit/audit.ts';
import { findImport, findUsernames, listAllLines } from './people-import.queries.ts';
import { lineShown } from './people-import.ts';

const outcomeWords: Record<ImportOutcome, string> = {
  added: 'Cuenta nueva',
  enrolled: 'Inscrita',
  unchanged: 'Ya estaba',
  failed: 'No se importó',
  out: 'Quedó fuera',
};
const kindWords: Record<ImportLineKind, string> = {
  problem: 'Por arreglar',
  ask: 'Por responder',
  existing: 'Ya existe',
  repeated: 'Repetida',
  left: 'Fuera',
  new: 'Nueva',
};

/**
 * The lines of an import as a file, with its columns as understood, to be corrected and imported again; no cell runs as
 * a formula (spec 10.4). Refuses (404) an unknown import.
 */
export async function importFile(
  context: Context,
  id: number,
  { format, kind }: { format: TableFormat; kind?: ImportLineKind | undefined },
): Promise<Omit<WholeFile, 'isAttachment'>> {
  const { db } = context;
  const found = await findImport(db, id);
  if (found === undefined) throw new Refusal('importGone');
  const lines = (await listAllLines(db, id)).filter((line) => kind === undefined || line.kind === kind);
  const usernames = await findUsernames(db, id);
  await recordAudit(context, 'export.import', `import:${id}`, {
    format,
    kind: kind ?? 'all',
    count: lines.length,
  });
  const titles = ['Línea', ...mendedFields.map((field) => peopleFieldLabels[field]), 'Resultado', 'Detalle'];
  const rows = lines.map((line): Cell[] => {
    const { written, problems, text, outcome, kind: is } = lineShown(line);
    const values = mendedFields.map((field) =>
      field === 'username' ? (usernames.get(line.line) ?? written.username ?? '') : (written[field] ?? ''),
    );
    const why = [...problems.map(({ message }) => message), text].filter((each) => each !== '').join(' ');
    return [line.line, ...values, outcome === null ? kindWords[is] : outcomeWords[outcome], why];
  });
  const widths = [8, ...mendedFields.map(() => 22), 16, 60];
  const body = await tableFile(format, { name: 'Personas', widths, rows: [titles, ...rows] });
  const name = found.state === 'done' ? 'Resultado de la importación' : 'Líneas de la lista';
  return { body, contentType: mediaTypes[format], name: `${name} ${id}.${format}` };
}
