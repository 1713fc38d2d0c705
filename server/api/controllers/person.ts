import type { contract } from '../../../contract/index.ts';
import { getPerson, listPersonAttempts } from '../../features/people/people.ts';
import { answer, type Controller } from '../call/controller.ts';

export const person: Controller<typeof contract.person> = {
  async get(context, { id }) {
    return answer(await getPerson(context, id));
  },
  async getAttempts(context, { id, ...list }) {
    const { rows, total } = await listPersonAttempts(context, id, list);
    return answer(rows, { total });
  },
};
