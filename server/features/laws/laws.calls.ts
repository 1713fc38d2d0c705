import { mediaTypes } from '../../../contract/files/media-types.ts';
import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { arrange, trashMany, trashOne } from '../bulk/rows.calls.ts';
import * as laws from './laws.ts';

export const leyReglamento: Controller<typeof contract.leyReglamento> = {
  async get(context, input) {
    const { rows, total } = await laws.listLaws(context, input);
    return answer(
      rows.map(({ file, fileType, ...row }) => ({ ...row, path: file, type: fileType })),
      { total },
    );
  },
  async downloadLeyReglamento(context, { fileId }) {
    const { fileType, ...file } = await laws.openLawFile(context, fileId);
    return answer({ ...file, contentType: mediaTypes[fileType], isAttachment: true });
  },
  async add(context, input) {
    const texts = { title: input.Title, description: input.Description ?? '' };
    return answer(await laws.addLaw(context, texts, input.file), { message: 'El documento se guardó.' });
  },
  async update(context, input) {
    const texts = { title: input.Title, description: input.Description };
    const given = { texts, received: input.file };
    return answer(await laws.changeLaw(context, input.Id, given, input.Version), {
      message: 'Los cambios se guardaron.',
    });
  },
  deleteLeyReglamento: trashOne(laws.removeLaw, 'El documento'),
  deleteMany: trashMany(laws.removeLaw, 'documento', 'documentos'),
  order: arrange(laws.orderLaws),
};
