import { accountIdOf } from '../../../contract/caller.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import type { ReceivedFile } from '../../../contract/files/file-kinds.ts';
import type {
  PeopleImport,
  PeopleImportLine,
  PeopleImportRow,
} from '../../../contract/people-import/calls.ts';
import { importLineKinds, importOutcomes } from '../../../contract/people-import/calls.ts';
import type { MendedField, NameOrder, PeopleField } from '../../../contract/people-import/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { LostWorker, openProcess } from '../../platform/process/task-worker.ts';
import { openTableFile } from '../../platform/spreadsheets/open-table-file.ts';
import { UnreadableFile } from '../../platform/spreadsheets/unreadable-file.ts';
import { recordAudit } from '../audit/audit.ts';
import { judgeImport } from './judge-import.ts';
import { problemOfColumns } from './parsing/columns.rules.ts';
import { nameOf } from './parsing/judge-lines.rules.ts';
import type { PeopleFile, PeopleTable } from './parsing/read-people.ts';
import type { PeopleReply } from './parsing/read-people.worker.ts';
import * as queries from './people-import.queries.ts';
import { coursesOfPlan } from './run-import.ts';

const reader = openProcess<PeopleFile, PeopleReply>(
  new URL('./parsing/read-people.worker.ts', import.meta.url),
);

/**
 * Reads a list of people and stores it with a guess of its columns (spec 5.11); if the guess is certain, its lines are
 * read, too. No account changes. Refuses (400) an unreadable list, one without people, and one with more than 5,000.
 */
export async function startImport(
  context: Context,
  given: { file?: ReceivedFile | undefined; cells?: string | undefined },
): Promise<number> {
  const table = await readTable(given);
  const authorId = accountIdOf(context.caller);
  if (authorId === null) throw new Refusal('signInFirst');
  return transaction(context, async (inside) => {
    const id = await queries.insertImport(inside.db, {
      authorId,
      state: table.isSure ? 'review' : 'columns',
      name: given.file?.name.replace(/\p{C}/gu, '').slice(0, 120).toWellFormed() ?? '',
      reading: table.reading,
      hasHeadings: table.hasHeadings,
      is1904: table.is1904,
      columns: table.columns,
      nameOrder: table.order,
      isNameOrderClear: table.isOrderClear,
      notes: table.notes,
      createdAt: inside.clock.now(),
    });
    for (let at = 0; at < table.people.length; at += 500)
      await queries.insertLines(inside.db, id, table.people.slice(at, at + 500));
    if (table.isSure)
      await judgeImport(
        inside,
        { id, columns: table.columns, nameOrder: table.order, is1904: table.is1904 },
        { touch: () => undefined, isWhole: true },
      );
    await recordAudit(inside, 'people.read', `import:${id}`, { count: table.people.length });
    return id;
  });
}

/** In a child process: neither a large file nor a hostile one blocks the portal. */
async function readTable({
  file,
  cells = '',
}: {
  file?: ReceivedFile | undefined;
  cells?: string | undefined;
}): Promise<PeopleTable> {
  const field = file === undefined ? 'Cells' : 'file';
  const refused = (message: string) => new Refusal('badPeopleList', { errors: [{ field, message }] });
  if (file === undefined && cells.trim() === '')
    throw refused('Sube un archivo o pega las celdas de tu lista.');
  try {
    const opened =
      file === undefined
        ? { bytes: Buffer.from(cells), isWorkbook: false }
        : await openTableFile(file, 'la lista de personas');
    const reply = await reader.run(opened);
    if ('refused' in reply) throw new UnreadableFile(reply.refused);
    return reply.read;
  } catch (error) {
    if (error instanceof LostWorker) throw refused('La lista tarda demasiado en leerse. Divídela en varias.');
    throw error instanceof UnreadableFile ? refused(error.message) : error;
  }
}

/** An import in its current step. Refuses (404) an unknown one. */
export async function getImport(context: Context, id: number): Promise<PeopleImport> {
  const { db, config } = context;
  const found = await queries.findImport(db, id);
  if (found === undefined) throw new Refusal('importGone');
  const [counts, courses, courseValues, afterwards] = await Promise.all([
    queries.countKinds(db, id),
    queries.listCourseNames(db, coursesOfPlan(found.plan)),
    queries.listCourseValues(db, id),
    queries.findAfterwards(db, id),
  ]);
  const { plan, state, version, name, reading, columns, hasHeadings, nameOrder, isNameOrderClear, notes } =
    found;
  return {
    id,
    state,
    version,
    name,
    reading,
    columns,
    hasHeadings,
    nameOrder,
    isNameOrderClear,
    notes,
    author: found.author,
    date: found.createdAt.toISOString(),
    total: counts.total,
    counts: countsOf(importLineKinds, counts.kinds),
    outcomes: countsOf(importOutcomes, counts.outcomes),
    newWithoutEmail: counts.newWithoutEmail,
    courseValues,
    ...afterwards,
    plan:
      plan === null
        ? null
        : { courses, group: plan.group, access: plan.access, tellExisting: plan.tellExisting },
    hasMailServer: config.smtpUrl !== undefined,
  };
}

