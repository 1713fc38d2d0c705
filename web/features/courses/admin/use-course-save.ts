import type { CourseToEdit } from '../../../../contract/calls/course.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import type { FormDraft } from '../../../lib/forms/use-draft.ts';
import { storeNotice } from '../../../lib/page/notice.ts';
import { textIsSafe, useVersionedSave } from '../../../lib/versions/use-versioned-save.ts';
import type { LoweredMinimum } from '../../attempts/use-lowered-minimum.tsx';
import type { CertificateChange } from '../../certificates/admin/use-certificate-change.tsx';
import type { CourseInput } from './course-comparison.ts';

/**
 * Saves a course and returns to the list. `baseVersion` is the version that the text was begun from. A draft
 * older than the stored course leads to the conflict dialog, like any late save.
 */
export function useCourseSave(
  course: CourseToEdit | null,
  baseVersion: number,
  draft: FormDraft,
  lowered: Pick<LoweredMinimum, 'ask' | 'carryOut'>,
  certificates: Pick<CertificateChange, 'ask'>,
) {
  const api = useApi(textIsSafe);
  return useVersionedSave<CourseInput, CourseToEdit>({
    version: course === null ? undefined : baseVersion || course.version,
    async save(input, version) {
      if (course === null) {
        const { message, data } = await api.course.add(input);
        storeNotice(message, { label: 'Agregar preguntas', href: `/question?id=${data.id}` });
      } else {
        await certificates.ask(
          course.id,
          { isGiven: course.certificado === 1, minimum: course.notaMinima },
          { isGiven: input.Certificado === 1, minimum: input.Calification },
        );
        const isLowered = input.Calification < course.notaMinima;
        const passing = isLowered ? await lowered.ask(course.id, input.Calification) : null;
        const { message } = await api.course.update({ Id: course.id, ...input, Version: version });
        await lowered.carryOut(passing);
        storeNotice(message);
      }
      draft.forget();
      location.assign('/course');
    },
    stored: async () => (await api.course.getToEdit({ id: course?.id ?? 0 })).data,
  });
}
