import type { contract } from '../../../contract/index.ts';
import { exportCourse } from '../../features/course-archive/export-course.ts';
import { importCourse } from '../../features/course-archive/import-course.ts';
import { answer, type Controller } from '../controller.ts';

/** Courses as files; part of the controller Course. */
export const courseArchive: Controller<Pick<typeof contract.course, 'export' | 'import'>> = {
  async export(context, { id }) {
    const zip = await exportCourse(context, id);
    return answer({ ...zip, contentType: 'application/zip', isAttachment: true });
  },
  async import(context, { file, DryRun }) {
    const imported = await importCourse(context, file, DryRun ?? false);
    return answer(imported, {
      message: imported.id === null ? 'Nada cambió todavía.' : 'El curso se importó: es un borrador.',
    });
  },
};