const countsOf = <Name extends string>(names: readonly Name[], found: Partial<Record<Name, number>>) =>
  Object.fromEntries(names.map((name) => [name, found[name] ?? 0])) as Record<Name, number>;

export async function listImports(
  context: Context,
  input: ListInput,
): Promise<{ rows: PeopleImportRow[]; total: number }> {
  const [found, total] = await Promise.all([
    queries.listImports(context.db, listWindow(input)),
    queries.countImports(context.db),
  ]);
  return { rows: found.map(({ createdAt, ...row }) => ({ ...row, date: createdAt.toISOString() })), total };
}

/** The lines of an import, those to correct first. Refuses (404) an unknown import. */
export async function listImportLines(
  { db }: Context,
  id: number,
  input: ListInput & queries.LinesWanted,
): Promise<{ rows: PeopleImportLine[]; total: number }> {
  if ((await queries.findImport(db, id)) === undefined) throw new Refusal('importGone');
  const wanted = { kind: input.kind, outcome: input.outcome, search: input.Search };
  const [lines, total] = await Promise.all([
    queries.listLines(db, id, wanted, listWindow(input)),
    queries.countLines(db, id, wanted),
  ]);
  return { rows: lines.map(lineShown), total };
}

/** A line for the review or the report. */
export function lineShown(line: queries.StoredLine): PeopleImportLine {
  const { read, judged, outcome, kind } = line;
  return {
    line: line.line,
    kind: kind ?? 'problem',
    fullname: read === null ? '' : nameOf(read.person),
    written: read?.written ?? {},
    email: read?.person.email ?? '',
    birthDate: read?.person.birthDate ?? null,
    text: outcome === null ? (judged?.text ?? '') : line.outcomeText,
    problems: judged?.problems ?? [],
    isTouched: line.answer !== null || Object.keys(line.mended).length > 0,
    accountId: line.accountId ?? judged?.accountId ?? null,
    sameAs: judged?.sameAs ?? null,
    outcome,
  };
}

/**
 * Says what each column is and reads every line by it (spec 5.11); what was mended before stays mended. Refuses (404) an
 * import that is not there, (409) one that runs or is done, (400) columns without a name, and one thing in two columns.
 */
export async function setImportColumns(
  context: Context,
  id: number,
  given: { fields: readonly (PeopleField | null)[]; nameOrder: NameOrder },
): Promise<void> {
  await transaction(context, async (inside) => {
    const found = await lockOpenImport(inside, id);
    const problem = problemOfColumns(given.fields);
    if (problem !== undefined)
      throw new Refusal('invalidInput', { errors: [{ field: 'Columns', message: problem }] });
    const columns = found.columns.map((column, place) => ({ ...column, field: given.fields[place] ?? null }));
    const { nameOrder } = given;
    await queries.updateImport(inside.db, id, { state: 'review', columns, nameOrder });
    await judgeImport(inside, { ...found, columns, nameOrder }, { touch: () => undefined, isWhole: true });
    await recordAudit(inside, 'people.columns', `import:${id}`, {});
  });
}

/** The import, locked, before it runs. Refuses (404) an unknown one, (409) one that is running or done. */
async function lockOpenImport(inside: Context, id: number): Promise<queries.StoredImport> {
  const found = await queries.lockImport(inside.db, id);
  if (found === undefined) throw new Refusal('importGone');
  if (found.state === 'running' || found.state === 'done') throw new Refusal('importAlreadyRan');
  return found;
}

/** Corrects or answers lines; returns the affected ones, including repetitions elsewhere. */
export async function mendImportLines(
  context: Context,
  id: number,
  given: {
    lines: readonly number[];
    values?: Partial<Record<MendedField, string>> | undefined;
    answer?: queries.StoredLine['answer'] | undefined;
  },
) {
  return transaction(context, async (inside) => {
    const { db } = inside;
    const found = await lockOpenImport(inside, id);
    if (found.state !== 'review') throw new Refusal('importWithoutColumns');
    const asked = new Set(given.lines);
    const changed = await judgeImport(inside, found, {
      isWhole: false,
      touch: (line) =>
        asked.has(line.line)
          ? {
              mended: { ...line.mended, ...given.values },
              // a corrected line is classified again: the answer concerned the old one
              answer:
                given.answer === undefined ? (given.values === undefined ? line.answer : null) : given.answer,
            }
          : undefined,
    });
    await queries.updateImport(db, id, { state: 'review' });
    await recordAudit(inside, 'people.mend', `import:${id}`, { count: asked.size });
    const lines = await queries.listLinesOf(db, id, changed);
    const counts = await queries.countKinds(db, id);
    return {
      lines: lines.map(lineShown),
      counts: countsOf(importLineKinds, counts.kinds),
      newWithoutEmail: counts.newWithoutEmail,
    };
  });
}

/** Discards an import. Refuses (404) an unknown one, (409) one that is running or done. */
export async function discardImport(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    await lockOpenImport(inside, id);
    await queries.deleteImport(inside.db, id);
    await recordAudit(inside, 'people.discard', `import:${id}`, {});
  });
}
