import { bundleLinkSeconds } from '../../../contract/constants.ts';
import { mediaTypes } from '../../../contract/content/media-types.ts';
import { contract } from '../../../contract/index.ts';
import { handOutBundle, openBundle } from '../../features/service-state/backup-runs.ts';
import {
  askForBackup,
  askForRehearsal,
  getServiceState,
} from '../../features/service-state/service-state.ts';
import {
  getQueue,
  getRecentChanges,
  getUsedSpace,
  retryFailedJobs,
} from '../../features/service-state/state-details.ts';
import { answer, type Controller } from '../call/controller.ts';
import { signLink } from '../call/signed-links.ts';

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
  async getBundleLink(context, { Id: id }) {
    await handOutBundle(context, id);
    return answer({ url: signLink(context, contract.estado.downloadBundle, { id }, bundleLinkSeconds) });
  },
  async downloadBundle(context, { id }) {
    const { isEncrypted, ...file } = await openBundle(context, id);
    return answer({ ...file, contentType: mediaTypes[isEncrypted ? 'age' : 'tar'], isAttachment: true });
  },
};
