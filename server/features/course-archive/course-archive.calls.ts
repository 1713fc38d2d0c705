import { mediaTypes } from '../../../contract/files/media-types.ts';
import { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { sourceOf } from '../../api/call/file-source.ts';
import { signLink } from '../../api/call/signed-links.ts';
import { assertExportable, exportCourse } from './export-course.ts';
import { importCourse } from './import-course.ts';

/** Courses as archive files; part of the controller Course. */
export const courseArchive: Controller<Pick<typeof contract.course, 'getExportLink' | 'export' | 'import'>> =
  {
    async getExportLink(context, { id }) {
      await assertExportable(context, id);
      return answer({ url: signLink(context, contract.course.export, { id }) });
    },
    async export(context, { id }) {
      const zip = await exportCourse(context, id);
      return answer({ ...zip, contentType: mediaTypes.zip, isAttachment: true });
    },
    async import(context, { file, UploadId, DryRun }) {
      const imported = await importCourse(context, sourceOf(file, UploadId), DryRun ?? false);
      return answer(imported, {
        message: imported.id === null ? 'Nada cambió todavía.' : 'El curso se importó: es un borrador.',
      });
    },
  };
