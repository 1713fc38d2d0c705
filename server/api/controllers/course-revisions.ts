import type { contract } from '../../../contract/index.ts';
import * as revisions from '../../features/courses/revisions.ts';
import { previewCourse } from '../../features/courses/save-course.ts';
import { renderText } from '../../features/rendered-texts/rendered-texts.ts';
import { answer, type Controller } from '../call/controller.ts';
import { courseFields } from './course-fields.ts';
import { revisionFields } from './revision-fields.ts';

type Rows = Pick<typeof contract.course, 'getRevisions' | 'getRevision' | 'restoreRevision' | 'preview'>;

/** The calls on a course's versions, including the unsaved one; part of the controller Course. */
export const courseRevisions: Controller<Rows> = {
  async preview(context, { Description, ModuleList }) {
    const { description, modules } = await previewCourse({
      descriptionHtml: Description,
      modules: ModuleList,
    });
    return answer({
      description: (await renderText(context, description)).html,
      modules: (await renderText(context, modules)).html,
    });
  },
  async getRevisions(context, { id }) {
    return answer((await revisions.listRevisions(context, id)).map(revisionFields));
  },
  async getRevision(context, { id, version }) {
    const found = await revisions.getRevision(context, id, version);
    return answer({ ...revisionFields(found), ...courseFields(context, found) });
  },
  async restoreRevision(context, input) {
    const saved = await revisions.restoreRevision(context, input.Id, input.Revision, input.Version);
    return answer(saved, { message: 'La versión se restauró.' });
  },
};
