import { mediaTypes } from '../../../contract/files/media-types.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import type { WholeFile } from '../../platform/files/file-body.ts';
import { openThread } from '../../platform/process/task-worker.ts';
import { mostRows, type TableFormat } from '../../platform/spreadsheets/table-file.ts';
import { recordAudit } from '../audit/audit.ts';
import { listResults } from './results.queries.ts';
import { openResults, type ResultsInput, wantedOf } from './results.ts';
import type { ResultsFileTask } from './results-file.worker.ts';
import { chosenColumns } from './results-table.ts';

const writer = openThread<ResultsFileTask, Uint8Array>(new URL('./results-file.worker.ts', import.meta.url));

/** The bytes of a file of results, made in a thread, because thousands of cells take seconds. */
export const writeResults = (task: ResultsFileTask): Promise<Uint8Array> => writer.run(task);

/**
 * The results of a course as a file (spec 17.1): the rows of the list with this filter and order, the chosen columns.
 * Refuses (404) an unknown course, (409) too many people for the file type.
 */
export async function exportResults(
  context: Context,
  input: ResultsInput & { Format: TableFormat; Columns?: string | undefined },
): Promise<Omit<WholeFile, 'isAttachment'>> {
  const { Format: format } = input;
  const course = await openResults(context, input.courseId);
  const most = mostRows[format];
  const { rows } = await listResults(context.db, wantedOf(input), { limit: most + 1, offset: 0 });
  if (rows.length > most) throw new Refusal('tooManyForFile', { values: { most } });
  const columns = chosenColumns(input.Columns);
  const body = await writeResults({ rows, columns, format, timeZone: context.config.timeZone });
  const details = { format, rows: rows.length, columns: columns.map(String) };
  await recordAudit(context, 'export.results', `course:${input.courseId}`, details);
  return { body, contentType: mediaTypes[format], name: `Resultados de ${course.title}.${format}` };
}
