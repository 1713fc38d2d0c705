import type { contract } from '../../../contract/index.ts';
import { answerBulk } from '../../api/call/bulk-answer.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { addManyToGroup, removeManyFromGroup } from './group-people.ts';
import * as groups from './groups.ts';

export const group: Controller<typeof contract.group> = {
  async get(context, input) {
    const { rows, total } = await groups.listGroups(context, input);
    return answer(rows, { total });
  },
  async getToEdit(context, { id }) {
    return answer(await groups.getGroup(context, id));
  },
  async getNames(context) {
    return answer(await groups.listGroupNames(context));
  },
  async add(context, { Name }) {
    return answer(await groups.addGroup(context, Name), { message: 'El grupo se guardó.' });
  },
  async update(context, { Id, Name, Version }) {
    await groups.renameGroup(context, Id, Name, Version);
    return answer(null, { message: 'El grupo se guardó.' });
  },
  async merge(context, { Id, IntoId }) {
    await groups.mergeGroup(context, Id, IntoId);
    return answer(null, { message: 'Los dos grupos son uno.' });
  },
  async delete(context, { id }) {
    await groups.removeGroup(context, id);
    return answer(null, { message: 'El grupo se eliminó. Sus personas siguen.' });
  },
  async addPeople(context, { Items, Group }) {
    const results = await addManyToGroup(context, Items, Group);
    return answerBulk(results, ['Se puso a 1 persona en el grupo', 'Se puso a # personas en el grupo']);
  },
  async removePeople(context, { Items, GroupId }) {
    const results = await removeManyFromGroup(context, Items, GroupId);
    return answerBulk(results, ['Se sacó a 1 persona del grupo', 'Se sacó a # personas del grupo']);
  },
};
