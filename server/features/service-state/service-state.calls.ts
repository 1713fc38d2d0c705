import { bundleLinkSeconds } from '../../../contract/constants.ts';
import { mediaTypes } from '../../../contract/files/media-types.ts';
import { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { signLink } from '../../api/call/signed-links.ts';
import { handOutBundle, openBundle } from './backup-runs.ts';
import { askForBackup, askForRehearsal, getServiceState } from './service-state.ts';
import { getQueue, getRecentChanges, getUsedSpace, retryFailedJobs } from './state-details.ts';

export const estado: Controller<typeof contract.estado> = {
  async get(context) {
    return answer(await getServiceState(context));
  },
  async getUsedSpace(context) {
    return answer(await getUsedSpace(context));
  },
  async getChanges(context) {
    return answer(await getRecentChanges(context));
  },
  async getQueue(context) {
    return answer(await getQueue(context));
  },
  async retry(context, { Task: task }) {
    const count = await retryFailedJobs(context, task);
    return answer(null, {
      message: count === 0 ? 'Ya no quedaba ninguna por intentar.' : 'Se intenta otra vez ahora.',
    });
  },
  async backUp(context) {
    await askForBackup(context);
    return answer(null, { message: 'La copia empezó. Esta página dice cuándo está.' });
  },
  async rehearse(context) {
    await askForRehearsal(context);
    return answer(null, { message: 'El ensayo empezó. Esta página dice cómo salió.' });
  },
  async getBundleLink(context, { Id: id, Passphrase: passphrase, PassphraseAgain: again }) {
    const key = await handOutBundle(context, id, { passphrase, again });
    const input = { id, ...(key !== undefined && { key }) };
    return answer({ url: signLink(context, contract.estado.downloadBundle, input, bundleLinkSeconds) });
  },
  async downloadBundle(context, { id, key }) {
    const file = await openBundle(context, id, key);
    return answer({ ...file, contentType: mediaTypes.age, isAttachment: true });
  },
};
