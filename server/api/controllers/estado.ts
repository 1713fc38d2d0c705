import type { contract } from '../../../contract/index.ts';
import {
  askForBackup,
  askForRehearsal,
  getServiceState,
} from '../../features/service-state/service-state.ts';
import { answer, type Controller } from '../call/controller.ts';

export const estado: Controller<typeof contract.estado> = {
  async get(context) {
    return answer(await getServiceState(context));
  },
  async backUp(context) {
    await askForBackup(context);
    return answer(null, { message: 'La copia empezó. Esta página dice cuándo está.' });
  },
  async rehearse(context) {
    await askForRehearsal(context);
    return answer(null, { message: 'El ensayo empezó. Esta página dice cómo salió.' });
  },
};
