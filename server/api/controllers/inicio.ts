import type { contract } from '../../../contract/index.ts';
import { getOverview } from '../../features/overview/overview.ts';
import { answer, type Controller } from '../call/controller.ts';

export const inicio: Controller<typeof contract.inicio> = {
  async get(context) {
    return answer(await getOverview(context));
  },
};
