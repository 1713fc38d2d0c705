import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { trashOne } from '../bulk/rows.calls.ts';
import { savedPicture } from './cover-images.calls.ts';
import * as pictures from './media.ts';

type Row = Awaited<ReturnType<typeof pictures.listMedia>>['rows'][number];

const shown = ({ file, createdAt, ...row }: Row) => ({ ...row, path: file, date: createdAt.toISOString() });

export const media: Controller<typeof contract.media> = {
  async get(context, input) {
    const { rows, total } = await pictures.listMedia(context, input);
    return answer(rows.map(shown), { total });
  },
  async add(context, { file, Alt, ...crop }) {
    const added = await pictures.addMedia(context, { file, alt: Alt ?? '', crop });
    return answer(shown(added), savedPicture(added));
  },
  async update(context, { Id, Alt }) {
    await pictures.changeMedia(context, Id, Alt);
    return answer(null, { message: 'Los cambios se guardaron.' });
  },
  delete: trashOne(pictures.removeMedia, 'La imagen'),
};
