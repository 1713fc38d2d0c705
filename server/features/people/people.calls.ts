import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { getPerson, listPersonAttempts } from './people.ts';

export const person: Controller<typeof contract.person> = {
  async get(context, { id }) {
    return answer(await getPerson(context, id));
  },
  async getAttempts(context, { id, ...list }) {
    const { rows, total } = await listPersonAttempts(context, id, list);
    return answer(rows, { total });
  },
};
