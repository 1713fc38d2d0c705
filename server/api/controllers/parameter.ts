import type { contract } from '../../../contract/index.ts';
import {
  listParameters,
  listRevisions,
  restoreRevision,
  updateParameter,
} from '../../features/parameters/parameters.ts';
import { answer, type Controller } from '../call/controller.ts';

export const parameter: Controller<typeof contract.parameter> = {
  async get(context) {
    const facts = await listParameters(context);
    return answer(facts.map(({ key, ...fact }) => ({ name: key, ...fact })));
  },
  async update(context, { Name, Value, Source, Link, ValidFrom, Reviewed, Asked, Version }) {
    const change = {
      value: Value === '' ? null : Value,
      source: Source,
      link: Link,
      validFrom: ValidFrom === '' ? null : ValidFrom,
      reviewed: Reviewed === '' ? null : Reviewed,
      asked: Asked,
    };
    const saved = await updateParameter(context, Name, change, Version);
    return answer(saved, { message: 'Guardado. Todos los textos ya lo muestran.' });
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
