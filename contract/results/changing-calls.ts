import { bulkCall } from '../bulk.ts';
import { minimumGradeRange } from '../constants.ts';
import { optionalText, requiredText, rowId, wholeNumber } from '../fields.ts';
import { optionalGroupName } from '../groups/fields.ts';

/** Administrators' changes of enrolments and results (spec 17.6, 17.7); all calls are extensions. */
export const resultChanges = {
  removeMany: bulkCall(
    'Result/RemoveMany',
    'final',
    'Takes people out of a course: without a result they are gone, with one the enrolment is closed (`archived`) with the reason',
    {
      courseId: rowId(),
      /** Required for members with an attempt or a grade. */
      Reason: optionalText(500),
    },
  ),
  reopenMany: bulkCall('Result/ReopenMany', 'undoable', 'Opens closed enrolments of a course again', {
    courseId: rowId(),
  }),
  setGroupMany: bulkCall(
    'Result/SetGroupMany',
    'undoable',
    'Gives people a group in this course alone, which is made if nobody has that name; without Group takes theirs away',
    { courseId: rowId(), Group: optionalGroupName },
  ),
  passMany: bulkCall(
    'Result/PassMany',
    'certified',
    'Passes people by a grade given by hand, with its reason, and issues what is due',
    {
      courseId: rowId(),
      Calification: wholeNumber('La nota va de 1 a 100.', minimumGradeRange.min, minimumGradeRange.max),
      Reason: requiredText('Escribe el motivo: queda guardado con la nota.', 500),
    },
  ),
};
