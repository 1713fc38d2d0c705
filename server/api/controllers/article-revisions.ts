import type { contract } from '../../../contract/index.ts';
import * as revisions from '../../features/articles/revisions.ts';
import { answer, type Controller } from '../call/controller.ts';
import { articleFields } from './article-fields.ts';
import { revisionFields } from './revision-fields.ts';

type Rows = Pick<typeof contract.article, 'getRevisions' | 'getRevision' | 'restoreRevision'>;

/** The calls of an article's versions; part of the controller Article. */
export const articleRevisions: Controller<Rows> = {
  async getRevisions(context, { id }) {
    return answer((await revisions.listRevisions(context, id)).map(revisionFields));
  },
  async getRevision(context, { id, version }) {
    const found = await revisions.getRevision(context, id, version);
    return answer({ ...revisionFields(found), ...articleFields(found), description: found.html });
  },
  async restoreRevision(context, input) {
    const saved = await revisions.restoreRevision(context, input.Id, input.Revision, input.Version);
    return answer(saved, { message: 'La versión se restauró.' });
  },
};
