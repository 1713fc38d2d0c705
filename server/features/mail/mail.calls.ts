import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { getActivationLink } from '../accounts/recovery/activation-link.ts';
import { listMails } from './outbox.ts';

export const mail: Controller<typeof contract.mail> = {
  async get(context, input) {
    const { rows, total } = await listMails(context, input);
    return answer(rows, { total });
  },
  async getActivationLink(context, { id }) {
    return answer({ link: await getActivationLink(context, id) });
  },
};
