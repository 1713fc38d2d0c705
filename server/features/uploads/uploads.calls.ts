import { partBytesCap } from '../../../contract/files/file-kinds.ts';
import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import * as uploads from './uploads.ts';

export const upload: Controller<typeof contract.upload> = {
  async start(context, { Name, SizeBytes, Kind }) {
    const started = await uploads.startUpload(context, { name: Name, sizeBytes: SizeBytes, kind: Kind });
    return answer({ ...started, partBytes: partBytesCap });
  },
  async part(context, { id, offset, bytes }) {
    const { received, isKept } = await uploads.addPart(context, id, offset, bytes);
    if (isKept) return answer({ received });
    return answer({ received }, { icon: 'warning', message: `Faltan los bytes desde el ${received}.` });
  },
  async status(context, { id }) {
    return answer(await uploads.getUpload(context, id));
  },
  async finish(context, { Id, Sha256 }) {
    return answer(await uploads.finishUpload(context, Id, Sha256), { message: 'El archivo llegó entero.' });
  },
};
