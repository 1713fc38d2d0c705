import type { InputOf } from '../../../contract/endpoint.ts';
import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { exportParameters, readParameterTable, updateParameters } from './parameter-table.ts';
import { listParameters, listRevisions, restoreRevision, updateParameter } from './parameters.ts';

export const parameter: Controller<typeof contract.parameter> = {
  async get(context, { al }) {
    const facts = await listParameters(context, al || undefined);
    return answer(facts.map(({ key, ...fact }) => ({ name: key, ...fact })));
  },
  async update(context, input) {
    const saved = await updateParameter(context, input.Name, changeOf(input), input.Version);
    return answer(saved, { message: 'Guardado. Todos los textos ya lo muestran.' });
  },
  async updateMany(context, { Items }) {
    const rows = Items.map((item) => ({ key: item.Name, change: changeOf(item), version: item.Version }));
    return answer(await updateParameters(context, rows));
  },
  async export(context) {
    return answer({ ...(await exportParameters(context)), isAttachment: true });
  },
  async readTable(_, { file }) {
    return answer(await readParameterTable(file), { message: 'Nada cambió todavía.' });
  },
  async getRevisions(context, { Name }) {
    const saved = await listRevisions(context, Name);
    return answer(saved.map((each) => ({ ...each, savedAt: each.savedAt.toISOString() })));
  },
  async restoreRevision(context, { Name, Revision, Version }) {
    return answer(await restoreRevision(context, Name, Revision, Version), {
      message: 'La versión se restauró.',
    });
  },
};

const changeOf = ({
  Value,
  Source,
  Link,
  ValidFrom,
  Reviewed,
  Asked,
}: InputOf<(typeof contract.parameter)['update']>) => ({
  value: Value === '' ? null : Value,
  source: Source,
  link: Link,
  validFrom: ValidFrom === '' ? null : ValidFrom,
  reviewed: Reviewed === '' ? null : Reviewed,
  asked: Asked,
});
