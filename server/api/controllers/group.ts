import type { contract } from '../../../contract/index.ts';
import { addManyToGroup, removeManyFromGroup } from '../../features/groups/group-people.ts';
import * as groups from '../../features/groups/groups.ts';
import { answerBulk } from '../call/bulk-answer.ts';
import { answer, type Controller } from '../call/controller.ts';

export const group: Controller<typeof contract.group> = {
  async get(context, input) {
    const { rows, total } = await groups.listGroups(context, input);
    return answer(rows, { total });
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
