import type { contract } from '../../../contract/index.ts';
import { importDocx } from '../../features/articles/import-docx.ts';
import { answer, type Controller } from '../call/controller.ts';

/** The import of Word texts; part of the controller Article. */
export const articleImport: Controller<Pick<typeof contract.article, 'importDocx'>> = {
  async importDocx(context, { file }) {
    return answer(await importDocx(context, file), { message: 'El documento se importó.' });
  },
};
