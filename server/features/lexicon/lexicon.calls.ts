import type { contract } from '../../../contract/index.ts';
import { counted } from '../../../contract/text/counted.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { trashMany, trashOne } from '../bulk/rows.calls.ts';
import { explainSearch } from '../search/explain-search.ts';
import * as groups from './lexicon.ts';
import { exportGroups, importGroups } from './lexicon-table.ts';

export const lexicon: Controller<typeof contract.lexicon> = {
  async get(context) {
    return answer(await groups.listGroups(context));
  },
  async try(context, { Value }) {
    return answer(await explainSearch(context, Value));
  },
  async add(context, { Kind, Words }) {
    return answer(await groups.addGroup(context, Kind, Words), {
      message: 'Se guardó: el buscador ya lo entiende.',
    });
  },
  async update(context, { Id, Words, Version }) {
    return answer(await groups.changeGroup(context, Id, Words, Version), {
      message: 'Se guardó: el buscador ya lo entiende.',
    });
  },
  delete: trashOne(groups.removeGroup, 'El grupo'),
  deleteMany: trashMany(groups.removeGroup, 'grupo', 'grupos'),
  async export(context) {
    return answer({ ...(await exportGroups(context)), isAttachment: true });
  },
  async import(context, { file }) {
    const taken = await importGroups(context, file);
    const { added, changed, wrong } = taken;
    const done = `Entraron ${counted(added + changed, 'grupo', 'grupos')}.`;
    return answer(taken, {
      message:
        wrong.length === 0 ? done : `${done} ${counted(wrong.length, 'fila quedó', 'filas quedaron')} fuera.`,
    });
  },
};
