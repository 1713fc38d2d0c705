import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { importFile } from './import-file.ts';
import {
  discardImport,
  getImport,
  listImportLines,
  listImports,
  mendImportLines,
  setImportColumns,
  startImport,
} from './people-import.ts';
import { runImport } from './run-import.ts';

/** Importing people; part of the controller Usuario. */
export const peopleImportHandlers: Controller<
  Pick<
    typeof contract.usuario,
    | 'import'
    | 'getImports'
    | 'getImport'
    | 'getImportLines'
    | 'setImportColumns'
    | 'mendImportLines'
    | 'runImport'
    | 'deleteImport'
    | 'downloadImport'
  >
> = {
  async import(context, { file, Cells }) {
    const id = await startImport(context, { file, cells: Cells });
    return answer({ id }, { message: 'La lista está leída. Todavía no cambió nada.' });
  },
  async getImports(context, input) {
    const { rows, total } = await listImports(context, input);
    return answer(rows, { total });
  },
  async getImport(context, { Id }) {
    return answer(await getImport(context, Id));
  },
  async getImportLines(context, { Id, Kind, Outcome, ...input }) {
    const { rows, total } = await listImportLines(context, Id, { ...input, kind: Kind, outcome: Outcome });
    return answer(rows, { total });
  },
  async setImportColumns(context, { Id, Columns, NameOrder }) {
    await setImportColumns(context, Id, { fields: Columns, nameOrder: NameOrder });
    return answer(null, { message: 'Las columnas están leídas. Todavía no cambió nada.' });
  },
  async mendImportLines(context, { Id, Lines, Values, Answer }) {
    return answer(await mendImportLines(context, Id, { lines: Lines, values: Values, answer: Answer }));
  },
  async runImport(context, { Id, Version, CourseIds, CourseOf = [], Group = '', Access, TellExisting }) {
    const plan = {
      courseIds: [...new Set(CourseIds)],
      courseOf: Object.fromEntries(CourseOf.map(({ Value, CourseId }) => [Value, CourseId])),
      group: Group,
      access: Access,
      tellExisting: TellExisting,
    };
    await runImport(context, Id, Version, plan);
    return answer(null, { message: 'La importación está en marcha.' });
  },
  async deleteImport(context, { Id }) {
    await discardImport(context, Id);
    return answer(null, { message: 'La lista se descartó. Nadie se agregó.' });
  },
  async downloadImport(context, { Id, Format, Kind }) {
    return answer({ ...(await importFile(context, Id, { format: Format, kind: Kind })), isAttachment: true });
  },
};
