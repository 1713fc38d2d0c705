import type { contract } from '../../../contract/index.ts';
import * as revisions from '../../features/courses/revisions.ts';
import { restoreRevision } from '../../features/courses/save-course.ts';
import { answer, type Controller } from '../controller.ts';
import { courseSettings } from './course-fields.ts';

type Rows = Pick<typeof contract.course, 'getRevisions' | 'getRevision' | 'restoreRevision'>;

type Listed = Awaited<ReturnType<typeof revisions.listRevisions>>[number];

const revision = (row: Listed) => ({
  version: row.version,
  title: row.title,
  published: row.isPublished,
  savedAt: row.savedAt.toISOString(),
  savedBy: row.savedBy,
});

/** The calls of a course's versions; part of the controller Course. */
export const courseRevisions: Controller<Rows> = {
  async getRevisions(context, { id }) {
    return answer((await revisions.listRevisions(context, id)).map(revision));
  },
  async getRevision(context, { id, version }) {
    const found = await revisions.getRevision(context, id, version);
    return answer({ ...revision(found), ...courseSettings(found) });
  },
  async restoreRevision(context, input) {
    const saved = await restoreRevision(context, input.Id, input.Revision, input.Version);
    return answer(saved, { message: 'La versión se restauró.' });
  },
};
