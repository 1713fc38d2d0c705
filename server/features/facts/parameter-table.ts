import { cellText } from '../../../contract/content/parameter-cells.ts';
import {
  definitionOf,
  isParameterKey,
  type ParameterKey,
  parameterKeys,
} from '../../../contract/facts/keys.ts';
import type { ReceivedFile } from '../../../contract/files/file-kinds.ts';
import { mediaTypes } from '../../../contract/files/media-types.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { folded } from '../../../contract/text/folded.ts';
import type { Context } from '../../context/context.ts';
import type { WholeFile } from '../../platform/files/file-body.ts';
import { openTableFile } from '../../platform/spreadsheets/open-table-file.ts';
import { UnreadableFile } from '../../platform/spreadsheets/unreadable-file.ts';
import { isEmptySheet, readWorkbook } from '../../platform/spreadsheets/workbook.ts';
import { xlsxOf } from '../../platform/spreadsheets/xlsx.ts';
import type { WrittenParameter } from './parameters.queries.ts';
import { listParameters, listRevisions, updateParameter } from './parameters.ts';

interface RowChange {
  key: ParameterKey;
  change: { [Part in keyof WrittenParameter]: WrittenParameter[Part] | undefined };
  version: number | undefined;
}

/** The outcome of a row; `stale`: a colleague saved `theirs` meanwhile. */
interface RowResult {
  name: ParameterKey;
  state: 'done' | 'stale' | 'failed';
  message: string;
  version: number;
  theirs: { cell: string; source: string; savedBy: string | null } | null;
}

/** Writes many facts; each succeeds or fails alone (spec 19.3). */
export async function updateParameters(context: Context, rows: readonly RowChange[]): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for (const { key, change, version } of rows) {
    const plain = { name: key, message: '', version: version ?? 0, theirs: null };
    try {
      const saved = await updateParameter(context, key, change, version);
      results.push({ ...plain, state: 'done', version: saved.version });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== 'stale') {
        const message = error.errors.map((each) => each.message).join(' ') || error.message;
        results.push({ ...plain, state: 'failed', message });
        continue;
      }
      const now = (await listParameters(context)).find((fact) => fact.key === key);
      const [newest] = await listRevisions(context, key);
      results.push({
        ...plain,
        state: 'stale',
        message: error.message,
        version: now?.version ?? 0,
        theirs: {
          cell: cellText(definitionOf(key), now?.value ?? null),
          source: now?.source ?? '',
          savedBy: newest?.savedBy ?? null,
        },
      });
    }
  }
  return results;
}

const columns = [
  'Dato',
  'Valor',
  'Unidad',
  'De dónde sale',
  'Enlace',
  'Vale desde',
  'Revisado el',
  'Clave',
  'Versión',
];

/** The facts of today as a workbook, to be filled in and read again. */
export async function exportParameters(context: Context): Promise<Omit<WholeFile, 'isAttachment'>> {
  const rows = (await listParameters(context)).map((fact) => [
    fact.label,
    cellText(fact, fact.value),
    fact.kind === 'money' ? `${context.settings.current.currency} ${fact.unit}`.trim() : fact.unit,
    fact.source,
    fact.link,
    fact.validFrom ?? '',
    fact.reviewed ?? '',
    fact.key,
    fact.version,
  ]);
  const body = await xlsxOf({
    name: 'Datos del país',
    widths: [38, 40, 18, 38, 30, 12, 12, 28, 8],
    rows: [columns, ...rows],
  });
  return { body, contentType: mediaTypes.xlsx, name: 'Datos del país.xlsx' };
}

interface ReadRow {
  name: ParameterKey;
  cell: string;
  source: string;
  link: string;
  validFrom: string;
  reviewed: string;
  /** The version that the file was made from; null = it does not say. */
  version: number | null;
}

/** '31/12/2026' and '2026-12-31' as a day. */
const dayOf = (text: string) => text.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');

/**
 * Reads a workbook of facts without changing anything: the first sheet with the headings, in any order. Refuses (400) what
 * is no such workbook; rows of no known fact are told.
 */
export async function readParameterTable(file: ReceivedFile): Promise<{ rows: ReadRow[]; notes: string[] }> {
  try {
    const { bytes, isWorkbook } = await openTableFile(file, 'los datos');
    if (!isWorkbook) throw new UnreadableFile('Sube el libro de Excel (.xlsx) que bajaste de aquí.');
    const { sheets } = await readWorkbook(bytes);
    for (const sheet of sheets.filter((each) => !isEmptySheet(each))) {
      const table = sheet.rows.map(({ cells }) => Array.from(cells, (cell) => cell?.text ?? ''));
      const at = table.findIndex((cells) => cells.some((cell) => folded(cell) === 'valor'));
      if (at !== -1) return rowsOf(table.slice(at));
    }
    throw new UnreadableFile('El libro no tiene una hoja con las columnas «Dato» y «Valor».');
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new Refusal('invalidInput', { errors: [{ field: 'file', message: error.message }] });
  }
}

function rowsOf([titles = [], ...lines]: string[][]): { rows: ReadRow[]; notes: string[] } {
  const placeOf = (name: string) => titles.findIndex((title) => folded(title) === folded(name));
  const places = columns.map(placeOf);
  const byLabel = new Map(parameterKeys.map((key) => [folded(definitionOf(key).label), key]));
  const rows: ReadRow[] = [];
  const notes: string[] = [];
  for (const line of lines) {
    const [
      label = '',
      cell = '',
      ,
      source = '',
      link = '',
      from = '',
      reviewed = '',
      clave = '',
      version = '',
    ] = places.map((place) => (line[place] ?? '').trim());
    if (label === '' && clave === '') continue;
    const name = isParameterKey(clave) ? clave : byLabel.get(folded(label));
    if (name === undefined) notes.push(`«${label || clave}» no es un dato que este portal conozca.`);
    else
      rows.push({
        name,
        cell,
        source,
        link,
        validFrom: dayOf(from),
        reviewed: dayOf(reviewed),
        version: /^\d+$/.test(version) ? Number(version) : null,
      });
  }
  return { rows, notes };
}
