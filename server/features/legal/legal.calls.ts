import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import {
  getLegalPageToEdit,
  listLegalRevisions,
  readLegalPage,
  restoreLegalRevision,
  updateLegalPage,
} from './legal.ts';

export const legal: Controller<typeof contract.legal> = {
  async get(context, { Page }) {
    const { savedAt, ...shown } = await readLegalPage(context, Page);
    return answer({ ...shown, revised: savedAt?.toISOString() ?? null });
  },
  async getToEdit(context, { Page }) {
    const { savedAt, ...page } = await getLegalPageToEdit(context, Page);
    return answer({ ...page, savedAt: savedAt?.toISOString() ?? null });
  },
  async update(context, { Page, Text, Version }) {
    return answer(await updateLegalPage(context, Page, Text, Version), {
      message: 'La página se guardó. El portal ya la muestra.',
    });
  },
  async getRevisions(context, { Page }) {
    const saved = await listLegalRevisions(context, Page);
    return answer(saved.map((each) => ({ ...each, savedAt: each.savedAt.toISOString() })));
  },
  async restoreRevision(context, { Page, Revision, Version }) {
    return answer(await restoreLegalRevision(context, Page, Revision, Version), {
      message: 'La versión se restauró.',
    });
  },
};
